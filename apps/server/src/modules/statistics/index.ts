export { readOrderFigures } from './figures';
export { statisticsRoutes } from './routes';
