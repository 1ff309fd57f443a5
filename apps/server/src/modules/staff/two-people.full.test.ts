import { randomUUID } from 'node:crypto';
import { calls, type StaffRole } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Outcome, runAct } from '../../app/command/run';
import { startTestServer, type TestServer } from '../../testing';
import { PASSWORD, signInStaff } from '../../testing/people';
import { readDeciders } from './deciding';

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
const OWN = 'a long password of my own';
const reason = 'for the test';

interface Person {
  readonly token: string;
  readonly staffId: number;
}

let server: TestServer;
let worst: Person;
let other: Person;
let maker: Person;
let checker: Person;
beforeAll(async () => {
  server = await startTestServer({ environment: { LIMIT_SIGN_IN_ACCOUNT: '1000/1h' } });
  worst = await signInStaff(server, 'worst', 'admin');
  other = await signInStaff(server, 'other', 'admin');
  maker = await signInStaff(server, 'a_maker', 'finance_maker');
  checker = await signInStaff(server, 'a_checker', 'finance_checker');
});
afterAll(() => server.close());

const login = (username: string, password: string) =>
  server.call(calls.consoleAuth.login, { username, password });
const approve = (id: string, { token }: { readonly token: string }) =>
  server.call(calls.consoleProposal.approve, { id }, { token });
const tokenOf = async (username: string, password = PASSWORD): Promise<string> =>
  (await login(username, password)).data.token;
/** Sessions live twelve hours: everybody signs in again after some days. */
const later = async (forMs: number): Promise<void> => {
  server.clock.turn(forMs);
  worst = { ...worst, token: await tokenOf('worst') };
  other = { ...other, token: await tokenOf('other') };
  maker = { ...maker, token: await tokenOf('a_maker') };
  checker = { ...checker, token: await tokenOf('a_checker') };
};

const create = (username: string, roles: StaffRole[]) =>
  server.call(calls.consoleStaff.create, { username, roles, reason }, { token: worst.token });
const setRoles = (id: number, roles: StaffRole[]) =>
  server.call(calls.consoleStaff.setRoles, { id: String(id), roles, reason }, { token: worst.token });
const resetTotp = (id: number) =>
  server.call(calls.consoleStaff.resetTotp, { id: String(id), reason }, { token: worst.token });
const resetPassword = (id: number) =>
  server.call(calls.consoleStaff.resetPassword, { id: String(id), reason }, { token: worst.token });
const disable = (id: number) =>
  server.call(calls.consoleStaff.disable, { id: String(id), reason }, { token: worst.token });

/** Two admins add somebody, who chose a password of their own. */
const addMember = async (username: string, roles: StaffRole[]): Promise<Person> => {
  const { proposal, first_half } = (await create(username, roles)).data;
  const { shown_once } = (await approve(proposal.id, other)).data;
  const old_password = `${first_half}.${shown_once}`;
  const token = await tokenOf(username, old_password);
  await server.call(calls.consoleAuth.updatePassword, { old_password, new_password: OWN }, { token });
  const again = await login(username, OWN);
  return { token: again.data.token, staffId: Number(again.data.staff.id) };
};

/** Something of money that waits for a checker. */
const proposeMoney = async (): Promise<string> => {
  const stated = { amount: 1_000, receipt_number: randomUUID() };
  return (await server.call(calls.consoleHouse.proposeFunding, stated, { token: maker.token })).data.id;
};
const commandLine = (
  act: 'create' | 'roles' | 'disable' | 'reset-password',
  username: string,
  roles: StaffRole[] = [],
) =>
  runAct(
    { database: server.database, clock: server.clock, hashing: server.services.hashing },
    { kind: 'command_line', user: 'root' },
    { act, username, roles, reason },
  );

