export { readDaysSpan } from './days';
export { readPeriodStart } from './overview';
export { statisticsRoutes } from './routes';
export { isTimeZone } from './time-zone';
