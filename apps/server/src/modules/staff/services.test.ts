import { type Call, calls, type ServiceScope } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkContents } from '../../app/command/doctor/contents';
import { STAFF_READINGS } from '../../app/staff-readings';
import { toJsonSchema } from '../../http/schema';
import { SERVICE_CALLS } from '../../plugins/sessions/service-calls';
import { startTestServer, type TestServer } from '../../testing';
import { registerPerson, signInStaff } from '../../testing/people';

const DAY_MS = 86_400_000;
const STAFF = calls.consoleStaff;
/** A reading of figures. */
const COUNTS = calls.consoleQueue.counts;
const reason = 'for the test';

let server: TestServer;
let [admin, other] = ['', ''];
beforeAll(async () => {
  server = await startTestServer();
  admin = (await signInStaff(server, 'admin', 'admin')).token;
  other = (await signInStaff(server, 'other', 'admin')).token;
});
afterAll(() => server.close());

const propose = (username: string, scopes: ServiceScope[], validDays = 30) =>
  server.call(STAFF.createService, { username, scopes, valid_days: validDays, reason }, { token: admin });
/** Two admins agree on a program. */
const addProgram = async (username: string, scopes: ServiceScope[]) => {
  const { data } = await propose(username, scopes);
  const approved = await server.call(
    calls.consoleProposal.approve,
    { id: data.proposal.id },
    { token: other },
  );
  expect(approved.code).toBe(200);
  const { items } = (await server.call(STAFF.list, { limit: 50 }, { token: admin })).data;
  const member = items.find((one) => one.username === username);
  return { key: data.key, id: member?.id ?? '', member };
};
const asked = async (call: Call, token: string, request: unknown = {}) =>
  (await server.send(call, request as never, { token })).data['reason'] ?? 'answered';

const everyCall: readonly Call[] = Object.values(calls).flatMap((group) => Object.values(group));
const isOpenToAuditors = ({ access }: Call): boolean =>
  access.kind === 'staff' && (access.roles.length === 0 || access.roles.includes('auditor'));

/** Fields by which an answer says whom something is about. */
const NAMING: readonly string[] = ['holder', 'holder_id', 'operation_id', 'username'];
/** Where a schema has one of them, however deep. */
const namesIn = (schema: unknown, place: string): string[] =>
  typeof schema !== 'object' || schema === null
    ? []
    : Object.entries(schema).flatMap(([name, child]) => [
        ...(NAMING.includes(name) ? [`${place}.${name}`] : []),
        ...namesIn(child, `${place}.${name}`),
      ]);
const namesOf = ({ id, response }: Call): string[] => namesIn(toJsonSchema(response, 'output'), id);

describe('what a service account may call', () => {
  const within = Object.values(SERVICE_CALLS).flat();

  it('is a reading of those that are open to an auditor, and in one scope', () => {
    const readings = everyCall.filter((call) => isOpenToAuditors(call) && call.id in STAFF_READINGS);
    const ids = readings.filter(({ method }) => method === 'GET').map(({ id }) => id);
    expect(within.filter((id) => !ids.includes(id))).toEqual([]);
    expect(new Set(within).size).toBe(within.length);
  });

  it('names no account holder where it is of figures alone', () => {
    const onRecord = SERVICE_CALLS.figures.filter((id) => STAFF_READINGS[id]?.startsWith('on record'));
    expect(onRecord).toEqual([]);
  });

  it('has no field for one in what figures answer, which the books have', () => {
    const figures = everyCall.filter(({ id }) => SERVICE_CALLS.figures.some((one) => one === id));
    expect(figures).toHaveLength(SERVICE_CALLS.figures.length);
    // Of staff, whose work waits.
    const agents = 'consoleOverview.read.properties.agents.items.properties.username';
    expect(figures.flatMap(namesOf)).toEqual([agents]);
    expect(namesOf(calls.consoleBooks.read)).not.toEqual([]);
  });

  it('is not the list of webhooks, whose addresses may hold a secret', () => {
    expect(within).not.toContain('consoleWebhook.list');
  });
});