describe('two people are two people: an admin alone', () => {
  it('adds nobody: the account is not there before another admin accepts, never the one who proposed', async () => {
    const { proposal, first_half } = (await create('ghost', ['finance_checker'])).data;
    expect((await login('ghost', first_half)).data.reason).toBe('wrong_credentials');
    expect((await approve(proposal.id, worst)).data.reason).toBe('same_person');
    expect((await approve(proposal.id, checker)).data.reason).toBe('role_missing');
    const rows = await server.database.query("select 1 from staff where username = 'ghost'");
    expect(rows).toEqual([]);
  });

  it('does not know the first password: each of the two has one half, and one half opens nothing', async () => {
    const { proposal, first_half } = (await create('halved', ['support'])).data;
    const accepted = (await approve(proposal.id, other)).data;
    const second = accepted.shown_once ?? '';
    for (const guess of [first_half, second, `${second}.${first_half}`, `${first_half}.${first_half}`]) {
      expect((await login('halved', guess)).data.reason).toBe('wrong_credentials');
    }
    const seen = await server.call(calls.consoleProposal.detail, { id: proposal.id }, { token: other.token });
    expect(JSON.stringify(seen.data)).not.toContain(second);
    expect(JSON.stringify(seen.data)).not.toContain('first_half_hash');
    const log = JSON.stringify((await server.call(calls.consoleAudit.list, {}, { token: other.token })).data);
    expect(log).toContain('halved');
    expect(log).not.toContain('firstHalfHash');
    expect((await login('halved', `${first_half}.${second}`)).status).toBe(200);
  });

  it('does not act in a colleague’s name: a new first password needs another admin, and each has one half', async () => {
    const victim = await addMember('victim', ['finance_checker']);
    const { proposal, first_half } = (await resetPassword(victim.staffId)).data;
    expect((await approve(proposal.id, worst)).data.reason).toBe('same_person');
    expect((await login('victim', OWN)).status).toBe(200);
    const second = (await approve(proposal.id, other)).data.shown_once;
    expect((await login('victim', OWN)).data.reason).toBe('wrong_credentials');
    expect((await login('victim', `${first_half}.${second}`)).status).toBe(200);
  });

  it('does not loosen a colleague’s second factor', async () => {
    const { proposal } = (await resetTotp(checker.staffId)).data;
    expect((await approve(proposal.id, worst)).data.reason).toBe('same_person');
    await server.call(calls.consoleProposal.refuse, { id: proposal.id, reason }, { token: other.token });
    expect((await resetTotp(worst.staffId)).data.reason).toBe('same_person');
  });

  it('cannot disable the only other admin, nor the last maker or checker; nobody disabled comes back', async () => {
    expect((await disable(other.staffId)).data.reason).toBe('last_admin');
    expect((await disable(maker.staffId)).data.reason).toBe('last_admin');
    const victim = await addMember('leaver', ['finance_checker']);
    expect((await disable(victim.staffId)).status).toBe(200);
    const proposals = await resetPassword(victim.staffId);
    expect(proposals.data.reason).toBe('wrong_state');
    const back = server.database.query("update staff set disabled_at = null where username = 'leaver'");
    await expect(back).rejects.toThrow('does not come back');
  });
});

describe('two people are two people: an admin with a fresh account', () => {
  it('a new checker decides nothing for 72 hours, whatever is proposed, by the server and by the database', async () => {
    const fresh = await addMember('fresh_checker', ['finance_checker']);
    const money = await proposeMoney();
    const refused = await approve(money, fresh);
    expect(refused).toMatchObject({ status: 403, data: { reason: 'decides_later' } });
    const refusal = { id: money, reason };
    const said = await server.call(calls.consoleProposal.refuse, refusal, { token: fresh.token });
    expect(said.data.reason).toBe('decides_later');
    const behind = server.database.query(
      "update proposal set state = 'approved', checker_id = $2, decided_at = $3 where id = $1",
      [Number(money), fresh.staffId, server.clock.now()],
    );
    await expect(behind).rejects.toThrow('may not decide it');
    await later(72 * HOUR_MS - 1);
    const token = await tokenOf('fresh_checker', OWN);
    expect((await approve(money, { token })).data.reason).toBe('decides_later');
    server.clock.turn(1);
    expect((await approve(money, { token })).data.state).toBe('approved');
  });

  it('a new admin accepts nobody for 72 hours', async () => {
    const fresh = await addMember('fresh_admin', ['admin']);
    const { proposal } = (await create('accomplice', ['finance_checker'])).data;
    expect((await approve(proposal.id, fresh)).data.reason).toBe('decides_later');
  });

  it('roles back and forth begin the wait anew; losing one does not', async () => {
    const mover = await addMember('mover', ['finance_checker', 'auditor']);
    await later(4 * DAY_MS);
    const move = async (roles: StaffRole[]) => {
      const { proposal } = (await setRoles(mover.staffId, roles)).data;
      expect((await approve(proposal.id, other)).data.state).toBe('approved');
    };
    const decides = async (): Promise<string> => {
      const { data } = await approve(await proposeMoney(), { token: await tokenOf('mover', OWN) });
      return data.reason ?? data.state;
    };
    await move(['finance_checker']);
    expect(await decides()).toBe('approved');
    await move(['support']);
    await move(['finance_checker']);
    expect(await decides()).toBe('decides_later');
  });

  it('a reset of password or codes begins it anew, also in the database', async () => {
    const victim = await addMember('reset_checker', ['finance_checker']);
    await later(4 * DAY_MS);
    const { proposal } = (await resetTotp(victim.staffId)).data;
    await approve(proposal.id, other);
    const money = await proposeMoney();
    const token = await tokenOf('reset_checker', OWN);
    expect((await approve(money, { token })).data.reason).toBe('decides_later');
    const sooner = server.database.query(
      "update staff set powers_since = powers_since - interval '3 days' where username = 'reset_checker'",
    );
    await expect(sooner).rejects.toThrow('waits anew');
    const raised = server.database.query(
      "update staff set roles = array['admin'] where username = 'reset_checker'",
    );
    await expect(raised).rejects.toThrow('waits anew');
  });

  it('one account never holds both halves: by contract, by server and by database', async () => {
    const both = await create('both_halves', ['finance_maker', 'finance_checker']);
    expect(both.data).toMatchObject({ reason: 'invalid_fields', fields: { roles: 'maker_and_checker' } });
    const typed = commandLine('create', 'both_halves', ['finance_maker', 'finance_checker']);
    await expect(typed).rejects.toThrow();
    const written = server.database.query(
      `insert into staff (username, password_hash, roles, created_at, powers_since)
        values ('both_halves', 'x', array['finance_maker', 'finance_checker'], $1, $1)`,
      [server.clock.now()],
    );
    await expect(written).rejects.toThrow('staff_one_half');
  });

  it('a first password opens nothing but its change', async () => {
    const { proposal, first_half } = (await create('newcomer', ['finance_maker', 'admin'])).data;
    const { shown_once } = (await approve(proposal.id, other)).data;
    const token = await tokenOf('newcomer', `${first_half}.${shown_once}`);
    const list = await server.call(calls.consoleStaff.list, {}, { token });
    expect(list).toMatchObject({ status: 403, data: { reason: 'first_password' } });
    const stated = { amount: 1_000, receipt_number: 'H-first' };
    const money = await server.call(calls.consoleHouse.proposeFunding, stated, { token });
    expect(money.data.reason).toBe('first_password');
  });
});

