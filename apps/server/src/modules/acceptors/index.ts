export { acceptanceKind } from './propose-confirmation';
export { acceptorsJobs, acceptorsRoutes } from './routes';
