import type { Language } from '@fairlead/i18n';
import { languageFrom } from '../../http/reader';

/** Who the host app says that a person is. */
export interface ShellIdentity {
  /** The host app's own name for the person, never shown. */
  readonly subject: string;
  readonly name: string;
  readonly lang: Language;
  /** Names the ticket; it and its stand-in sign in once between them. */
  readonly jti: string;
  /** When what was shown ends: the ticket, or its stand-in. */
  readonly expiresAt: Date;
}

/** A ticket or stand-in as it was read; a refused one may still say in which language to tell it. */
export type ReadTicket =
  | { readonly ok: true; readonly identity: ShellIdentity }
  | { readonly ok: false; readonly lang?: Language };

/** The language of the interface for a tag of the host app, such as `zh-Hant` or our own `cht`. */
export const languageOfTag = (tag: string): Language => languageFrom({ 'accept-language': tag });