describe('two people are two people: the command line with the database reachable', () => {
  it('proposes only, as the system with the machine’s user, and an admin who may decide accepts', async () => {
    const made: Outcome = await commandLine('create', 'by_machine', ['finance_checker']);
    expect(made.first_password).toBeUndefined();
    expect((await login('by_machine', made.first_half ?? '')).data.reason).toBe('wrong_credentials');
    const id = made.proposal?.id ?? '';
    const { data } = await server.call(calls.consoleProposal.detail, { id }, { token: worst.token });
    expect(data.maker).toBe('command line');
    const { shown_once } = (await approve(id, worst)).data;
    expect((await login('by_machine', `${made.first_half}.${shown_once}`)).status).toBe(200);
    expect(await readDeciders(server.database, server.clock.now())).toMatchObject({ byCommandLine: 1 });
    const { items } = (await server.call(calls.consoleStaff.list, { limit: 50 }, { token: worst.token }))
      .data;
    const from = items.find(({ username }) => username === 'by_machine')?.decides_from ?? '';
    expect(Date.parse(from) - server.clock.now().getTime()).toBe(72 * HOUR_MS);
  });

  it('gives nobody an account that another has: the person meant does not accept it, and half a password is none', async () => {
    const { proposal, first_half } = await commandLine('reset-password', 'worst');
    expect((await approve(proposal?.id ?? '', worst)).data.reason).toBe('same_person');
    expect((await login('worst', first_half ?? '')).data.reason).toBe('wrong_credentials');
    expect((await login('worst', PASSWORD)).status).toBe(200);
    expect(
      (
        await server.call(
          calls.consoleProposal.refuse,
          { id: proposal?.id ?? '', reason },
          { token: other.token },
        )
      ).status,
    ).toBe(200);
  });
});

describe('two people are two people: everybody who handles money is told', () => {
  it('of what is proposed and done, until they confirm to have read it; others are not', async () => {
    const unseen = async ({ token }: Person) =>
      (await server.call(calls.consoleAuth.me, {}, { token })).data.changes_unseen;
    const read = ({ token }: Person) => server.call(calls.consoleStaff.changes, { limit: 50 }, { token });
    const confirm = (id: string) =>
      server.call(calls.consoleStaff.confirmChanges, { id }, { token: checker.token });
    expect(await unseen(checker)).toBeGreaterThan(0);
    await confirm('999999999');
    expect(await unseen(checker)).toBe(0);
    const added = await addMember('told_of', ['finance_maker']);
    expect(await unseen(checker)).toBe(2);
    const [done, proposed] = (await read(checker)).data.items;
    expect(proposed).toMatchObject({
      stage: 'proposed',
      change: 'create',
      username: 'told_of',
      number: null,
    });
    expect(done).toMatchObject({
      ...{ stage: 'done', maker: 'worst', checker: 'other', seen: false },
      number: String(added.staffId),
    });
    await confirm(done?.id ?? '1');
    await confirm('1');
    expect(await unseen(checker)).toBe(0);
    expect(await unseen(other)).toBeGreaterThan(0);
    const clerk = await signInStaff(server, 'clerk', 'support');
    expect((await read(clerk)).data.reason).toBe('role_missing');
  });
});
