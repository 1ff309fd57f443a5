export { notify } from './notify';
export { noticesRoutes } from './routes';
