export { consoleRoutes } from './routes';
