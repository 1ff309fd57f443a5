export { createTestClock, type TestClock } from './clock';
export { type CallOptions, type Reply, startTestServer, type TestServer, type TestServerOptions } from './server';
