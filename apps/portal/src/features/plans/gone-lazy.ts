import { lazy } from 'react';

/** Hardly anybody comes to what is not there: its drawing is fetched then. */
export const Gone = /* @__PURE__ */ lazy(() => import('./gone'));
