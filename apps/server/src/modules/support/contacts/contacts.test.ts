import { calls } from '@fairlead/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    environment: { OPERATOR_COMPLAINTS_ADDRESS: '1 <Quay> & Harbour Street' },
  });
});
afterAll(() => server.close());

const page = async (url: string, language = 'en') =>
  (await server.server.inject({ method: 'GET', url, headers: { 'accept-language': language } })) as {
    statusCode: number;
    body: string;
    headers: Record<string, unknown>;
  };

it('money talk only on record: every contact says what staff never ask for', async () => {
  const { data } = await server.call(calls.config.basic, {});
  const contacts = [...data.customer_service_url, ...data.recharge_customer_service_url];
  for (const url of contacts.map((contact) => contact.url)) {
    const { statusCode, body } = await page(url);
    expect(statusCode).toBe(200);
    expect(body).toContain('Staff never ask for your password, nor for money to release money.');
    expect(body).toContain('<html lang="en">');
  }
});

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

it("writes the operator's address as text, never as markup, and runs no script", async () => {
  const { body, headers } = await page('/support/guest');
  expect(body).toContain('By letter: 1 &lt;Quay> &amp; Harbour Street');
  expect(String(headers['content-security-policy'])).toContain("script-src 'self'");
  expect(body).not.toMatch(/<script|\son\w+=/);
});
