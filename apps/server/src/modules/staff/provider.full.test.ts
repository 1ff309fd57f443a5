import { calls, type StaffRole } from '@fairlead/contract';
import { eq, staff } from '@fairlead/db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { totpAt } from '../../plugins/second-steps/totp';
import { startTestServer, type TestServer } from '../../testing';
import { startOidcProvider, type TestProvider } from '../../testing/oidc-provider';
import { PASSWORD, signInStaff } from '../../testing/people';
import { maySetUp } from './first-admins';

const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const ADDRESS = '203.0.113.9';
const GROUPS = {
  support: 'desk',
  finance_maker: 'makers',
  finance_checker: 'checkers',
  admin: 'chiefs',
} as const;
const password = PASSWORD;

let provider: TestProvider;
let server: TestServer;
/** The same installation after somebody set that passwords sign in no more, and that the provider tells no roles. */
let strict: TestServer;
let last = 0;

beforeAll(async () => {
  provider = await startOidcProvider('http://127.0.0.1:8080');
  const roles = Object.entries(GROUPS).map(([role, group]) => `${group}=${role}`);
  server = await startTestServer({ environment: { ...provider.environment, OIDC_ROLES: roles.join(',') } });
  strict = await startTestServer({
    ...{ testDatabase: server.testDatabase, clock: server.clock },
    environment: { ...provider.environment, OIDC_PASSWORDS: 'off', LIMIT_SIGN_IN_ACCOUNT: '5/1h' },
  });
});
afterAll(async () => {
  await strict.close();
  await server.close();
  await provider.close();
});

const from = (token: string) => ({ token, address: ADDRESS });

const member = async (...roles: StaffRole[]) => {
  last += 1;
  const username = `member_${last}`;
  return { username, subject: `subject-${last}`, ...(await signInStaff(server, username, ...roles)) };
};
type Member = Awaited<ReturnType<typeof member>>;
const withCodes = ({ staffId }: Member) =>
  server.database.orm.update(staff).set({ totpSecret: SECRET }).where(eq(staff.id, staffId));
const totp = (): string => totpAt(SECRET, Math.floor(server.clock.now().getTime() / 30_000));

/** Begins to connect an account with who stands before the provider, and comes back. */
const begun = async ({ token }: Member, subject: string, on = server) => {
  const { flow, url } = (await on.call(calls.consoleAuth.beginIdentity, { password }, from(token))).data;
  return { flow, ...(await provider.visit(url, { subject })) };
};
const connect = async (one: Member, subject = one.subject, on = server) =>
  on.call(calls.consoleAuth.connectIdentity, await begun(one, subject, on), from(one.token));
const connected = async (...roles: StaffRole[]): Promise<Member> => {
  const one = await member(...roles);
  expect((await connect(one)).status).toBe(200);
  return one;
};

const groupsOf = (roles: readonly (keyof typeof GROUPS)[]) => roles.map((role) => GROUPS[role]);
/** Begins a sign-in and comes back from the provider as somebody. */
const back = async (
  subject: string,
  roles: readonly (keyof typeof GROUPS)[] = [],
  more: { amr?: string[]; groupsAt?: 'userinfo' } = {},
) => {
  const { flow, url } = (await server.call(calls.consoleAuth.beginProvider, {})).data;
  return { flow, ...(await provider.visit(url, { subject, groups: groupsOf(roles), ...more })) };
};
type Back = Awaited<ReturnType<typeof back>>;
const login = (came: Back, more: { totp?: string } = {}, on = server) =>
  on.call(calls.consoleAuth.loginByProvider, { ...came, ...more }, { address: ADDRESS });

const rowOf = async ({ staffId }: Member) => {
  const [row] = await server.database.orm.select().from(staff).where(eq(staff.id, staffId));
  return row ?? expect.fail('nobody');
};
const lastAct = async () => {
  const text = 'select act, after from audit_entry order by id desc limit 1';
  return (await server.database.query<{ act: string; after: object }>(text))[0];
};
const people = async () => (await server.database.query('select 1 from staff')).length;

