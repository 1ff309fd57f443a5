export { serveApps } from './apps';
export { serveSupport } from './support-page';
