import { randomUUID } from 'node:crypto';
import { calls, type WithdrawalState } from '@fairlead/contract';
import { lockWallet, readWallet } from '@fairlead/ledger';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Answer } from '../../http/answer';
import type { HolderCaller, StaffCaller } from '../../http/route';
import { dataOf, openTestClient, PIN, type TestClient } from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';
import { withdrawalsJobs } from '../withdrawals';

const DAY_MS = 86_400_000;
const TERM_MS = 7 * DAY_MS;
const OVER = { ok: false, reason: 'withdrawal_overdue' };
const MANUAL = calls.consoleWithdrawal;

let context: TestContext;
let client: TestClient;
let maker: StaffCaller;
let checker: StaffCaller;

beforeAll(async () => {
  context = await createTestContext();
  client = openTestClient(context);
  maker = await client.makeStaff('maker', 'finance_maker');
  checker = await client.makeStaff('checker', 'finance_checker');
});
afterEach(() => context.expectBooks());
afterAll(() => context.close());

/** A holder who has just asked for all of 500.00. */
const asked = async (state: 'requested' | 'approved' = 'requested') => {
  const holder = await client.makePayee();
  await context.topUp(holder.holderId, 50_000);
  const request = { amount: 50_000, password: PIN };
  const made = dataOf(await client.call(calls.withdrawal.request, holder, request, { key: randomUUID() }));
  if (state === 'approved') await client.pass(checker, await proposeApproval(made.id));
  return { holder, id: made.id, dueAt: made.due_at };
};
const proposeApproval = (withdrawal_id: string) =>
  client.call(MANUAL.proposeApproval, maker, { withdrawal_id });
const proposePayment = (withdrawal_id: string) =>
  client.call(MANUAL.proposePayment, maker, { withdrawal_id, reference: randomUUID() });
const approve = (id: string) => client.call(calls.consoleProposal.approve, checker, { id });
const takeBack = (holder: HolderCaller, withdrawal_id: string) =>
  client.call(calls.withdrawal.cancel, holder, { withdrawal_id }, { key: randomUUID() });
const find = async (holder: HolderCaller, id: string) =>
  dataOf(await client.call(calls.withdrawal.list, holder, {})).items.find((item) => item.id === id);
