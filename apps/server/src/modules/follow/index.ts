export { closePublications } from './publish';
export { followRoutes } from './routes';