describe('a service account', () => {
  it('opens nothing before another admin agreed, who is shown what it may read and never its key', async () => {
    const { data } = await propose('early', ['figures']);
    expect(await asked(COUNTS, data.key)).toBe('not_authorized');
    const own = await server.send(calls.consoleProposal.approve, { id: data.proposal.id }, { token: admin });
    expect(own.data['reason']).toBe('same_person');
    const shown = await server.call(calls.consoleProposal.detail, { id: data.proposal.id }, { token: other });
    expect(shown.data.payload).toContainEqual({ name: 'scopes', value: 'figures' });
    expect(JSON.stringify(shown.data)).not.toContain('key_hash');
    await server.call(calls.consoleProposal.refuse, { id: data.proposal.id, reason }, { token: other });
    expect(await asked(COUNTS, data.key)).toBe('not_authorized');
  });

  it('reads within its scopes, and nothing else is open to its key: no act, no other reading, no chat', async () => {
    const { key } = await addProgram('figures_only', ['figures']);
    expect(await asked(COUNTS, key)).toBe('answered');
    const staffCalls = everyCall.filter(({ access }) => access.kind === 'staff');
    for (const call of staffCalls) {
      if (SERVICE_CALLS.figures.some((id) => id === call.id) || call.transport === 'socket') continue;
      expect(await asked(call, key), call.id).toBe('role_missing');
    }
    expect(await asked(calls.user.info, key)).toBe('not_authorized');
  });

  it('is on record as itself with what it read of a holder', async () => {
    await registerPerson(server, 'shown');
    const { key } = await addProgram('reader', ['holders', 'record']);
    const holders = await server.call(calls.consoleHolder.list, { query: 'shown' }, { token: key });
    const holderId = holders.data.items[0]?.id ?? '';
    await server.call(calls.consoleHolder.detail, { id: holderId }, { token: key });
    const { data } = await server.call(calls.consoleAudit.list, { actor: 'reader' }, { token: key });
    expect(data.items.map(({ act }) => act)).toContain('consoleHolder.detail');
    expect(data.items.map(({ actor }) => actor)).toContain('reader');
  });

  it('ends by its day, and at once where one admin disables it', async () => {
    const { key, id, member } = await addProgram('ends', ['figures']);
    expect(member).toMatchObject({ roles: ['auditor'], service: { scopes: ['figures'] } });
    expect(key.startsWith(member?.service?.key_begins ?? '-')).toBe(true);
    // Who looks for auditors looks for people.
    const auditors = await server.call(STAFF.list, { role: 'auditor' }, { token: admin });
    expect(auditors.data.items.filter(({ service }) => service !== null)).toEqual([]);
    await server.call(STAFF.disable, { id, reason }, { token: admin });
    expect(await asked(COUNTS, key)).toBe('not_authorized');
    const other = await addProgram('runs_out', ['figures']);
    server.clock.turn(30 * DAY_MS);
    expect(await asked(COUNTS, other.key)).toBe('token_expired');
    await signInAgain();
  });

  it('ends with whoever was shown its key, so that nobody reads on who was sent away; all who handle money are told', async () => {
    const leaver = await signInStaff(server, 'leaver', 'admin');
    const request = { username: 'kept', scopes: ['figures' as const], valid_days: 300, reason };
    const { data } = await server.call(STAFF.createService, request, { token: leaver.token });
    const later = { ...request, username: 'later' };
    const waiting = await server.call(STAFF.createService, later, { token: leaver.token });
    await server.call(calls.consoleProposal.approve, { id: data.proposal.id }, { token: other });
    expect(await asked(COUNTS, data.key)).toBe('answered');
    await server.call(STAFF.disable, { id: String(leaver.staffId), reason }, { token: admin });
    expect(await asked(COUNTS, data.key)).toBe('not_authorized');
    const { id } = waiting.data.proposal;
    expect(await asked(calls.consoleProposal.approve, other, { id })).toBe('wrong_state');
    const { items } = (await server.call(STAFF.changes, {}, { token: admin })).data;
    expect(items.find(({ username }) => username === 'kept')).toMatchObject({
      change: 'disable',
      stage: 'done',
    });
  });

  it('is named by the doctor where whoever was shown its key is no admin any more, until it ends', async () => {
    const moved = await signInStaff(server, 'moved', 'admin', 'support');
    const request = { username: 'left_behind', scopes: ['figures' as const], valid_days: 300, reason };
    const { data } = await server.call(STAFF.createService, request, { token: moved.token });
    await server.call(calls.consoleProposal.approve, { id: data.proposal.id }, { token: other });
    const found = async () =>
      (await checkContents(server.services)).find(({ check }) => check === 'service_keys');
    expect((await found())?.verdict).toBe('ok');
    await server.database.query("update staff set roles = '{support}' where id = $1", [moved.staffId]);
    const text = expect.stringContaining(': left_behind (moved).');
    expect(await found()).toMatchObject({ verdict: 'missing', text });
    const { items } = (await server.call(STAFF.list, { limit: 50 }, { token: admin })).data;
    const id = items.find(({ username }) => username === 'left_behind')?.id ?? '';
    await server.call(STAFF.disable, { id, reason }, { token: admin });
    expect((await found())?.verdict).toBe('ok');
  });

  it('has its key alone: no password, no second step, no other role, whoever proposes it', async () => {
    const { id } = await addProgram('no_person', ['figures']);
    for (const password of ['', 'anything', 'fairlead'])
      expect((await server.send(calls.consoleAuth.login, { username: 'no_person', password })).code).not.toBe(
        200,
      );
    for (const call of [STAFF.resetPassword, STAFF.resetTotp])
      expect(await asked(call, admin, { id, reason })).toBe('wrong_state');
    expect(await asked(STAFF.setRoles, admin, { id, roles: ['finance_checker'], reason })).toBe(
      'wrong_state',
    );
    const changed = server.database.query("update staff set roles = '{finance_checker}' where id = $1", [id]);
    await expect(changed).rejects.toThrow('a service account has its key alone');
  });
});

const signInAgain = async (): Promise<void> => {
  admin = (await signInStaff(server, 'admin_later', 'admin')).token;
  other = (await signInStaff(server, 'other_later', 'admin')).token;
};
