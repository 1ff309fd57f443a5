export { serveApps } from './apps';
