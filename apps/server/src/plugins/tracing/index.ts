export { traceRequests } from './requests';
export { startTracing } from './start';
