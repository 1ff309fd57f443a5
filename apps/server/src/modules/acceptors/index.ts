export { changeAcceptance, lockAcceptance, readAcceptance } from './acceptance';
export { acceptorsJobs, acceptorsRoutes } from './routes';
