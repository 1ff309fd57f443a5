export { AS_OF, readOrderFigures } from './figures';
export { readPeriodStart } from './overview';
export { statisticsRoutes } from './routes';
export { isTimeZone } from './time-zone';
