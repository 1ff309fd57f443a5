export { createMetrics, type Metrics } from './metrics';
export { serveMetrics } from './serve';
