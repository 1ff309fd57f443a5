export { readEvidence } from './evidence';
export { consoleRoutes } from './routes';
