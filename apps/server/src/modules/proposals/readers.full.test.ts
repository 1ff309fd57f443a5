import { calls, PROPOSAL_KINDS, type ProposalKind, STAFF_ROLES, type StaffRole } from '@fairlead/contract';
import { proposal } from '@fairlead/db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { StaffCaller } from '../../http/route';
import { dataOf, openTestClient, type TestClient } from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';
import { addPayee } from '../../testing/payee';
import { addUpload } from '../../testing/stored-image';
import { STAFF_FILES } from '../files';
import { COMMAND_LINE, defineKind, type Kind, type Matters } from './kind';
import { listProposals, readProposalDetail } from './read';

const BANK: readonly StaffRole[] = ['finance_maker', 'finance_checker', 'auditor', 'admin'];
const WITH_SUPPORT: readonly StaffRole[] = ['support', ...BANK];
const WITH_DELIVERY: readonly StaffRole[] = ['delivery', ...BANK];

/** Who reads what a proposal of each kind states (docs/domain/proposals.md#who-reads-it). */
const READERS: Readonly<Record<ProposalKind, readonly StaffRole[]>> = {
  topup: WITH_SUPPORT,
  withdrawal_approval: WITH_SUPPORT,
  withdrawal_payment: WITH_SUPPORT,
  withdrawal_refusal: WITH_SUPPORT,
  withdrawal_bounce: WITH_SUPPORT,
  house_funding: BANK,
  remittance: WITH_DELIVERY,
  media_payment: BANK,
  chargeback: WITH_SUPPORT,
  start_up_grant: STAFF_ROLES,
  hold: WITH_SUPPORT,
  hold_renewal: WITH_SUPPORT,
  payee: WITH_SUPPORT,
  campaign: STAFF_ROLES,
  acceptance_issue: WITH_SUPPORT,
  acceptance_confirmation: WITH_SUPPORT,
  credit_score: STAFF_ROLES,
  manual_report: WITH_DELIVERY,
  report_file: WITH_DELIVERY,
  quarantined_report: WITH_DELIVERY,
  product_version: ['delivery', 'finance_checker', 'auditor', 'admin'],
  content_version: STAFF_ROLES,
  broadcast: ['support', 'finance_checker', 'auditor', 'admin'],
  objection_upheld: STAFF_ROLES,
  staff_change: BANK,
  bank_match: BANK,
  payout_run: BANK,
  payout_settlement: BANK,
  contacts: STAFF_ROLES,
  wallet_repair: BANK,
  password_recovery: ['support', 'finance_checker', 'auditor', 'admin'],
  webhook: ['auditor', 'admin'],
};

const SECRET = 'Read by some';
const SENDER = 'Sender by the bank';
const AMOUNT_MINOR = 4_321;

const payload = z.looseObject({ amountMinor: z.number() });
/** States something of every sort: each kind's own facts are of its matter, and tested there. */
const telling = defineKind<z.output<typeof payload>>({
  payload,
  plan: async (_reader, _row, { amountMinor }, time) => [
    {
      holderId: 0,
      kind: 'house_funding',
      moves: [{ from: 'bank', to: 'house', amountMinor }],
      time,
      remark: '',
    },
  ],
  facts: async () => [{ name: 'fact', value: SECRET }],
});

const MATTERS: Matters = {
  kinds: Object.fromEntries(PROPOSAL_KINDS.map((kind) => [kind, telling])) as Record<ProposalKind, Kind>,
  readEvidence: async () => ({
    flags: [
      { key: 'phone_shared', flag: 'phone_shared', about: SECRET },
      { key: 'counterparty_unknown', flag: 'counterparty_unknown', about: SENDER },
    ],
    ...{ aboutHolder: null, destination: null, bankLines: null },
  }),
};

let context: TestContext;
let client: TestClient;
let staff: readonly (readonly [StaffRole, StaffCaller])[];
let evidenceFileIds: string;
beforeAll(async () => {
  context = await createTestContext();
  client = openTestClient(context);
  evidenceFileIds = await addUpload(context, STAFF_FILES);
  staff = await Promise.all(
    STAFF_ROLES.map(async (role) => [role, await client.makeStaff(role, role)] as const),
  );
});
afterAll(() => context.close());

type Values = typeof proposal.$inferInsert;

