import { calls } from '@fairlead/contract';
import { licenseKey } from '@fairlead/db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holderRoute } from '../src/http/route';
import { createLog } from '../src/log';
import { replaceRoutes, startTestServer, type TestServer } from '../src/testing';
import { addLicenseKey, digestOf, PASSWORD, registration, signInStaff } from '../src/testing/people';

const PIN = '246813';
const CARD_NUMBER = '4000123412341234';
const KEY = 'LICENSE-OF-THE-LOG';

let said = '';
let server: TestServer;

/** Everything at the finest level is kept, where a running program keeps `info` and above. */
const log = createLog('trace', {
  write: (line: string) => {
    said += line;
  },
});

beforeAll(async () => {
  server = await startTestServer({ log });
});
afterAll(() => server.close());

const payout = {
  method: 'bank_card',
  card_name: 'First Quay Bank',
  user_name: 'Ada Quay',
  mobile: '+44 20 7946 0001',
  bank_account: CARD_NUMBER,
  branch_name: 'Harbour',
  bank_address: '1 Quay',
} as const;

/** From the license key to a refused withdrawal, with slips on the way; every secret that went over the wire. */
const journey = async (): Promise<string[]> => {
  await addLicenseKey(server, KEY);
  const sent = registration('logged', { license_key: KEY });
  const { token } = (await server.call(calls.auth.register, sent)).data;
  await server.send(calls.auth.register, sent);
  await server.send(calls.auth.login, { username: 'logged', password: 'the wrong password' });
  await server.send(calls.auth.login, '{"username":"logged","password":"broken-body');
  const again = (await server.call(calls.auth.login, { username: 'logged', password: PASSWORD })).data.token;
  const password = digestOf(PIN);
  await server.call(calls.wallet.setPassword, { password, login_password: PASSWORD }, { token });
  await server.send(calls.wallet.checkPassword, { password: digestOf('135792') }, { token });
  await server.call(calls.payout.edit, { ...payout, password }, { token });
  await server.send(calls.payout.edit, { ...payout, bank_account: [CARD_NUMBER] }, { token });
  const asked = { amount: 1_000, password };
  await server.send(calls.withdrawal.request, asked, { token, idempotencyKey: 'key-of-the-log' });
  const staff = await signInStaff(server, 'log-maker', 'finance_maker');
  await server.runJobs();
  const pinDigests = [password, digestOf('135792')];
  return [
    token,
    again,
    staff.token,
    PASSWORD,
    'the wrong password',
    'broken-body',
    CARD_NUMBER,
    KEY,
    ...pinDigests,
  ];
};

