import { lazy } from 'react';
import { translator } from '../../../shared/i18n/translator';

/** Fetched by those alone whose account is blocked, or who are closing it. */
export const AccountStanding = lazy(async () => {
  const [module] = await Promise.all([import('./account-standing'), translator.need('account')]);
  return module;
});
