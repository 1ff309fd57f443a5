export type { Queues } from './queue';
export { consoleRoutes } from './routes';
