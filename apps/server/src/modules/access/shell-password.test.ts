import { randomUUID } from 'node:crypto';
import { calls } from '@fairlead/contract';
import { authorizationCode } from '@fairlead/db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing';
import { digestOf, NO_TERMS, registerPerson } from '../../testing/people';
import { hashCode } from './codes';
import { SANDBOX_KID, sandboxSigningKey } from './keys';
import { signTicket } from './shell-ticket';

const MINUTE_MS = 60_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const ticketFor = (sub: string): string => {
  const exp = Math.floor((server.clock.now().getTime() + 4 * MINUTE_MS) / 1_000);
  const claims = { sub, name: 'Ada Lovelace', lang: 'en', jti: randomUUID(), exp };
  return signTicket(sandboxSigningKey(server.services.config), SANDBOX_KID, claims);
};
const login = (ticket: string) => server.call(calls.auth.loginV2, { ticket });

/** Opens an account through the shell; returns the identity's name for it. */
const openAccount = async (): Promise<string> => {
  const sub = randomUUID();
  const ticket = ticketFor(sub);
  const code = { codeHash: hashCode(sub), createdAt: server.clock.now() };
  await server.database.orm.insert(authorizationCode).values(code);
  await server.call(calls.auth.openStore, { ticket, authorization_code: sub });
  expect((await server.call(calls.auth.registerV2, { ticket, accepted_terms: NO_TERMS })).code).toBe(200);
  return sub;
};

describe('a forgotten transaction password of somebody who has no login password', () => {
  const old = digestOf('246813');
  const fresh = digestOf('975310');
  const set = (token: string, request: Record<string, unknown>) =>
    server.call(calls.wallet.setPassword, { password: fresh, ...request }, { token });
  const personWithPin = async () => {
    const sub = await openAccount();
    const { token } = (await login(ticketFor(sub))).data;
    expect((await set(token, { password: old })).code).toBe(200);
    return { sub, token };
  };
  const notices = async (token: string) =>
    (await server.call(calls.notification.list, {}, { token })).data.items.map(({ title }) => title);

  it('is set anew within ten minutes of a fresh ticket; payouts then wait 24 hours, and it is notified', async () => {
    const { sub, token } = await personWithPin();
    server.clock.turn(10 * MINUTE_MS);
    const late = await set(token, { by_sign_in: true });
    expect(late).toMatchObject({ code: 400, data: { reason: 'sign_in_not_fresh' } });
    const again = (await login(ticketFor(sub))).data.token;
    expect((await set(again, { by_sign_in: true })).code).toBe(200);
    expect((await server.call(calls.wallet.checkPassword, { password: fresh }, { token })).code).toBe(200);
    const { withdrawal } = (await server.call(calls.wallet.property, {}, { token })).data;
    const until = new Date(server.clock.now().getTime() + 24 * 60 * MINUTE_MS).toISOString();
    expect(withdrawal.blockers).toContainEqual(expect.objectContaining({ reason: 'password_cooled', until }));
    expect(await notices(token)).toContain('Transaction password reset');
    expect((await set(token, { by_sign_in: true })).data.reason).toBe('sign_in_not_fresh');
  });

  it('no hold without reason and end: set anew over and over it delays payouts once in a month', async () => {
    const { sub, token } = await personWithPin();
    const setAnew = async (password: string) => {
      const again = (await login(ticketFor(sub))).data.token;
      expect((await set(again, { by_sign_in: true, password })).code).toBe(200);
    };
    await setAnew(fresh);
    const delayed = async () =>
      (await server.call(calls.wallet.property, {}, { token })).data.withdrawal.blockers.some(
        ({ reason }) => reason === 'password_cooled',
      );
    expect(await delayed()).toBe(true);
    server.clock.turn(23 * 60 * MINUTE_MS);
    await setAnew(old);
    server.clock.turn(60 * MINUTE_MS + 1);
    expect(await delayed()).toBe(false);
    await setAnew(fresh);
    expect(await delayed()).toBe(false);
  });

  it('is not set by a fresh sign-in of somebody who has a login password', async () => {
    const { token } = await registerPerson(server, 'fresh_but_with_password');
    expect((await set(token, { password: old })).code).toBe(200);
    expect((await set(token, { by_sign_in: true })).data.fields).toEqual({ old_password: 'required' });
  });
});
