export { objectionsJobs, objectionsRoutes } from './routes';
