import { calls } from '@fairlead/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { routesOf } from '../../../app/parts';
import type { HolderCaller, StaffCaller } from '../../../http/route';
import { clientOf, dataOf, makeStaff } from '../../../testing/client';
import { createTestContext, type TestContext } from '../../../testing/context';
import { planClient } from '../../../testing/plan-client';
import { acceptOrder, advanceDueOrders, recordRemittance, windowsAt } from '..';

let context: TestContext;
let plans: Awaited<ReturnType<typeof planClient>>;
let call: ReturnType<typeof clientOf>;
let maker: StaffCaller;
let checker: StaffCaller;
beforeAll(async () => {
  context = await createTestContext();
  plans = await planClient(context);
  call = clientOf(routesOf(context));
  maker = await makeStaff(context, 'maker', 'delivery', 'finance_checker');
  checker = await makeStaff(context, 'checker', 'finance_checker');
});
afterEach(() => context.expectBooks());
afterAll(() => context.close());

const running = async () => {
  const holder = await plans.funded();
  const { order } = await plans.putOk(holder);
  await acceptOrder(context, Number(order.id));
  return { holder, orderId: Number(order.id) };
};

/** A report that is held back: the figures of `plans.report`, with these in their place. */
const heldBack = async (more: Record<string, number>, id?: number, bucketsAgo = 0) => {
  const { holder, orderId } = id === undefined ? await running() : { holder: undefined, orderId: id };
  const { outcome, reportId } = await plans.report(orderId, more, 1, bucketsAgo);
  expect(outcome).toBe('quarantined');
  return { holder: holder as HolderCaller, orderId, reportId: String(reportId) };
};

const propose = (id: string, accept: boolean) =>
  call(calls.consoleReport.decideQuarantined, maker, { id, accept, reason: 'the network confirmed it' });
const approve = (id: string, by = checker) => call(calls.consoleProposal.approve, by, { id });
const detail = async (orderId: number) =>
  dataOf(await call(calls.consoleOrder.detail, maker, { id: String(orderId) }));
const wrongState = { ok: false, reason: 'wrong_state' };

describe('one plan as staff see it', () => {
  it('is what its holder sees, whose it is, and its reports with what became of each', async () => {
    const { holder, orderId } = await running();
    await plans.report(orderId);
    context.clock.turn(900_000);
    await plans.report(orderId, { clicks: 90_000 });
    const { holder: shown, reports, network_tasks: tasks, ...rest } = await detail(orderId);
    expect(rest).toEqual(await plans.detailOf(holder, String(orderId)));
    expect(shown.id).toBe(String(holder.holderId));
    // Its network has an interface.
    expect(tasks).toEqual([]);
    expect(reports.map(({ state, fault }) => [state, fault])).toEqual([
      ['quarantined', 'clicks_above_impressions'],
      ['accepted', null],
    ]);
  });

  it('is absent where there is none', async () => {
    expect(await call(calls.consoleOrder.detail, maker, { id: '999999' })).toEqual({
      ok: false,
      reason: 'no_such_data',
    });
  });
});

