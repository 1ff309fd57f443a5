export { serveApps } from './apps';
export { serveDocs } from './docs';
export { serveGuests } from './guest-page';
export { answerGuard } from './headers';
export { serveSupport } from './support-page';
