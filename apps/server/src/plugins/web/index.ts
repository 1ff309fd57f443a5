export { serveApps } from './apps';
export { serveDocs } from './docs';
export { answerGuard } from './headers';
export { serveSupport } from './support-page';
