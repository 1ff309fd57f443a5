export { type Gauges, secondsOf } from './gauges';
export { createMetrics } from './metrics';
export { serveMetrics } from './serve';