const add = async (kind: ProposalKind, more: Partial<Values> = {}): Promise<number> => {
  const values: Values = {
    kind,
    state: 'pending',
    subjectType: 'house',
    payload: { amountMinor: AMOUNT_MINOR, title: SECRET, note: SECRET, evidenceFileIds },
    makerId: COMMAND_LINE,
    createdAt: context.clock.now(),
    ...more,
  };
  const [row] = await context.database.orm.insert(proposal).values(values).returning({ id: proposal.id });
  if (row === undefined) throw new Error('no proposal was made');
  return row.id;
};

describe('what a proposal states, its facts and its evidence', () => {
  it.each(PROPOSAL_KINDS)('are for who reads its matter, and none of them for others: %s', async (kind) => {
    const id = await add(kind);
    for (const [role, { roles }] of staff) {
      const isReader = READERS[kind].includes(role);
      const shown = dataOf(await readProposalDetail(context, MATTERS, context.database, id, roles));
      expect(shown, role).toMatchObject({
        ...{ kind, state: 'pending', maker: 'command line' },
        ...{ amount: isReader ? AMOUNT_MINOR : null, subject: { label: isReader ? SECRET : 'house' } },
      });
      const names = shown.payload.map(({ name }) => name).toSorted();
      expect(names, role).toEqual(isReader ? ['evidence', 'fact', 'note', 'title'] : []);
      expect(shown.moves, role).toHaveLength(isReader ? 1 : 0);
      expect(shown.is_withheld ?? false, role).toBe(!isReader);
      const text = JSON.stringify(shown);
      expect(text.includes(SECRET), role).toBe(isReader);
      expect(text.includes(SENDER), role).toBe(isReader && BANK.includes(role));
    }
  });

  it.each(PROPOSAL_KINDS)('are in no row, sum or filter of the list for others either: %s', async (kind) => {
    const decided = { state: 'refused', refusalReason: SECRET, decidedAt: context.clock.now() } as const;
    const id = String(await add(kind, decided));
    for (const [role, caller] of staff) {
      const isReader = READERS[kind].includes(role);
      const request = { kind, state: 'refused', total_up_to: 10 } as const;
      const { items, total } = dataOf(await listProposals(context, caller, request));
      expect(items, role).toMatchObject([
        { id, maker: 'command line', amount: isReader ? AMOUNT_MINOR : null },
      ]);
      expect(JSON.stringify(items).includes(SECRET), role).toBe(isReader);
      expect(total, role).toMatchObject({ rows: 1, amount: isReader ? AMOUNT_MINOR : 0 });
      const bounded = { ...request, amount_min: AMOUNT_MINOR };
      const found = dataOf(await listProposals(context, caller, bounded));
      expect(found.items, role).toHaveLength(isReader ? 1 : 0);
    }
  });
});

it('the receipts of a top-up are for those who read top-ups; others are told whose it is', async () => {
  const callerOf = (role: StaffRole): StaffCaller => {
    const caller = staff.find(([one]) => one === role)?.[1];
    if (caller === undefined) throw new Error(`nobody is ${role}`);
    return caller;
  };
  const maker = callerOf('finance_maker');
  const holder = await context.makeHolder();
  const payee_id = await addPayee(context);
  const { id: topup_id } = dataOf(await client.call(calls.topup.request, holder, { amount: 5_000 }));
  dataOf(await client.call(calls.consoleTopup.sendCard, maker, { topup_id, payee_id }));
  const file_ids = [await addUpload(context, holder.holderId)];
  dataOf(await client.call(calls.topup.paid, holder, { topup_id, file_ids }));
  const stated = { amount: 5_000, receipt_number: 'R-5000', payee_id, method: 'bank_transfer' } as const;
  const proposed = await client.call(calls.consoleTopup.propose, maker, { topup_id, ...stated });
  const { id, subject } = dataOf(proposed);
  const detail = async (role: StaffRole) =>
    dataOf(await client.call(calls.consoleProposal.detail, callerOf(role), { id }));
  const pictures = async (role: StaffRole) =>
    (await detail(role)).payload.filter(({ name }) => name === 'evidence').length;
  expect([await pictures('support'), await pictures('finance_checker')]).toEqual([1, 1]);
  expect(await detail('delivery')).toMatchObject({
    ...{ is_withheld: true, payload: [], about_holder: null, arrival: null, amount: null },
    subject: { label: subject.label },
  });
});