describe('the log', () => {
  it('has no token, password, transaction password or card number of a whole journey', async () => {
    const secrets = await journey();
    log.info('the end of the journey');
    expect(said).toContain('the end of the journey');
    expect(secrets.filter((secret) => said.includes(secret))).toEqual([]);
  });

  it('tells of what was tried and refused: the call, why, from where and by whom', async () => {
    said = '';
    const asNobody = { address: '203.0.113.9' };
    await server.send(calls.auth.login, { username: 'logged', password: 'wrong again' }, asNobody);
    const staff = await signInStaff(server, 'log-support', 'support');
    await server.send(calls.consoleBooks.check, {}, { ...asNobody, token: staff.token });
    const { token } = (await server.call(calls.auth.login, { username: 'logged', password: PASSWORD })).data;
    await server.send(calls.wallet.checkPassword, { password: digestOf('135791') }, { ...asNobody, token });
    await server.send(calls.coupon.list, { no_such_field: '1' }, { ...asNobody, token });
    const lines = said.split('\n').filter((line) => line.includes('"refused"'));
    const facts = lines
      .map((line) => JSON.parse(line))
      .map(({ call, reason, address, by }) => [call, reason, address, by.split(' ')[0]]);
    expect(facts).toEqual([
      ['auth.login', 'wrong_credentials', '203.0.113.9', 'nobody'],
      ['consoleBooks.check', 'role_missing', '203.0.113.9', 'nobody'],
      ['wallet.checkPassword', 'wrong_transaction_password', '203.0.113.9', 'holder'],
    ]);
    for (const secret of ['logged', 'wrong again', token]) expect(said).not.toContain(secret);
  });

  it('follows a request from the proxy to the row that it wrote, and to who acted', async () => {
    const behind = await startTestServer({
      testDatabase: server.testDatabase,
      log,
      environment: { TRUST_PROXY: '192.0.2.1' },
      parts: { jobs: [] },
    });
    await addLicenseKey(behind, 'LICENSE-OF-THE-ROW');
    const sent = registration('closing', { license_key: 'LICENSE-OF-THE-ROW' });
    const { token } = (await behind.call(calls.auth.register, sent)).data;
    const password = digestOf(PIN);
    await behind.call(calls.wallet.setPassword, { password, login_password: PASSWORD }, { token });
    const staff = await signInStaff(behind, 'log-acts', 'support');
    said = '';
    const closed = await behind.send(
      calls.account.close,
      { password },
      {
        ...{ token, idempotencyKey: 'key-of-closing', address: '192.0.2.1' },
        headers: { 'x-request-id': 'edge-0123456789' },
      },
    );
    const answer = { lang: 'en', title: 'Hours', text: 'We answer by day' } as const;
    const saved = await behind.send(calls.consoleSupport.saveCannedAnswer, answer, {
      token: staff.token,
      headers: { 'x-request-id': 'edge-of-nobody' },
      address: '203.0.113.9',
    });
    expect([closed.code, saved.code]).toEqual([200, 200]);
    const lines = said
      .split('\n')
      .filter((line) => line.includes('"done"'))
      .map((line) => JSON.parse(line));
    expect(lines).toMatchObject([
      {
        requestId: 'edge-0123456789',
        call: 'account.close',
        by: expect.stringMatching(/^holder \d+$/),
        key: 'key-of-closing',
      },
      {
        requestId: expect.stringMatching(/^[\da-f-]{36}$/),
        call: 'consoleSupport.saveCannedAnswer',
        by: expect.stringMatching(/^staff \d+$/),
      },
    ]);
    expect(closed.headers['x-request-id']).toBe('edge-0123456789');
    expect(saved.headers['x-request-id']).toBe(lines[1]?.requestId);
    const rows = await server.testDatabase.asOwner(
      'select from idempotency where holder_id = $1 and key = $2',
      [Number(lines[0]?.by.split(' ')[1]), lines[0]?.key],
    );
    expect(rows).toHaveLength(1);
    await behind.close();
  });

  it('tells of a failed query without what was sent into it', async () => {
    const failing = holderRoute(calls.user.info, async () => {
      const values = { keyHash: Buffer.from('hash of a secret'), usesLeft: 1, createdAt: new Date(0) };
      await server.database.orm.insert(licenseKey).values(values);
      await server.database.orm.insert(licenseKey).values(values);
      throw new Error('it should have failed');
    });
    const quoting = holderRoute(calls.user.sessions, async () => {
      await server.database.query('select $1::text::int', ['a secret number']);
      throw new Error('it should have failed');
    });
    const other = await startTestServer({
      testDatabase: server.testDatabase,
      log,
      parts: { routes: replaceRoutes(server.routes, [failing, quoting]), jobs: [] },
    });
    const { token } = (await other.call(calls.auth.login, { username: 'logged', password: PASSWORD })).data;
    said = '';
    for (const call of [calls.user.info, calls.user.sessions]) {
      expect((await other.send(call, {}, { token })).code).toBe(500);
    }
    await other.close();
    const lines = said
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ msg }) => msg)).toEqual(['unexpected error', 'unexpected error']);
    const [doubled, unread] = lines.map(({ err }) => err);
    expect(doubled.message).toMatch(/^Failed query: insert into "license_key"/);
    expect(doubled.cause).toMatchObject({
      code: '23505',
      constraint: expect.stringContaining('license_key'),
    });
    expect(unread.message).toBe('invalid input syntax for type integer: "…"');
    expect(unread.stack).toContain('log.test.ts');
    for (const secret of ['a secret number', 'hash of a secret', token, 'Key (']) {
      expect(said).not.toContain(secret);
    }
    expect(said).not.toContain(Buffer.from('hash of a secret').toString('hex'));
  });

  it('keeps facts of an error only, whatever rides on it', () => {
    said = '';
    const error = Object.assign(new Error('outer', { cause: new Error('inner') }), { card: CARD_NUMBER });
    log.error({ err: error }, 'failed');
    log.error({ err: CARD_NUMBER }, 'failed');
    expect(said).not.toContain(CARD_NUMBER);
    expect(JSON.parse(said.split('\n')[0] ?? '').err).toMatchObject({
      message: 'outer',
      cause: { message: 'inner' },
    });
  });
});