describe('a report in quarantine', () => {
  it('no figure without a source: counts when a second person agrees, as shown', async () => {
    const { holder, orderId, reportId } = await heldBack({ clicks: 2_001 });
    const { id } = dataOf(await propose(reportId, true));
    expect(await propose(reportId, false)).toEqual({ ok: false, reason: 'proposal_pending' });
    expect(await approve(id, maker)).toEqual({ ok: false, reason: 'same_person' });
    expect(await plans.walletOf(holder)).toMatchObject({ escrow: 5_000, settling: 0 });
    const shown = dataOf(await call(calls.consoleProposal.detail, checker, { id }));
    expect(shown).toMatchObject({ amount: 2_000, subject: { type: 'report', id: reportId } });
    expect(shown.moves.map(({ type, amount }) => [type, amount])).toEqual([
      ['ad_billing', 2_000],
      ['profit_sharing', 1_200],
      ['programme_share', 300],
    ]);
    const approved = dataOf(await approve(id));
    expect(approved.moves).toEqual(shown.moves);
    expect(approved.transaction_ids).toHaveLength(3);
    expect(await plans.walletOf(holder)).toMatchObject({ escrow: 3_000, settling: 1_200 });
    const { reports, reasons } = await detail(orderId);
    expect(reports).toMatchObject([{ id: reportId, state: 'accepted' }]);
    expect(reasons.map(({ reason }) => reason)).not.toContain('reports_in_quarantine');
    expect(await propose(reportId, true)).toEqual(wrongState);
  });

  it('is set aside for good when a second person agrees: no money moves, and the plan no longer waits', async () => {
    const { holder, orderId, reportId } = await heldBack({ clicks: 2_001 });
    const reasonsOf = async () => (await detail(orderId)).reasons.map(({ reason }) => reason);
    expect(await reasonsOf()).toContain('reports_in_quarantine');
    const approved = dataOf(await approve(dataOf(await propose(reportId, false)).id));
    expect(approved).toMatchObject({ moves: [], transaction_ids: [] });
    expect((await detail(orderId)).reports).toMatchObject([{ state: 'rejected' }]);
    expect(await reasonsOf()).not.toContain('reports_in_quarantine');
    expect(await plans.walletOf(holder)).toMatchObject({ escrow: 5_000, settling: 0 });
    // Views that come later would have let it pass.
    context.clock.turn(900_000);
    await plans.report(orderId, { impressions: 90_000, clicks: 0, conversions: 0, spendMinor: 0 });
    expect((await detail(orderId)).statistics).toMatchObject({ clicks: 0 });
  });

  it.each([
    ['above_rate', { spendMinor: 2_001 }],
    ['above_rate', { clicks: 2_001, spendMinor: 2_001 }],
    ['over_budget', { impressions: 9_000, spendMinor: 5_001 }],
  ])('is never counted against what the holder agreed to: %s', async (_fault, more) => {
    const { reportId } = await heldBack(more);
    expect(await propose(reportId, true)).toEqual(wrongState);
    expect((await propose(reportId, false)).ok).toBe(true);
  });

  it('of after the run counts its conversions, but bills nothing', async () => {
    const { holder, orderId } = await running();
    context.clock.turn(48 * 3_600_000);
    const billing = await heldBack({}, orderId);
    expect(await propose(billing.reportId, true)).toEqual(wrongState);
    context.clock.turn(900_000);
    const figures = { impressions: 100, clicks: 10, conversions: 2, spendMinor: 0 };
    const { reportId } = await heldBack(figures, orderId);
    dataOf(await approve(dataOf(await propose(reportId, true)).id));
    expect(await plans.walletOf(holder)).toMatchObject({ escrow: 5_000, settling: 800 });
  });

  it('of before its quarter of an hour began is never counted, also once that has passed', async () => {
    const { orderId } = await running();
    const { reportId } = await plans.report(orderId, {}, 1, -1);
    context.clock.turn(2 * 900_000);
    expect(await propose(String(reportId), true)).toEqual(wrongState);
    expect((await propose(String(reportId), false)).ok).toBe(true);
  });

  it('that something settled in the meantime is not decided again', async () => {
    const { orderId, reportId } = await heldBack({ clicks: 2_001 });
    const { id } = dataOf(await propose(reportId, true));
    expect((await plans.report(orderId, {}, 2)).outcome).toBe('accepted');
    expect(await approve(id)).toEqual(wrongState);
    expect(await propose('999999', true)).toEqual({ ok: false, reason: 'no_such_data' });
  });
});

describe('no profit from others’ deposits: a settlement', () => {
  const { runMs, reportsMs, objectionMs, quarantineMs } = windowsAt(1);
  const turn = async (lengthMs: number) => {
    context.clock.turn(lengthMs);
    await advanceDueOrders(context);
  };
  /** An order whose network paid all, past its window to object, with a report in quarantine. */
  const paidFor = async (hold = (orderId: number) => heldBack({ clicks: 4_001 }, orderId)) => {
    const { holder, orderId } = await running();
    await plans.report(orderId);
    context.clock.turn(900_000);
    const { reportId } = await hold(orderId);
    for (const lengthMs of [runMs(1), reportsMs, objectionMs]) await turn(lengthMs);
    await context.database.transaction((tx) =>
      recordRemittance(tx, {
        ...{ network: 'test', receiptNumber: `r-${orderId}`, now: context.clock.now() },
        lines: [{ orderId, amountMinor: 1_500 }],
      }),
    );
    await turn(0);
    return { holder, orderId, reportId };
  };
  const orderOf = async (orderId: number) => (await detail(orderId)).order;

  it('waits for a report in quarantine, says so with its end, and goes on when two people decided', async () => {
    const { holder, orderId, reportId } = await paidFor();
    const { status, reasons } = await orderOf(orderId);
    expect(status).toBe('waiting_for_settlement');
    const [waiting] = reasons;
    expect(waiting).toMatchObject({ reason: 'reports_in_quarantine', who_acts: 'staff' });
    expect(Date.parse(waiting?.due_at ?? '') - context.clock.now().getTime()).toBeLessThanOrEqual(
      quarantineMs,
    );
    expect(await plans.walletOf(holder)).toMatchObject({ settling: 1_200 });
    dataOf(await approve(dataOf(await propose(reportId, false)).id));
    await turn(0);
    expect((await orderOf(orderId)).status).toBe('settlement_successful');
    expect(await plans.walletOf(holder)).toMatchObject({ settling: 0 });
  });

  it('does not wait for a report that nothing can make count', async () => {
    const { orderId } = await paidFor((id) => heldBack({}, id, -2));
    expect((await orderOf(orderId)).status).toBe('settlement_successful');
  });

  it('waits for it seven days at most', async () => {
    const { orderId } = await paidFor();
    await turn(quarantineMs - 1);
    expect((await orderOf(orderId)).status).toBe('waiting_for_settlement');
    await turn(1);
    expect((await orderOf(orderId)).status).toBe('settlement_successful');
  });
});
