import { allCalls, type Call, calls, type StaffRole } from '@fairlead/contract';
import { findDifferences } from '@fairlead/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInStaff } from '../src/testing/people';
import { CSV_NETWORK, PROPOSING } from './support/proposing';
import { type SampleFixture, startSampleFixture } from './support/sample-fixture';

const MAKING: readonly StaffRole[] = ['support', 'delivery', 'finance_maker'];
/** All that one account may hold: nobody is both maker and checker. */
const EVERYTHING: readonly StaffRole[] = ['support', 'delivery', 'finance_checker', 'auditor', 'admin'];

let fixture: SampleFixture;
let alone: { readonly token: string; readonly staffId: number };
/** What one person proposed, by the call. */
const proposed = new Map<string, string>();

beforeAll(async () => {
  fixture = await startSampleFixture({ CSV_NETWORKS: CSV_NETWORK });
  alone = await signInStaff(fixture.server, 'alone', ...MAKING);
}, 300_000);
afterAll(() => fixture.server.close());

/** By two admins. */
const setRoles = async (roles: readonly StaffRole[]): Promise<void> => {
  const { act, staff } = fixture;
  const { proposal } = await act(staff.admin, calls.consoleStaff.setRoles, {
    ...{ id: String(alone.staffId), roles: [...roles], reason: 'Other work' },
  });
  await act(staff.admin_two, calls.consoleProposal.approve, { id: proposal.id });
};

/** What deciding all of them says to this person, each answer once. */
const decideAll = async (token: string): Promise<ReadonlySet<string>> => {
  const answers = new Set<string>();
  for (const id of proposed.values()) {
    for (const call of [calls.consoleProposal.approve, calls.consoleProposal.refuse]) {
      const request = { id, ...(call === calls.consoleProposal.refuse ? { reason: 'By myself' } : {}) };
      const { status, data } = await fixture.server.send(call, request, { token });
      answers.add(`${status} ${data['reason']}`);
    }
  }
  return answers;
};

describe('what two people must do', () => {
  it('is each of these calls, by the contract', () => {
    const built = new Set(fixture.server.routes.map(({ call }) => call.id));
    const { response } = calls.consoleTopup.propose;
    // Contacts are an admin's alone to propose: apps/server/src/modules/support/contacts/sheet.full.test.ts tries them.
    const mayMake = ({ access }: Call): boolean =>
      access.kind === 'staff' && access.roles.some((role) => MAKING.includes(role));
    const proposes = allCalls.filter(
      (call) => call.response === response && built.has(call.id) && mayMake(call),
    );
    expect(PROPOSING.map(({ call }) => call.id).sort()).toEqual(proposes.map(({ id }) => id).sort());
  });

  it('is proposed by one, who decides none of it: as maker, after a change of role, with every role', async () => {
    for (const { call, prepare } of PROPOSING) {
      const { code, data } = await fixture.server.send(call, await prepare(fixture), { token: alone.token });
      expect([call.id, code, data['reason']]).toEqual([call.id, 200, undefined]);
      proposed.set(call.id, String(data['id']));
    }
    expect([...(await decideAll(alone.token))]).toEqual(['403 role_missing']);
    await setRoles(['finance_checker']);
    expect([...(await decideAll(alone.token))]).toEqual(['403 same_person']);
    await setRoles(EVERYTHING);
    expect([...(await decideAll(alone.token))]).toEqual(['403 same_person']);
  }, 300_000);

  it('is no auditor’s to decide', async () => {
    expect([...(await decideAll(fixture.staff.auditor))]).toEqual(['403 role_missing']);
  });

  it('is decided by another, who was shown what is posted, and the audit names both', async () => {
    for (const [name, id] of proposed) {
      const checker = { token: fixture.staff.checker };
      const shown = await fixture.server.call(calls.consoleProposal.detail, { id }, checker);
      const acknowledged = shown.data.flags.map(({ key }) => key);
      const decided = await fixture.server.call(calls.consoleProposal.approve, { id, acknowledged }, checker);
      expect([name, decided.data.reason ?? decided.data.state]).toEqual([name, 'approved']);
      expect([name, decided.data.moves]).toEqual([name, shown.data.moves]);
      const acts = await fixture.server.testDatabase.asOwner<{ username: string; act: string }>(
        `select p.username, split_part(a.act, '.', 1) as act from audit_entry a join staff p on p.id = a.actor_id
          where a.subject_type = 'proposal' and a.subject_id = $1 and a.actor_type = 'staff' order by a.id`,
        [id],
      );
      expect([name, acts]).toEqual([
        name,
        [
          { username: 'alone', act: 'propose' },
          { username: 'checker', act: 'approved' },
        ],
      ]);
    }
    expect(await findDifferences(fixture.server.database)).toEqual([]);
  }, 60_000);
});
