import { calls, type StaffRole } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { totpAt } from '../../plugins/second-steps/totp';
import { startTestServer, type TestServer } from '../../testing';
import { PASSWORD, signInStaff } from '../../testing/people';

let server: TestServer;
let admin: { token: string; staffId: number };
let second: { token: string; staffId: number };
beforeAll(async () => {
  server = await startTestServer();
  admin = await signInStaff(server, 'chief', 'admin', 'auditor');
  second = await signInStaff(server, 'second', 'admin');
});
afterAll(() => server.close());

const login = (username: string, password: string, totp?: string) =>
  server.call(calls.consoleAuth.login, { username, password, ...(totp ? { totp } : {}) });
const reason = 'joins the desk';
/** What one admin proposed the other accepts. */
const accept = (proposal: { readonly id: string }) =>
  server.call(calls.consoleProposal.approve, { id: proposal.id }, { token: second.token });
const propose = (username: string, roles: StaffRole[] = ['support']) =>
  server.call(calls.consoleStaff.create, { username, roles, reason }, { token: admin.token });
/** @returns the first password */
const create = async (username: string): Promise<string> => {
  const { proposal, first_half } = (await propose(username)).data;
  return `${first_half}.${(await accept(proposal)).data.shown_once}`;
};
const disable = (id: number, token = admin.token) =>
  server.call(calls.consoleStaff.disable, { id: String(id), reason }, { token });
const resetTotp = (id: number) =>
  server.call(calls.consoleStaff.resetTotp, { id: String(id), reason }, { token: admin.token });
const setRoles = (id: number, roles: StaffRole[]) =>
  server.call(calls.consoleStaff.setRoles, { id: String(id), roles, reason }, { token: admin.token });
const statusOfMe = async (token: string) => (await server.call(calls.consoleAuth.me, {}, { token })).status;
const codeFor = (secret: string): string => totpAt(secret, Math.floor(server.clock.now().getTime() / 30_000));

