import { lazy } from 'react';

/** Each is fetched when it is shown: what draws the cases comes after the figures above them. */
export const OpenTopups = lazy(async () => ({ default: (await import('./topup-list')).OpenTopups }));
export const TopupList = lazy(async () => ({ default: (await import('./topup-list')).TopupList }));
export const TopupDialog = lazy(() => import('./topup-dialog'));
