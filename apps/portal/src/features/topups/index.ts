import { lazy } from 'react';

export { OpenTopups, TopupList } from './topup-list';

/** Fetched when it is opened. */
export const TopupDialog = lazy(() => import('./topup-dialog'));
