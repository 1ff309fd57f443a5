export { turnableClock } from './clock';
export { replaceRoutes, startTestServer, type TestServer } from './server';
