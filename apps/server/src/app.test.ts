import { calls } from '@fairlead/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './testing';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('answers a call that nobody has built with code 501', async () => {
  const reply = await server.call(calls.coupon.receive, { campaign: 'x' });
  expect(reply).toMatchObject({ status: 200, code: 501, data: { reason: 'not_built' } });
});
