export { setLead } from './lead';
export { followRoutes } from './routes';
