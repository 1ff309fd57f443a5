export { serveApps } from './apps';
export { serveGuests } from './guest-page';
export { serveSupport } from './support-page';
