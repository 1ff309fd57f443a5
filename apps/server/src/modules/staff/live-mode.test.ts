import { allCalls, calls } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { totpAt } from '../../plugins/second-steps/totp';
import { startTestServer, type TestServer } from '../../testing';
import { PASSWORD, signInStaff } from '../../testing/people';

const LIVE = {
  MONEY_MODE: 'live',
  OPERATOR_LEGAL_NAME: 'Quay Ltd',
  OPERATOR_REGISTRATION_NUMBER: 'R 100',
  OPERATOR_REGISTER: 'Companies Registration Office',
  OPERATOR_COUNTRY: 'IE',
  OPERATOR_COMPLAINTS_ADDRESS: 'complaints@quay.example',
  ROOT_SIGNING_KEY: 'MC4CAQAwBQYDK2VwBCIEIAABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4f',
  PUBLIC_URL: 'https://portal.example.org',
  ACCEPT_SINGLE_DISK: 'on',
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: LIVE });
});
afterAll(() => server.close());

const codeFor = (secret: string): string => totpAt(secret, Math.floor(server.clock.now().getTime() / 30_000));

/** What a token opens beyond its own account: calls of the console that it is not stopped at for want of a code. */
const openTo = async (token: string): Promise<string[]> => {
  const built = new Set(server.routes.map(({ call }) => call.id));
  const asked = allCalls.filter(({ id, access, transport }) => {
    return built.has(id) && access.kind === 'staff' && transport === 'json';
  });
  const open: string[] = [];
  for (const call of asked) {
    const { data } = await server.send(call, { no_such_field: '1' }, { token });
    if (data['reason'] !== 'totp_required') open.push(call.id);
  }
  return open;
};

describe('staff sign in with one-time codes in live mode', () => {
  it('a session without them opens nothing but the way to them, whatever its roles', async () => {
    const { token } = await signInStaff(server, 'first_admin', 'admin', 'finance_maker');
    const me = (await server.call(calls.consoleAuth.me, {}, { token })).data;
    expect(me).toMatchObject({ totp: false, totp_demanded: true });
    expect(await openTo(token)).toEqual([
      'consoleAuth.logout',
      'consoleAuth.me',
      'consoleAuth.updatePassword',
      'consoleAuth.enrolTotp',
      'consoleAuth.confirmTotp',
      'consoleAuth.secondSteps',
      'consoleAuth.beginKey',
      'consoleAuth.addKey',
    ]);

    const { secret } = (await server.call(calls.consoleAuth.enrolTotp, { password: PASSWORD }, { token }))
      .data;
    await server.call(calls.consoleAuth.confirmTotp, { totp: codeFor(secret) }, { token });
    const after = (await server.call(calls.consoleAuth.me, {}, { token })).data;
    expect(after).toMatchObject({ totp: true, totp_demanded: false });
    expect((await server.call(calls.consoleStaff.list, {}, { token })).status).toBe(200);
    expect(
      (await server.send(calls.consoleAuth.login, { username: 'first_admin', password: PASSWORD })).data,
    ).toMatchObject({ reason: 'totp_required' });
  });

  it('the code that confirmed them signs nobody in: each counts once', async () => {
    const { token } = await signInStaff(server, 'second_admin', 'admin');
    const { secret } = (await server.call(calls.consoleAuth.enrolTotp, { password: PASSWORD }, { token }))
      .data;
    const login = (totp: string) =>
      server.send(calls.consoleAuth.login, { username: 'second_admin', password: PASSWORD, totp });
    await server.call(calls.consoleAuth.confirmTotp, { totp: codeFor(secret) }, { token });
    expect((await login(codeFor(secret))).data['reason']).toBe('wrong_credentials');
    server.clock.turn(60_000);
    const three = await Promise.all([1, 2, 3].map(() => login(codeFor(secret))));
    expect(three.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });
});
