import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const page = async (url: string) =>
  (await server.server.inject({ method: 'GET', url })) as {
    statusCode: number;
    headers: Record<string, unknown>;
  };

it('leads from the address of a chat to the app, and from a foreign one to no other desk', async () => {
  for (const [asked, desk] of [
    ['?topic=recharge', 'recharge'],
    ['?topic=general', 'general'],
    ['?topic=//evil.example', 'general'],
    ['', 'general'],
  ]) {
    const { statusCode, headers } = await page(`/support/chat${asked}`);
    expect(statusCode).toBe(302);
    expect(headers.location).toBe(`/#/customer?url=%2Fsupport%2Fchat%3Ftopic%3D${desk}`);
  }
});

it('leads from the address of the guests to the app', async () => {
  const { statusCode, headers } = await page('/support/guest?topic=recharge');
  expect(statusCode).toBe(302);
  expect(headers.location).toBe('/#/support');
});
