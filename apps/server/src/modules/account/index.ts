export { accountJobs } from './jobs';
export { accountRoutes } from './routes';