describe('an OpenID provider', () => {
  it('signs in whoever connected their identity, on record with how it made sure, and out again', async () => {
    const one = await connected('support', 'finance_checker');
    const signedIn = await login(await back(one.subject, ['support', 'finance_checker']));
    expect(signedIn.data.staff).toEqual({
      ...{ id: String(one.staffId), username: one.username, roles: ['support', 'finance_checker'] },
    });
    expect(await lastAct()).toEqual({
      ...{ act: 'consoleAuth.loginByProvider', after: { provider_methods: ['pwd'], address: ADDRESS } },
    });
    const { token } = signedIn.data;
    const me = (await server.call(calls.consoleAuth.me, {}, { token })).data;
    expect(me.provider).toMatchObject({ label: 'Quay sign-in', demanded: false });
    expect(me.provider?.connected_at).not.toBeNull();
    const out = (await server.call(calls.consoleAuth.logout, {}, { token })).data.provider_url;
    expect(out).toContain(`${provider.environment['OIDC_ISSUER']}/session/end`);
    const byPassword = await server.call(calls.consoleAuth.logout, {}, { token: one.token });
    expect(byPassword.data.provider_url).toBeNull();
  });

  it('makes nobody staff: an identity that no account is connected with is refused, on record', async () => {
    await connected('support');
    const one = await member('admin');
    const before = await people();
    const refused = await login(await back(one.username, ['admin', 'finance_maker']));
    expect(refused).toMatchObject({ status: 403, data: { reason: 'identity_unknown' } });
    expect(await people()).toBe(before);
    expect(await lastAct()).toEqual({
      act: 'consoleAuth.loginByProvider.refused',
      after: { reason: 'identity_unknown', subject: one.username, address: ADDRESS },
    });
  });

  it('signs in once for each time it was asked, in the browser that asked, in ten minutes', async () => {
    const one = await connected('support');
    const came = await back(one.subject);
    const both = await Promise.all([login(came), login(came)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await login(came)).data.reason).toBe('sign_in_lapsed');
    const [mine, theirs] = [await back(one.subject), await back(one.subject)];
    expect((await login({ ...mine, flow: theirs.flow })).data.reason).toBe('sign_in_lapsed');
    expect((await login({ ...mine, code: theirs.code })).data.reason).toBe('sign_in_lapsed');
    expect((await login({ ...(await back(one.subject)), code: '' })).data.reason).toBe('sign_in_lapsed');
    const iss = 'http://127.0.0.1:1';
    expect((await login({ ...(await back(one.subject)), iss })).data.reason).toBe('sign_in_lapsed');
    const late = await back(one.subject);
    server.clock.turn(10 * 60_000);
    expect((await login(late)).data.reason).toBe('sign_in_lapsed');
    expect((await login(await back(one.subject))).status).toBe(200);
  });
});