describe('members of staff', () => {
  it('begin with a password that is told once and ends after three days unless it is changed', async () => {
    const password = await create('novice');
    for (const taken of ['NOVICE', 'system', 'Holder', 'network', 'programme', 'staff', 'fairlead']) {
      expect((await propose(taken)).data.reason, taken).toBe('username_exists');
    }
    const first = (await login('novice', password)).data.token;
    const slept = await create('sleeper');
    server.clock.turn(3 * 86_400_000);
    expect((await login('sleeper', slept)).data.reason).toBe('wrong_credentials');
    server.clock.turn(-3 * 86_400_000);
    const change = { old_password: password, new_password: 'a long new password' };
    const wrong = { ...change, old_password: 'not this one' };
    const send = (request: typeof change) =>
      server.call(calls.consoleAuth.updatePassword, request, { token: first });
    expect((await send(wrong)).data.reason).toBe('wrong_old_password');
    expect((await send(change)).status).toBe(200);
    expect(await statusOfMe(first)).toBe(401);
    server.clock.turn(3 * 86_400_000);
    expect((await login('novice', change.new_password)).status).toBe(200);
    admin = { ...admin, token: (await login('chief', PASSWORD)).data.token };
    second = { ...second, token: (await login('second', PASSWORD)).data.token };
  });

  it('have roles that count at once, changed by another admin and never by themselves', async () => {
    const { token, staffId } = await signInStaff(server, 'mover', 'support');
    const read = () => server.call(calls.consoleKey.licenseKeys, {}, { token });
    expect((await read()).status).toBe(200);
    expect((await accept((await setRoles(staffId, ['delivery'])).data.proposal)).data.state).toBe('approved');
    expect((await read()).status).toBe(403);
    expect((await setRoles(admin.staffId, ['auditor'])).data.reason).toBe('same_person');
    expect((await setRoles(999_999, ['auditor'])).data.reason).toBe('no_such_data');
  });

  it('are raised in sight: whoever accepts is shown every role, and those until now', async () => {
    const shown = async ({ id }: { readonly id: string }) => {
      const { data } = await server.call(calls.consoleProposal.detail, { id }, { token: second.token });
      return new Map(data.payload.map(({ name, value }) => [name, value]));
    };
    const { proposal: added } = (await propose('shown', ['support', 'finance_maker'])).data;
    expect((await shown(added)).get('roles')).toBe('support, finance_maker');
    const { staffId } = await signInStaff(server, 'raised', 'support');
    const { proposal: raised } = (await setRoles(staffId, ['support', 'finance_checker'])).data;
    expect((await shown(raised)).get('roles')).toBe('support, finance_checker');
    expect((await shown(raised)).get('former_roles')).toBe('support');
  });

  it('are signed out everywhere when they are disabled, and stay on the list', async () => {
    const { token, staffId } = await signInStaff(server, 'leaver', 'support');
    expect((await disable(staffId)).status).toBe(200);
    expect(await statusOfMe(token)).toBe(401);
    expect((await login('leaver', PASSWORD)).data.reason).toBe('wrong_credentials');
    expect((await disable(admin.staffId)).data.reason).toBe('same_person');
    const { items } = (await server.call(calls.consoleStaff.list, {}, { token: admin.token })).data;
    expect(items.find(({ username }) => username === 'leaver')?.state).toBe('disabled');
    const names = items.map(({ username }) => username.toLowerCase());
    expect(names).toEqual([...names].sort());
  });

  it('always have two admins among them, also when three disable each other at once', async () => {
    const rival = await signInStaff(server, 'rival', 'admin');
    const [mine, theirs] = await Promise.all([disable(rival.staffId), disable(admin.staffId, rival.token)]);
    const [row] = await server.database.query<{ n: number }>(
      "select count(*) as n from staff where disabled_at is null and 'admin' = any(roles)",
    );
    expect([mine.status, theirs.status].filter((status) => status === 200)).toHaveLength(1);
    expect(row?.n).toBe(2);
    admin = mine.status === 200 ? admin : rival;
  });

  it('leave each sign-in on the record with its address, the refused ones too, never the password', async () => {
    await login('chief', 'a wrong guess');
    await login('nobody_here', 'a wrong guess');
    await login('second', PASSWORD);
    const of = (act: string) => server.call(calls.consoleAudit.list, { act }, { token: second.token });
    const refused = (await of('consoleAuth.login.refused')).data.items.slice(0, 2);
    expect(refused.map(({ actor, text }) => [actor, text])).toEqual([
      ['system', expect.stringMatching(/^address 127\.0\.0\.1, username nobody_here$/)],
      ['system', expect.stringMatching(/^address 127\.0\.0\.1, username chief$/)],
    ]);
    expect((await of('consoleAuth.login')).data.items[0]?.text).toBe('address 127.0.0.1');
    expect(JSON.stringify(refused)).not.toContain('a wrong guess');
  });

  it('are told apart on the record from the system where one has its name from before', async () => {
    await signInStaff(server, 'system', 'support');
    const { items } = (
      await server.call(calls.consoleAudit.list, { act: 'consoleAuth.login' }, { token: second.token })
    ).data;
    expect(items[0]?.actor).toBe('system (staff)');
  });

  it('number, name and day of coming stay, and nobody is removed', async () => {
    for (const change of ["username = 'someone_else'", 'created_at = powers_since', 'id = default']) {
      await expect(
        server.testDatabase.asOwner(`update staff set ${change} where username = 'chief'`),
      ).rejects.toThrow('stay');
    }
    await expect(server.testDatabase.asOwner("delete from staff where username = 'chief'")).rejects.toThrow(
      'stays on record',
    );
  });

  it('see and end their own sessions, and nobody else’s', async () => {
    const { token } = await signInStaff(server, 'traveller', 'support');
    const second = (await login('traveller', PASSWORD)).data.token;
    const read = async () => (await server.call(calls.consoleAuth.sessions, {}, { token })).data.items;
    const sessions = await read();
    expect(sessions.map(({ current }) => current)).toEqual([false, true]);
    const end = (session_id: string, by: string) =>
      server.call(calls.consoleAuth.revokeSession, { session_id }, { token: by });
    const id = sessions[0]?.id ?? '';
    expect((await end(id, admin.token)).data.reason).toBe('no_such_data');
    expect((await end(id, token)).status).toBe(200);
    expect(await statusOfMe(second)).toBe(401);
    expect(await read()).toHaveLength(1);
  });
});

describe('one-time codes of staff', () => {
  it('are begun with the password, confirmed with a code, asked for from then on, and reset by another', async () => {
    const { token, staffId } = await signInStaff(server, 'cautious', 'support');
    const enrol = (password: string, proof: { totp?: string } = {}) =>
      server.call(calls.consoleAuth.enrolTotp, { password, ...proof }, { token });
    const confirm = (totp: string) => server.call(calls.consoleAuth.confirmTotp, { totp }, { token });
    expect((await enrol('a guess')).data.reason).toBe('wrong_credentials');
    expect((await confirm('000000')).data.reason).toBe('wrong_state');
    const { secret, uri } = (await enrol(PASSWORD)).data;
    expect(uri).toContain(`secret=${secret}`);
    expect((await login('cautious', PASSWORD)).status).toBe(200);
    expect((await confirm(codeFor(secret))).status).toBe(200);
    expect((await login('cautious', PASSWORD)).data.reason).toBe('totp_required');
    expect((await enrol(PASSWORD)).data.reason).toBe('totp_required');
    server.clock.turn(90_000);
    expect((await login('cautious', PASSWORD, codeFor(secret))).status).toBe(200);
    server.clock.turn(90_000);
    expect((await enrol(PASSWORD, { totp: codeFor(secret) })).data.reason).toBe('wrong_state');
    expect((await resetTotp(admin.staffId)).data.reason).toBe('same_person');
    expect((await accept((await resetTotp(staffId)).data.proposal)).status).toBe(200);
    expect(await statusOfMe(token)).toBe(401);
    expect((await login('cautious', PASSWORD)).status).toBe(200);
  });
});
