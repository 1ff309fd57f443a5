import { randomUUID } from 'node:crypto';
import { calls, type RequestOf } from '@fairlead/contract';
import { asc, auditEntry } from '@fairlead/db';
import { readProgramme, readWallet } from '@fairlead/ledger';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PROPOSAL_KINDS } from '../../app/proposal-kinds';
import type { HolderCaller, StaffCaller } from '../../http/route';
import { dataOf, openTestClient, PIN, type TestClient } from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';
import { addPayee } from '../../testing/payee';
import { expireProposals } from './expire';

const DAY_MS = 86_400_000;

let context: TestContext;
let client: TestClient;
let maker: StaffCaller;
let checker: StaffCaller;
let both: StaffCaller;
let payeeId: string;

beforeAll(async () => {
  context = await createTestContext();
  client = openTestClient(context);
  maker = await client.makeStaff('maker', 'finance_maker');
  checker = await client.makeStaff('checker', 'finance_checker');
  both = await client.makeStaff('both', 'finance_checker');
  payeeId = await addPayee(context);
});
afterEach(() => context.expectBooks());
afterAll(() => context.close());

const ask = async (holder: HolderCaller, amount = 10_000) =>
  dataOf(await client.call(calls.topup.request, holder, { amount, method: 'card', message: ' by card ' })).id;

type Statement = RequestOf<typeof calls.consoleTopup.propose>;

const stateTopUp = (topupId: string, by = maker, more: Partial<Statement> = {}) =>
  client.call(calls.consoleTopup.propose, by, {
    topup_id: topupId,
    amount: 10_000,
    receipt_number: randomUUID(),
    payee_id: payeeId,
    method: 'card',
    ...more,
  });

const approve = (id: string, by = checker) => client.call(calls.consoleProposal.approve, by, { id });
const refuseIt = (id: string, by = checker) =>
  client.call(calls.consoleProposal.refuse, by, { id, reason: 'no such receipt' });
const caseOf = async (holder: HolderCaller) =>
  dataOf(await client.call(calls.topup.list, holder, {})).items[0];

describe('a top-up', () => {
  it('is asked, proposed with its moves, posted by another person, and seen at every step', async () => {
    const holder = await context.makeHolder();
    const id = await ask(holder);
    expect(await caseOf(holder)).toMatchObject({ state: 'asked', method: 'card', posted_amount: null });
    const proposed = dataOf(await stateTopUp(id, maker, { amount: 9_900, difference_reason: 'Fee' }));
    expect(proposed).toMatchObject({ state: 'pending', maker: 'maker', checker: null, amount: 9_900 });
    const shown = dataOf(await client.call(calls.consoleProposal.detail, checker, { id: proposed.id }));
    const to = `holder/${holder.holderId}/available`;
    expect(shown.moves).toEqual([{ from: 'bank', to, amount: 9_900, type: 'system_topup' }]);
    expect(await readWallet(context.database, holder.holderId)).toMatchObject({ available: 0 });
    const approved = dataOf(await approve(proposed.id));
    expect(approved).toMatchObject({ state: 'approved', checker: 'checker', moves: shown.moves });
    expect(approved.transaction_ids).toHaveLength(1);
    expect(await readWallet(context.database, holder.holderId)).toMatchObject({ available: 9_900 });
    const seen = await caseOf(holder);
    expect(seen).toMatchObject({ state: 'posted', amount: 10_000, posted_amount: 9_900 });
    expect(seen?.steps.map((step) => step.state)).toEqual(['asked', 'posting_proposed', 'posted']);
    const [record] = dataOf(await client.call(calls.wallet.flow, holder, {})).items;
    expect(record).toMatchObject({ topup_id: id, amount: 9_900, entered_by_hand: true });
  });

  it('two people are two people: is never decided by who proposed it, whatever the roles', async () => {
    const holder = await context.makeHolder();
    const { id } = dataOf(await stateTopUp(await ask(holder), both));
    expect(await approve(id, both)).toEqual({ ok: false, reason: 'same_person' });
    expect(await refuseIt(id, both)).toEqual({ ok: false, reason: 'same_person' });
    expect((await approve(id)).ok).toBe(true);
  });

  it('is posted once, also when two checkers approve at the same moment', async () => {
    const holder = await context.makeHolder();
    const { id } = dataOf(await stateTopUp(await ask(holder)));
    const answers = await Promise.all([approve(id), approve(id, both), approve(id), refuseIt(id, both)]);
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(answers.filter((answer) => !answer.ok && answer.reason === 'already_decided')).toHaveLength(3);
    const wallet = await readWallet(context.database, holder.holderId);
    const decided = dataOf(await client.call(calls.consoleProposal.detail, checker, { id }));
    expect(wallet?.available).toBe(decided.state === 'approved' ? 10_000 : 0);
  });

  it('goes back to the queue when refused, and its receipt may be stated again', async () => {
    const holder = await context.makeHolder();
    const topupId = await ask(holder);
    const first = dataOf(await stateTopUp(topupId, maker, { receipt_number: 'again' }));
    expect(await stateTopUp(topupId)).toEqual({ ok: false, reason: 'proposal_pending' });
    expect(dataOf(await refuseIt(first.id))).toMatchObject({
      state: 'refused',
      refusal_reason: 'no such receipt',
    });
    expect(await caseOf(holder)).toMatchObject({ state: 'asked' });
    expect(await approve(first.id)).toEqual({ ok: false, reason: 'already_decided' });
    const second = dataOf(await stateTopUp(topupId, maker, { receipt_number: 'again' }));
    expect((await approve(second.id)).ok).toBe(true);
    expect(await stateTopUp(topupId)).toEqual({ ok: false, reason: 'wrong_state' });
  });

  it('is refused by itself after 7 days', async () => {
    const holder = await context.makeHolder();
    const { id } = dataOf(await stateTopUp(await ask(holder)));
    context.clock.turn(7 * DAY_MS);
    expect(await approve(id)).toEqual({ ok: false, reason: 'proposal_expired' });
    const others = await expireProposals(context, PROPOSAL_KINDS);
    expect(others).toBeGreaterThan(0);
    expect(await expireProposals(context, PROPOSAL_KINDS)).toBe(0);
    expect(await caseOf(holder)).toMatchObject({ state: 'asked' });
    expect(await approve(id)).toEqual({ ok: false, reason: 'proposal_expired' });
  });

  it('is absent where there is none', async () => {
    expect(await stateTopUp('999999')).toEqual({ ok: false, reason: 'no_such_data' });
    expect(await approve('999999')).toEqual({ ok: false, reason: 'no_such_data' });
  });
});

