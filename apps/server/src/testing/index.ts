export { type TurnableClock, turnableClock } from './clock';
export {
  type CallOptions,
  type Reply,
  startTestServer,
  type TestServer,
  type TestServerOptions,
} from './server';
