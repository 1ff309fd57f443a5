import { lazy } from 'react';
import { translator } from '../../shared/i18n/translator';

/** The put's dialog, fetched when it is opened together with the phrases of refusals that it may show. */
export const PutDialog = lazy(async () => {
  const [module] = await Promise.all([import('./put-dialog'), translator.need('reasons')]);
  return module;
});