describe('the programme’s own money', () => {
  it('own cash is separate: pays start-up loans, and never from deposits', async () => {
    const holder = await context.makeHolder();
    await context.topUp(holder.holderId, 50_000);
    const house = (await readProgramme(context.database)).house;
    const grant = { id: String(holder.holderId), amount: house + 2_000, reason: 'first plans' };
    const proposed = dataOf(await client.call(calls.consoleHolder.proposeStartUp, maker, grant));
    expect(await approve(proposed.id)).toEqual({ ok: false, reason: 'house_not_funded' });
    const funding = { amount: 2_000, receipt_number: 'own money' };
    await client.pass(checker, await client.call(calls.consoleHouse.proposeFunding, maker, funding));
    expect(await client.call(calls.consoleHouse.proposeFunding, maker, funding)).toMatchObject({
      reason: 'receipt_already_recorded',
    });
    dataOf(await approve(proposed.id));
    await client.acceptStartUp(holder);
    const shown = dataOf(await client.call(calls.wallet.property, holder, {}));
    expect(shown).toMatchObject({ total_assets: 50_000, available_balance: 50_000 });
    expect(shown.start_up_funds).toEqual({ unspent: house + 2_000, running: 0, offer: null });
    expect(shown.withdrawal.blockers).toContainEqual({
      reason: 'start_up_returned',
      amount: house + 2_000,
      until: null,
      action: 'return_start_up',
      cost_to_clear: 0,
    });
  });
});

describe('two people are two people: who refused what a holder waits for', () => {
  it('refuses no second proposal about the same withdrawal or top-up; another may, and both may agree', async () => {
    const second = await client.makeStaff('checker_two', 'finance_checker');
    const holder = await client.makePayee();
    const topupId = await ask(holder);
    await context.topUp(holder.holderId, 5_000);
    const asked = await client.call(
      calls.withdrawal.request,
      holder,
      { amount: 5_000, password: PIN },
      { key: randomUUID() },
    );
    const withdrawal_id = dataOf(asked).id;
    const proposeApproval = () =>
      client.call(calls.consoleWithdrawal.proposeApproval, maker, { withdrawal_id });
    for (const propose of [() => stateTopUp(topupId), proposeApproval]) {
      dataOf(await refuseIt(dataOf(await propose()).id));
      const again = dataOf(await propose());
      expect(await refuseIt(again.id)).toEqual({ ok: false, reason: 'same_person' });
      dataOf(await refuseIt(again.id, second));
      await client.pass(checker, await propose());
    }
    // Of another's, or of another thing of the same person, it says nothing.
    dataOf(await refuseIt(dataOf(await stateTopUp(await ask(holder))).id));
  });
});

