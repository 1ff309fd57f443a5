import { lazy } from 'react';

/** The page of an address that does not exist; hardly anybody sees it, so it is no part of the first load. */
export const Missing = lazy(() => import('./missing-page'));
