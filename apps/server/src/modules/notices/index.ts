export { countReached, sendBroadcast } from './broadcast';
export { notify } from './notify';
export { noticesJobs } from './publish';
export { noticesRoutes } from './routes';
