export { createMetrics } from './metrics';
export { serveMetrics } from './serve';
