export { turnableClock } from './clock';
export { startTestServer, type TestServer } from './server';