describe('the lists', () => {
  it('show pending proposals by when they expire, then decided ones from the newest, page by page', async () => {
    for (let made = 0; made < 3; made += 1) await stateTopUp(await ask(await context.makeHolder()));
    const read = async (cursor?: string): Promise<string[]> => {
      const request = { limit: 2, ...(cursor === undefined ? {} : { cursor }) };
      const page = dataOf(await client.call(calls.consoleProposal.list, checker, request));
      const rest = page.next_cursor === null ? [] : await read(page.next_cursor);
      return [...page.items.map((item) => `${item.state === 'pending'}:${item.id}`), ...rest];
    };
    const read1 = await read();
    const ids = (pending: boolean) =>
      read1.filter((row) => row.startsWith(`${pending}:`)).map((row) => Number(row.split(':')[1]));
    expect(read1).toEqual([...ids(true).map((id) => `true:${id}`), ...ids(false).map((id) => `false:${id}`)]);
    expect(ids(true)).toEqual([...ids(true)].sort((a, b) => a - b));
    expect(ids(false)).toEqual([...ids(false)].sort((a, b) => b - a));
    expect(ids(true).length).toBeGreaterThanOrEqual(3);
    expect(new Set(read1).size).toBe(read1.length);
  });

  it('begin with what expires first, and so does what is decided next: a withdrawal before what has more time', async () => {
    const holder = await client.makePayee();
    await context.topUp(holder.holderId, 5_000);
    const request = { amount: 5_000, password: PIN };
    const asked = await client.call(calls.withdrawal.request, holder, request, { key: randomUUID() });
    context.clock.turn(6 * DAY_MS);
    const others: string[] = [];
    for (let made = 0; made < 2; made += 1)
      others.push(dataOf(await stateTopUp(await ask(await context.makeHolder()))).id);
    const about = { withdrawal_id: dataOf(asked).id };
    const approval = await client.call(calls.consoleWithdrawal.proposeApproval, maker, about);
    const { id: first } = dataOf(approval);
    const waiting = { state: 'pending', limit: 50 } as const;
    const { items } = dataOf(await client.call(calls.consoleProposal.list, checker, waiting));
    const known = [first, ...others];
    expect(items.map(({ id }) => id).filter((id) => known.includes(id))).toEqual(known);
    const place = async (id?: string) =>
      dataOf(await client.call(calls.consoleProposal.place, checker, id === undefined ? {} : { id }));
    expect((await place(first)).next).toBe(others[0]);
    expect(await place(others[0])).toMatchObject({ previous: first, next: others[1] });
    await client.pass(checker, approval);
    expect(await place(first)).toMatchObject({ place: null, next: others[0] });
    // A payment that is agreed to has no deadline any more: what expires first comes after it.
    const payment = { ...about, reference: randomUUID() };
    const paid = await client.call(calls.consoleWithdrawal.proposePayment, maker, payment);
    await client.pass(checker, paid);
    expect((await place(dataOf(paid).id)).next).toBe((await place()).next);
  });

  it('show those about one holder, pending and decided', async () => {
    const holder = await context.makeHolder();
    const decided = dataOf(await stateTopUp(await ask(holder)));
    dataOf(await approve(decided.id));
    const pending = dataOf(await stateTopUp(await ask(holder)));
    const request = { holder_id: String(holder.holderId) };
    const { items } = dataOf(await client.call(calls.consoleProposal.list, checker, request));
    expect(items.map(({ id, state }) => [id, state])).toEqual([
      [pending.id, 'pending'],
      [decided.id, 'approved'],
    ]);
  });

  it('the past stays: leave every act on record, each chained to the one before', async () => {
    const rows = await context.database.orm.select().from(auditEntry).orderBy(asc(auditEntry.id));
    expect(rows.length).toBeGreaterThan(10);
    for (const [place, row] of rows.entries()) {
      if (place > 0) expect(row.previousHash).toEqual(rows[place - 1]?.hash);
    }
    expect(rows.map((row) => row.act)).toEqual(
      expect.arrayContaining(['propose.topup', 'approved.topup', 'refused.topup']),
    );
    await expect(context.database.query('update audit_entry set act = $1', ['nothing'])).rejects.toThrow();
  });
});