const walletOf = (holder: HolderCaller) => readWallet(context.database, holder.holderId);
/** Until so many connections wait for a lock that another holds. */
const untilWaiting = (count: number) =>
  vi.waitFor(
    async () => {
      const [row] = await context.asOwner<{ waiting: number }>(
        `select count(*) as waiting from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(row?.waiting).toBe(count);
    },
    { timeout: 10_000, interval: 10 },
  );
const lapse = () =>
  withdrawalsJobs(context)
    .find(({ name }) => name === 'lapse-withdrawals')
    ?.run();
const proposalOf = async (id: string) =>
  dataOf(await client.call(calls.consoleProposal.detail, checker, { id }));

describe('a withdrawal has one deadline from the request on', () => {
  it('no row of payment proposals, each refused, keeps the money beyond it', async () => {
    const { holder, id, dueAt } = await asked('approved');
    const until = context.clock.now().getTime() + 120 * DAY_MS;
    let state: WithdrawalState | undefined = 'approved';
    while (state === 'approved' && context.clock.now().getTime() < until) {
      expect((await find(holder, id))?.due_at).toBe(dueAt);
      const proposed = await proposePayment(id);
      context.clock.turn(6 * DAY_MS);
      await lapse();
      if (proposed.ok) {
        const refusal = { id: proposed.data.id, reason: 'not on the statement' };
        await client.call(calls.consoleProposal.refuse, checker, refusal);
      }
      state = (await find(holder, id))?.state;
    }
    expect(state).toBe('cancelled');
    expect(context.clock.now().getTime()).toBeLessThanOrEqual(Date.parse(dueAt ?? '') + 6 * DAY_MS);
    expect(await walletOf(holder)).toMatchObject({ available: 50_000, withdrawing: 0 });
  });

  it('nor does the database, whatever the program asks of it', async () => {
    const { holder, id, dueAt } = await asked();
    const later = "update withdrawal set due_at = due_at + interval '10 years' where id = $1";
    await expect(context.database.query(later, [Number(id)])).rejects.toThrow();
    await expect(context.asOwner(later, [Number(id)])).rejects.toThrow('its deadline is not moved');
    expect((await find(holder, id))?.due_at).toBe(dueAt);
    context.clock.turn(TERM_MS);
    // A refused statement holds the row for a moment after its answer, and what is held is left.
    await vi.waitFor(async () => expect(await lapse()).toBe(1), { timeout: 10_000, interval: 20 });
  });

  it('approval does not move it', async () => {
    const { holder, id, dueAt } = await asked();
    context.clock.turn(6 * DAY_MS);
    await client.pass(checker, await proposeApproval(id));
    expect(await find(holder, id)).toMatchObject({ state: 'approved', due_at: dueAt });
    context.clock.turn(DAY_MS);
    expect(await lapse()).toBe(1);
    expect(await find(holder, id)).toMatchObject({ state: 'cancelled', reason: 'not_decided_in_time' });
  });

  it.each(['requested', 'approved'] as const)(
    'nothing is proposed about one that is %s once it is over',
    async (state) => {
      const { id } = await asked(state);
      context.clock.turn(TERM_MS);
      expect(await (state === 'approved' ? proposePayment(id) : proposeApproval(id))).toEqual(OVER);
      const refusal = { withdrawal_id: id, reason: 'destination_not_own' } as const;
      expect(await client.call(MANUAL.proposeRefusal, maker, refusal)).toEqual(OVER);
    },
  );

  it.each(['requested', 'approved'] as const)(
    'what was proposed about one that is %s ends with it',
    async (state) => {
      const { holder, id, dueAt } = await asked(state);
      context.clock.turn(TERM_MS - 1);
      const proposed = dataOf(await (state === 'approved' ? proposePayment(id) : proposeApproval(id)));
      expect(proposed.expires_at).toBe(dueAt);
      context.clock.turn(1);
      expect(await approve(proposed.id)).toEqual(OVER);
      expect((await find(holder, id))?.state).toBe(state);
      await lapse();
      expect(await proposalOf(proposed.id)).toMatchObject({ state: 'expired', checker: null });
      expect(await walletOf(holder)).toMatchObject({ available: 50_000, withdrawing: 0 });
    },
  );
});

describe('past the deadline the holder takes it back', () => {
  it('not before it, once it is approved', async () => {
    const { holder, id } = await asked('approved');
    context.clock.turn(TERM_MS - 1);
    expect(await takeBack(holder, id)).toEqual({ ok: false, reason: 'wrong_state' });
  });

  it('at once, also while a payment waits for its checker, which then ends', async () => {
    const { holder, id } = await asked('approved');
    context.clock.turn(TERM_MS - 1);
    const proposed = dataOf(await proposePayment(id));
    context.clock.turn(1);
    expect(dataOf(await takeBack(holder, id))).toMatchObject({ state: 'cancelled', due_at: null });
    expect(await walletOf(holder)).toMatchObject({ available: 50_000, withdrawing: 0 });
    expect(await proposalOf(proposed.id)).toMatchObject({ state: 'expired' });
    expect(await approve(proposed.id)).toEqual({ ok: false, reason: 'proposal_expired' });
    const { items } = dataOf(await client.call(calls.withdrawal.list, holder, {}));
    expect(items.map((item) => item.state)).toEqual(['cancelled']);
  });

  /** Both wait for the wallet while the deadline passes; who asked first has it first, so either may win. */
  it.each([
    ['the payment', 'paid'],
    ['the holder', 'cancelled'],
  ] as const)('is paid or taken back, never both: %s first', async (_first, winner) => {
    const { holder, id } = await asked('approved');
    context.clock.turn(TERM_MS - 1);
    const proposed = dataOf(await proposePayment(id));
    const acts = [() => approve(proposed.id), () => takeBack(holder, id)];
    if (winner === 'cancelled') acts.reverse();
    const answers = await context.database.transaction(async (tx) => {
      await lockWallet(tx, holder.holderId);
      const begun: Promise<Answer<unknown>>[] = [];
      for (const act of acts) {
        begun.push(act());
        await untilWaiting(begun.length);
      }
      context.clock.turn(1);
      return () => Promise.all(begun);
    });
    expect((await answers()).filter(({ ok }) => ok)).toHaveLength(1);
    expect((await find(holder, id))?.state).toBe(winner);
    const available = winner === 'paid' ? 0 : 50_000;
    expect(await walletOf(holder)).toMatchObject({ available, withdrawing: 0 });
  });

  it('is ended once when its holder and the job meet', async () => {
    const { holder, id } = await asked('approved');
    context.clock.turn(TERM_MS);
    const [taken] = await Promise.all([takeBack(holder, id), lapse(), lapse()]);
    const ended = await find(holder, id);
    expect(ended).toMatchObject({ state: 'cancelled', reason: taken.ok ? null : 'not_decided_in_time' });
    expect(await walletOf(holder)).toMatchObject({ available: 50_000, withdrawing: 0 });
    expect(ended?.steps.map(({ state }) => state)).toEqual(['requested', 'approved', 'cancelled']);
  });
});
