import { lazy } from 'react';
import { translator } from '../../shared/i18n/translator';

export { Overview } from './overview';
export { Greeting, Standing } from './standing';

/** At the end of home. */
export const Tiles = lazy(async () => ({ default: (await import('./tiles')).Tiles }));

/** Below the first figures: it comes after them, with its words. */
export const RecentPlans = lazy(async () => {
  const [plans] = await Promise.all([import('./recent-plans'), translator.need('plans')]);
  return plans;
});
