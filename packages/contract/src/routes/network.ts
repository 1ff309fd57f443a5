import type { Route } from './route';

/** Every call that a delivery network makes to the programme, below the networks' base path. */
export const networkRoutes = {
  'network.reports': { method: 'POST', path: '/reports' },
} as const satisfies Readonly<Record<string, Route>>;
