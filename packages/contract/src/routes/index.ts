import { appRoutes } from './app';
import { consoleRoutes } from './console';
import { fileRoutes } from './files';
import { networkRoutes } from './network';

export { appRoutes } from './app';
export { consoleRoutes } from './console';
export { fileRoutes } from './files';
export { networkRoutes } from './network';
export type { Route } from './route';

/** The tables of the three surfaces; the server mounts each under its own base path. */
export const routes = {
  app: { ...appRoutes, ...fileRoutes },
  console: consoleRoutes,
  network: networkRoutes,
} as const;

export type Surface = keyof typeof routes;
export type AppCallId = keyof typeof routes.app;
export type ConsoleCallId = keyof typeof consoleRoutes;
export type NetworkCallId = keyof typeof networkRoutes;
export type CallId = AppCallId | ConsoleCallId | NetworkCallId;
