import { createTranslator, pseudoPack } from '@fairlead/i18n';

/** The development server shows the pseudo-language at `?pseudo`. */
const wantsPseudo = import.meta.env.DEV && new URLSearchParams(location.search).has('pseudo');

/** The one translator of the app. */
export const translator = createTranslator(undefined, wantsPseudo ? pseudoPack : undefined);