describe('whoever runs the provider', () => {
  it('is nobody else: the second step is asked for, whatever the provider says it asked', async () => {
    const one = await connected('finance_checker');
    await withCodes(one);
    const came = await back(one.subject, ['finance_checker'], { amr: ['mfa', 'hwk'] });
    expect(await login(came)).toMatchObject({
      status: 401,
      data: { reason: 'totp_required', second_steps: ['totp'] },
    });
    expect((await login(came, { totp: '000000' })).data.reason).toBe('wrong_credentials');
    expect(await lastAct()).toMatchObject({ after: { reason: 'wrong_credentials' } });
    const right = await login(came, { totp: totp() });
    expect(right.status).toBe(200);
    expect(await lastAct()).toMatchObject({ after: { step: 'totp', provider_methods: ['mfa', 'hwk'] } });
    const { token } = right.data;
    const enrol = await server.send(calls.consoleAuth.enrolTotp, { password: 'a guess' }, from(token));
    expect(enrol.data['reason']).toBe('wrong_credentials');
  });

  it('is counted by the name while they try second steps', async () => {
    const one = await connected('finance_checker');
    await withCodes(one);
    const came = await back(one.subject);
    const reasons: unknown[] = [];
    for (let tried = 0; tried < 8; tried += 1) {
      reasons.push((await login(came, { totp: '000000' }, strict)).data.reason);
    }
    expect([...new Set(reasons)]).toEqual(['wrong_credentials', 'throttled']);
    expect((await login(came, { totp: totp() })).status).toBe(200);
  });

  it('adds no role: what it gives beyond what two admins agreed to counts for nothing', async () => {
    const one = await connected('finance_maker');
    const all = ['support', 'finance_maker', 'finance_checker', 'admin'] as const;
    const { token, staff: seen } = (await login(await back(one.subject, all, { groupsAt: 'userinfo' }))).data;
    expect(seen.roles).toEqual(['finance_maker']);
    expect((await server.send(calls.consoleStaff.list, {}, { token })).data['reason']).toBe('role_missing');
    expect(await rowOf(one)).toMatchObject({ roles: ['finance_maker'], withheldRoles: [] });
    const write = (set: string) =>
      server.database.query(`update staff set ${set} where id = $1`, [one.staffId]);
    await expect(write(`withheld_roles = '{admin}'`)).rejects.toThrow('waits anew');
    await expect(write(`roles = roles || '{admin}'`)).rejects.toThrow('waits anew');
  });

  it('takes roles away at once, in every session and for passwords too, and gives them back without a wait', async () => {
    const one = await connected('support', 'finance_checker');
    await withCodes(one);
    const { powersSince } = await rowOf(one);
    // No second step follows: what is taken away counts all the same.
    const came = await back(one.subject, ['support']);
    expect((await login(came)).data.reason).toBe('totp_required');
    const me = async () => (await server.call(calls.consoleAuth.me, {}, from(one.token))).data;
    expect(await me()).toMatchObject({ roles: ['support'], withheld_roles: ['finance_checker'] });
    const typed = { username: one.username, password, totp: totp() };
    expect((await server.call(calls.consoleAuth.login, typed)).data.staff.roles).toEqual(['support']);
    server.clock.turn(60_000);
    // What comes back comes with whoever came in whole.
    const again = await back(one.subject, ['support', 'finance_checker']);
    expect((await login(again)).data.reason).toBe('totp_required');
    expect((await me()).roles).toEqual(['support']);
    expect((await login(again, { totp: totp() })).data.staff.roles).toEqual(['support', 'finance_checker']);
    expect(await rowOf(one)).toMatchObject({ withheldRoles: [], powersSince });
    const admin = await member('admin');
    const told = (await server.call(calls.consoleStaff.changes, {}, from(admin.token))).data.items;
    expect(told.slice(0, 2)).toMatchObject([
      { change: 'return_roles', username: one.username, roles: ['support', 'finance_checker'] },
      { change: 'withhold_roles', username: one.username, roles: ['support'] },
    ]);
  });

  it('that is asked about roles no more leaves everybody what two admins agreed to', async () => {
    const one = await connected('admin');
    await login(await back(one.subject));
    expect(await rowOf(one)).toMatchObject({ roles: [], withheldRoles: ['admin'] });
    expect((await login(await back(one.subject), {}, strict)).data.staff.roles).toEqual(['admin']);
  });

  it('opens no way back to the first two admins at the command line', async () => {
    await server.database.query(`update staff set withheld_roles = roles || withheld_roles, roles = '{}'`);
    expect(await maySetUp(server.database)).toBe(false);
    await server.database.query(`update staff set roles = withheld_roles, withheld_roles = '{}'`);
  });
});

