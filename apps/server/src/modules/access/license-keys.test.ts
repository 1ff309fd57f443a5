import { calls, type StaffRole } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing';
import { registration, signInStaff } from '../../testing/people';

let server: TestServer;
let support: string;
beforeAll(async () => {
  server = await startTestServer();
  support = (await signInStaff(server, 'keeper', 'support')).token;
});
afterAll(() => server.close());

const issue = async (more: Record<string, unknown> = {}, token = support) =>
  server.call(calls.consoleKey.issueLicenseKeys, { number: 1, uses: 1, ...more }, { token });
const register = (username: string, license_key: string) =>
  server.call(calls.auth.register, registration(username, { license_key }));
const newest = async () =>
  (await server.call(calls.consoleKey.licenseKeys, { limit: 1 }, { token: support })).data.items[0];

describe('license keys', () => {
  it('are told once, kept as hashes, and open as many accounts as they say', async () => {
    const [key = ''] = (await issue({ uses: 2, remark: 'spring fair' })).data.codes;
    const stored = await server.database.query<{ row: string }>(
      'select row_to_json(l)::text as row from license_key l',
    );
    expect(stored.some(({ row }) => row.includes(key))).toBe(false);
    expect((await register('first_one', key)).code).toBe(200);
    expect((await register('second_one', ` ${key.toLowerCase()} `)).code).toBe(200);
    expect((await register('third_one', key)).data.reason).toBe('license_key_invalid');
    expect(await newest()).toMatchObject({ uses_left: 0, used: 2, remark: 'spring fair', revoked_at: null });
    expect(key.startsWith((await newest())?.hint.slice(0, 4) ?? '-')).toBe(true);
  });

  it('come in batches of different ones', async () => {
    const { codes } = (await issue({ number: 40 })).data;
    expect(new Set(codes).size).toBe(40);
    const firstPage = await server.call(calls.consoleKey.licenseKeys, { limit: 30 }, { token: support });
    const cursor = firstPage.data.next_cursor ?? '';
    const rest = await server.call(calls.consoleKey.licenseKeys, { limit: 30, cursor }, { token: support });
    const ids = [...firstPage.data.items, ...rest.data.items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(40);
    const one = await server.call(calls.consoleKey.licenseKeys, { id: ids[7] }, { token: support });
    expect(one.data.items.map(({ id }) => id)).toEqual([ids[7]]);
  });

  it('that are revoked open nothing any more; who came by one stays', async () => {
    const [key = ''] = (await issue({ uses: 5 })).data.codes;
    expect((await register('early_bird', key)).code).toBe(200);
    const request = { id: (await newest())?.id ?? '', reason: 'leaked in a chat' };
    const revoke = () => server.call(calls.consoleKey.revokeLicenseKey, request, { token: support });
    expect((await revoke()).data.revoked_at).toBe(server.clock.now().toISOString());
    expect((await revoke()).data.reason).toBe('wrong_state');
    expect((await register('too_late', key)).data.reason).toBe('license_key_invalid');
    const login = { username: 'early_bird', password: registration('x').password };
    expect((await server.call(calls.auth.login, login)).code).toBe(200);
    const absent = { id: '999999', reason: 'whatever' };
    expect(
      (await server.send(calls.consoleKey.revokeLicenseKey, absent, { token: support })).data.reason,
    ).toBe('no_such_data');
  });

  it('may make accounts wait for staff, and may end', async () => {
    const [waiting = ''] = (await issue({ staff_activate: true })).data.codes;
    const { token } = (await register('patient', waiting)).data;
    expect((await server.call(calls.coupon.list, { state: 'unused' }, { token })).code).toBe(402);
    const expires_at = new Date(server.clock.now().getTime() + 1_000).toISOString();
    const [short = ''] = (await issue({ expires_at })).data.codes;
    server.clock.turn(1_000);
    expect((await register('slow', short)).data.reason).toBe('license_key_invalid');
    expect((await issue({ expires_at })).data.fields).toEqual({ expires_at: 'too_small' });
  });

  it.each<[StaffRole, number, number]>([
    ['support', 200, 200],
    ['admin', 200, 200],
    ['auditor', 200, 403],
    ['delivery', 403, 403],
    ['finance_maker', 403, 403],
    ['finance_checker', 403, 403],
  ])('%s: reads %i, issues %i', async (role, reads, issues) => {
    const { token } = await signInStaff(server, `as_${role}`, role);
    expect((await server.call(calls.consoleKey.licenseKeys, {}, { token })).status).toBe(reads);
    expect((await issue({}, token)).status).toBe(issues);
  });

  it('the past stays: who issued and who revoked is on record, without the keys', async () => {
    const { token } = await signInStaff(server, 'watcher', 'auditor');
    const acts = async (act: string) => (await server.call(calls.consoleAudit.list, { act }, { token })).data;
    const issued = (await acts('consoleKey.issueLicenseKeys')).items;
    expect(issued.at(-1)).toMatchObject({ actor: 'keeper', subject_type: 'license_key' });
    expect(issued.at(-1)?.text).toContain('remark spring fair');
    expect((await acts('consoleKey.revokeLicenseKey')).items[0]?.text).toBe('reason leaked in a chat');
  });
});
