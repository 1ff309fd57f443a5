export { notify } from './notify';
export { broadcastKind } from './propose-broadcast';
export { notificationsJobs } from './publish';
export { notificationsRoutes } from './routes';
export { COUNTED_MS, lettersOf, RECIPIENTS_MAX } from './same-text';