describe('an identity', () => {
  it('is connected with the password, and a second step where one is in use: a session is not enough', async () => {
    const one = await member('support');
    await withCodes(one);
    const begin = (proof: object) => server.send(calls.consoleAuth.beginIdentity, proof, from(one.token));
    expect((await begin({ password: 'a guess' })).data['reason']).toBe('wrong_credentials');
    expect((await begin({ password })).data['reason']).toBe('totp_required');
    expect((await begin({ password, totp: totp() })).status).toBe(200);
  });

  it('is one account’s, connected by who began it, and an account has one', async () => {
    const [one, other] = [await connected('support'), await member('finance_checker')];
    expect((await connect(other, one.subject)).data.reason).toBe('wrong_state');
    const came = await begun(other, 'subject-of-somebody');
    const byAnother = await server.call(calls.consoleAuth.connectIdentity, came, from(one.token));
    expect(byAnother.data.reason).toBe('sign_in_lapsed');
    expect((await login(came)).data.reason).toBe('sign_in_lapsed');
    expect((await server.call(calls.consoleAuth.connectIdentity, came, from(other.token))).status).toBe(200);
    const twice = await server.send(calls.consoleAuth.beginIdentity, { password }, from(other.token));
    expect(twice.data['reason']).toBe('wrong_state');
  });

  it('is disconnected with the password, which ends what it opened; all who handle money are told', async () => {
    const one = await connected('support');
    const { token } = (await login(await back(one.subject, ['support']))).data;
    const gone = await server.call(calls.consoleAuth.disconnectIdentity, { password }, from(one.token));
    expect(gone.status).toBe(200);
    expect((await server.send(calls.consoleAuth.me, {}, { token })).data['reason']).toBe('token_expired');
    expect((await login(await back(one.subject))).data.reason).toBe('identity_unknown');
    const admin = await member('admin');
    const told = (await server.call(calls.consoleStaff.changes, {}, from(admin.token))).data.items;
    expect(told.slice(0, 2).map(({ change }) => change)).toEqual(['disconnect_identity', 'connect_identity']);
  });

  it('ends when two admins give a new first password, and when the account is disabled', async () => {
    const [maker, checker] = [await member('admin'), await member('admin')];
    const [one, other] = [await connected('support'), await connected('support')];
    const proposed = await server.call(
      calls.consoleStaff.resetPassword,
      { id: String(one.staffId), reason: 'the laptop is gone' },
      from(maker.token),
    );
    const { id } = proposed.data.proposal;
    const approved = await server.send(calls.consoleProposal.approve, { id }, from(checker.token));
    expect(approved.status).toBe(200);
    await server.call(
      calls.consoleStaff.disable,
      { id: String(other.staffId), reason: 'left the company' },
      from(maker.token),
    );
    for (const { subject } of [one, other]) {
      expect((await login(await back(subject))).data.reason).toBe('identity_unknown');
    }
  });
});

describe('where passwords sign in no more', () => {
  it('who is connected comes by the provider; who is not yet opens nothing but the way there', async () => {
    const one = await member('admin');
    const typed = { username: one.username, password };
    const { token } = (await strict.call(calls.consoleAuth.login, typed)).data;
    const list = () => strict.send(calls.consoleStaff.list, {}, { token });
    expect((await list()).data['reason']).toBe('identity_demanded');
    const me = (await strict.call(calls.consoleAuth.me, {}, { token })).data;
    expect(me.provider).toMatchObject({ connected_at: null, demanded: true });
    expect((await connect({ ...one, token }, one.subject, strict)).status).toBe(200);
    expect((await list()).status).toBe(200);
    expect((await strict.send(calls.consoleAuth.login, typed)).data).toMatchObject({
      reason: 'provider_demanded',
    });
    expect(await lastAct()).toMatchObject({ act: 'consoleAuth.login.refused' });
    expect((await login(await back(one.subject), {}, strict)).status).toBe(200);
  });
});
