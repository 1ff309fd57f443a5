export { traceRequests } from './requests';
export { startTracing, type Tracing } from './start';
