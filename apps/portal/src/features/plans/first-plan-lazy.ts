import { lazy } from 'react';

/** The newest plan, for wide windows alone. */
export const FirstPlan = /* @__PURE__ */ lazy(() => import('./first-plan'));
