import { calls, type StaffRole } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing';
import { PASSWORD, signInStaff } from '../../testing/people';
import { totpAt } from './totp';

let server: TestServer;
let admin: { token: string; staffId: number };
beforeAll(async () => {
  server = await startTestServer();
  admin = await signInStaff(server, 'chief', 'admin', 'auditor');
});
afterAll(() => server.close());

const login = (username: string, password: string, totp?: string) =>
  server.call(calls.consoleAuth.login, { username, password, ...(totp ? { totp } : {}) });
const create = (username: string, roles: StaffRole[] = ['support']) =>
  server.call(
    calls.consoleStaff.create,
    { username, roles, reason: 'joins the desk' },
    { token: admin.token },
  );
const act = (call: (typeof calls.consoleStaff)['disable' | 'resetTotp'], id: number, token = admin.token) =>
  server.call(call, { id: String(id), reason: 'leaves the desk' }, { token });
const setRoles = (id: number, roles: StaffRole[], token = admin.token) =>
  server.call(calls.consoleStaff.setRoles, { id: String(id), roles, reason: 'a new task' }, { token });
const statusOfMe = async (token: string) => (await server.call(calls.consoleAuth.me, {}, { token })).status;
const codeFor = (secret: string): string => totpAt(secret, Math.floor(server.clock.now().getTime() / 30_000));

describe('members of staff', () => {
  it('begin with a password that is told once and ends after three days unless it is changed', async () => {
    const { data } = await create('novice');
    expect(data.member).toMatchObject({ username: 'novice', roles: ['support'], totp: false });
    expect((await create('NOVICE')).data.reason).toBe('username_exists');
    const first = (await login('novice', data.first_password)).data.token;
    await create('sleeper').then(async (made) => {
      server.clock.turn(3 * 86_400_000);
      expect((await login('sleeper', made.data.first_password)).data.reason).toBe('wrong_credentials');
      server.clock.turn(-3 * 86_400_000);
    });
    const change = { old_password: data.first_password, new_password: 'a long new password' };
    const wrong = { ...change, old_password: 'not this one' };
    const send = (request: typeof change) =>
      server.call(calls.consoleAuth.updatePassword, request, { token: first });
    expect((await send(wrong)).data.reason).toBe('wrong_old_password');
    expect((await send(change)).status).toBe(200);
    expect(await statusOfMe(first)).toBe(401);
    server.clock.turn(3 * 86_400_000);
    expect((await login('novice', change.new_password)).status).toBe(200);
    admin = { ...admin, token: (await login('chief', PASSWORD)).data.token };
  });

  it('have roles that count at once, changed by another admin and never by themselves', async () => {
    const { token, staffId } = await signInStaff(server, 'mover', 'support');
    const read = () => server.call(calls.consoleKey.licenseKeys, {}, { token });
    expect((await read()).status).toBe(200);
    expect((await setRoles(staffId, ['delivery'])).data.member.roles).toEqual(['delivery']);
    expect((await read()).status).toBe(403);
    expect((await setRoles(admin.staffId, ['auditor'])).data.reason).toBe('same_person');
    expect((await setRoles(999_999, ['auditor'])).data.reason).toBe('no_such_data');
  });

  it('are signed out everywhere when they are disabled, and stay on the list', async () => {
    const { token, staffId } = await signInStaff(server, 'leaver', 'support');
    expect((await act(calls.consoleStaff.disable, staffId)).status).toBe(200);
    expect(await statusOfMe(token)).toBe(401);
    expect((await login('leaver', PASSWORD)).data.reason).toBe('wrong_credentials');
    expect((await act(calls.consoleStaff.disable, admin.staffId)).data.reason).toBe('same_person');
    const { items } = (await server.call(calls.consoleStaff.list, {}, { token: admin.token })).data;
    expect(items.find(({ username }) => username === 'leaver')?.state).toBe('disabled');
    const names = items.map(({ username }) => username.toLowerCase());
    expect(names).toEqual([...names].sort());
  });

  it('always have an admin among them, also when two disable each other at once', async () => {
    const rival = await signInStaff(server, 'rival', 'admin');
    const [mine, theirs] = await Promise.all([
      act(calls.consoleStaff.disable, rival.staffId),
      act(calls.consoleStaff.disable, admin.staffId, rival.token),
    ]);
    const [row] = await server.database.query<{ n: number }>(
      "select count(*) as n from staff where disabled_at is null and 'admin' = any(roles)",
    );
    expect([mine.status, theirs.status].filter((status) => status === 200)).toHaveLength(1);
    expect(row?.n).toBe(1);
    await server.database.query("update staff set disabled_at = null where username = 'chief'");
    admin = { ...admin, token: (await login('chief', PASSWORD)).data.token };
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
    const enrol = (password: string) => server.call(calls.consoleAuth.enrolTotp, { password }, { token });
    const confirm = (totp: string) => server.call(calls.consoleAuth.confirmTotp, { totp }, { token });
    expect((await enrol('a guess')).data.reason).toBe('wrong_credentials');
    expect((await confirm('000000')).data.reason).toBe('wrong_state');
    const { secret, uri } = (await enrol(PASSWORD)).data;
    expect(uri).toContain(`secret=${secret}`);
    expect((await login('cautious', PASSWORD)).status).toBe(200);
    expect((await confirm(codeFor(secret))).status).toBe(200);
    expect((await login('cautious', PASSWORD)).data.reason).toBe('totp_required');
    expect((await enrol(PASSWORD)).data.reason).toBe('wrong_state');
    server.clock.turn(90_000);
    expect((await login('cautious', PASSWORD, codeFor(secret))).status).toBe(200);
    expect((await act(calls.consoleStaff.resetTotp, admin.staffId)).data.reason).toBe('same_person');
    expect((await act(calls.consoleStaff.resetTotp, staffId)).status).toBe(200);
    expect(await statusOfMe(token)).toBe(401);
    expect((await login('cautious', PASSWORD)).status).toBe(200);
  });
});
