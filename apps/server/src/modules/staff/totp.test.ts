import { calls } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { totpStepOf } from '../../plugins/second-steps';
import { startTestServer, type TestServer } from '../../testing';
import { PASSWORD, signInStaff } from '../../testing/people';

/** The secret of RFC 6238, appendix B: the ASCII text 12345678901234567890. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('one-time codes', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at second %i is %s, as the RFC says', (second, code) => {
    expect(totpStepOf(SECRET, code, new Date(second * 1000))).toBe(Math.floor(second / 30));
  });

  it('count one step before and after, no further', () => {
    const right = (second: number) => totpStepOf(SECRET, '050471', new Date(second * 1000)) !== null;
    expect([1_111_111_080, 1_111_111_169].map(right)).toEqual([true, true]);
    expect([1_111_111_079, 1_111_111_170].map(right)).toEqual([false, false]);
  });
});

describe('signing in with a second factor', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    await signInStaff(server, 'careful', 'admin');
    await server.database.query('update staff set totp_secret = $1', [SECRET]);
    server.clock.set(new Date(1_111_111_111_000));
  });
  afterAll(() => server.close());

  const login = (totp?: string) =>
    server.send(calls.consoleAuth.login, {
      username: 'careful',
      password: PASSWORD,
      ...(totp === undefined ? {} : { totp }),
    });

  it('asks for the code, refuses a wrong one, takes the right one', async () => {
    expect(await login()).toMatchObject({ status: 401, data: { reason: 'totp_required' } });
    expect(await login('000000')).toMatchObject({ status: 401, data: { reason: 'wrong_credentials' } });
    expect((await login('050471')).status).toBe(200);
  });

  it('takes each code once, also when two send it at the same moment, and an older one never after it', async () => {
    expect(await login('050471')).toMatchObject({ status: 401, data: { reason: 'wrong_credentials' } });
    expect((await login('081804')).status).toBe(401);
    server.clock.set(new Date(1_234_567_890_000));
    const both = await Promise.all([login('005924'), login('005924')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  });
});
