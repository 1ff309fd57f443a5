export { countReached, sendBroadcast } from './broadcast';
export { notify } from './notify';
export { notificationsJobs } from './publish';
export { notificationsRoutes } from './routes';
