export { notify } from './notify';
export { broadcastKind } from './propose-broadcast';
export { notificationsJobs } from './publish';
export { notificationsRoutes } from './routes';
