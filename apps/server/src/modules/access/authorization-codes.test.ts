import { randomUUID } from 'node:crypto';
import { calls } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing';
import { NO_TERMS, signInStaff } from '../../testing/people';
import { SANDBOX_KID, sandboxSigningKey } from './keys';
import { signTicket } from './shell-ticket';

let server: TestServer;
let support: string;
beforeAll(async () => {
  server = await startTestServer();
  support = (await signInStaff(server, 'support', 'support')).token;
});
afterAll(() => server.close());

const issue = (request: object, token = support) =>
  server.send(calls.consoleKey.issueAuthorizationCodes, request, { token });
const list = async (request: { id?: string; cursor?: string; limit?: number } = {}) =>
  (await server.call(calls.consoleKey.authorizationCodes, request, { token: support })).data;
const revoke = (id: string) =>
  server.call(
    calls.consoleKey.revokeAuthorizationCode,
    { id, reason: 'Sent to the wrong person' },
    { token: support },
  );

const openWith = (code: string, sub = randomUUID()) => {
  const exp = Math.floor(server.clock.now().getTime() / 1_000) + 60;
  const claims = { sub, name: 'Guest', lang: 'en', jti: randomUUID(), exp };
  const ticket = signTicket(sandboxSigningKey(server.services.config), SANDBOX_KID, claims);
  return { ticket, reply: server.call(calls.auth.openStore, { ticket, authorization_code: code }) };
};

describe('codes that staff issue', () => {
  it('are told once, open an account each, and show whose', async () => {
    const issued = await issue({ number: 2, remark: 'Harbour fair' });
    const codes = issued.data.codes as string[];
    expect(new Set(codes).size).toBe(2);
    for (const code of codes) expect(code).toMatch(/^([A-Z2-9]{4}-){3}[A-Z2-9]{4}$/);
    const kept = await server.testDatabase.asOwner<{ all: string }>(
      `select string_agg(c::text, ' ') || (select string_agg(e::text, ' ') from audit_entry e) as all
         from authorization_code c`,
    );
    for (const code of codes) expect(kept[0]?.all).not.toContain(code);
    const { ticket, reply } = openWith(codes[0] ?? '');
    expect((await reply).code).toBe(200);
    const { token } = (await server.call(calls.auth.registerV2, { ticket, accepted_terms: NO_TERMS })).data;
    const { id, username, operation_id } = (await server.call(calls.user.info, {}, { token })).data;
    const { items } = await list();
    expect(items.map(({ used_by, holder, remark }) => [used_by, holder, remark])).toEqual([
      [null, null, 'Harbour fair'],
      [id, { id, username, operation_id }, 'Harbour fair'],
    ]);
    expect(items[1]?.hint).toBe(`${codes[0]?.slice(0, 4)}…`);
    // The page names this person alone: that it was read is on their record.
    const read = await server.database.query<{ holder_id: number }>(
      `select holder_id from audit_entry where act = 'consoleKey.authorizationCodes'`,
    );
    expect(read).toEqual([{ holder_id: Number(id) }]);
  });

  it('are listed newest first, page by page', async () => {
    await issue({ number: 3 });
    const first = await list({ limit: 2 });
    const second = await list({ limit: 2, cursor: first.next_cursor ?? '' });
    const ids = [...first.items, ...second.items].map(({ id }) => Number(id));
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    expect(new Set(ids).size).toBe(4);
    expect((await list({ id: String(ids[2]) })).items.map(({ id }) => Number(id))).toEqual([ids[2]]);
  });

  it('open nothing once they are revoked; a used one cannot be, and an unknown one is not there', async () => {
    const [code = '', other = ''] = (await issue({ number: 2 })).data.codes as string[];
    const [newer, older] = (await list({ limit: 2 })).items;
    const first = await openWith(code).reply;
    expect(first.code).toBe(200);
    expect((await revoke(older?.id ?? '')).data.reason).toBe('wrong_state');
    expect((await revoke(newer?.id ?? '')).data.revoked_at).toBe(server.clock.now().toISOString());
    expect((await openWith(other).reply).data.reason).toBe('authorization_code_not_found');
    expect((await revoke(newer?.id ?? '')).status).toBe(409);
    expect((await revoke('99999999')).status).toBe(404);
  });

  it('end when staff say so', async () => {
    const expiresAt = new Date(server.clock.now().getTime() + 60_000);
    const [code = ''] = (await issue({ number: 1, expires_at: expiresAt.toISOString() })).data
      .codes as string[];
    server.clock.turn(60_000);
    expect((await openWith(code).reply).data.reason).toBe('authorization_code_not_found');
    const late = await issue({ number: 1, expires_at: server.clock.now().toISOString() });
    expect(late).toMatchObject({ status: 400, data: { fields: { expires_at: 'too_small' } } });
  });

  it('are issued by support and admin only, and it stands in the record', async () => {
    const maker = await signInStaff(server, 'maker', 'finance_maker');
    expect((await issue({ number: 1 }, maker.token)).status).toBe(403);
    const rows = await server.database.query<{ act: string }>(
      `select act from audit_entry where act like 'consoleKey.%' group by act order by act`,
    );
    expect(rows.map(({ act }) => act)).toEqual([
      'consoleKey.authorizationCodes',
      'consoleKey.issueAuthorizationCodes',
      'consoleKey.revokeAuthorizationCode',
    ]);
  });
});
