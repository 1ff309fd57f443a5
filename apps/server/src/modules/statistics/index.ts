export { readOtherPlans } from './breakdown';
export { readDaysSpan } from './days';
export { readPeriodSpan } from './overview';
export { statisticsRoutes } from './routes';
export { isTimeZone } from './time-zone';
