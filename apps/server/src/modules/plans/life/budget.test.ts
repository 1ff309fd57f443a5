import { calls } from '@fairlead/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestContext, type TestContext } from '../../../testing/context';
import { runControlled } from '../../../testing/controlled-plan';
import { planClient } from '../../../testing/plan-client';
import { acceptOrder, BUCKET_MS, confirmControl, confirmStop } from '../index';
import { utcDay } from '../order/control';
import { findQuarantined, isCountable } from '../reports/decide-quarantined';
import { advanceDueOrders } from './advance';

const HOUR_MS = 3_600_000;
let context: TestContext;
let client: Awaited<ReturnType<typeof planClient>>;

beforeAll(async () => {
  context = await createTestContext();
  await context.fundHouse(100_000);
  client = await planClient(context);
});
// Every test begins with an hour, and with a quarter of it.
beforeEach(() => context.clock.turn(HOUR_MS - (context.clock.now().getTime() % HOUR_MS)));
afterAll(() => context.close());

const running = (runDays = 1) => runControlled(context, client, runDays);

describe('more on a plan', () => {
  it('is another put of own cash: at once, within the terms, once for a key, and no part of the receipt', async () => {
    const plan = await running();
    const raise = (amount: number, key = client.nextKey()) =>
      client.send(calls.plan.raise, plan.caller, { order_id: String(plan.id), amount }, key);
    const before = (await plan.detail()).receipt;
    context.clock.turn(1_000);
    const [first, again] = [await raise(3_000, 'one-key-for-both'), await raise(3_000, 'one-key-for-both')];
    expect(first).toMatchObject({ ok: true, data: { order: { amount: 8_000, budget: 8_000 } } });
    expect(again).toEqual(first);
    expect(await plan.wallet()).toMatchObject({ available: 2_000, escrow: 8_000 });
    expect(await raise(2_001)).toEqual({ ok: false, reason: 'insufficient_balance' });
    expect(await raise(10_000_000)).toEqual({ ok: false, reason: 'put_amount_out_of_range' });
    const { receipt, timeline } = await plan.detail();
    expect(receipt).toEqual(before);
    expect(timeline.at(-1)).toMatchObject({
      ...{ cause: 'budget_raised', actor: 'holder', raised: { amount: 3_000, budget: 8_000 } },
    });
    // It runs on beyond the first budget, and gives back what it does not spend.
    await client.report(plan.id, { impressions: 6_000, spendMinor: 6_000 });
    expect((await plan.detail()).order).toMatchObject({ status: 'putting', progress_bp: 7_500 });
    await plan.stop();
    await confirmStop(context, plan.id);
    expect(await plan.wallet()).toMatchObject({ available: 4_000, escrow: 0 });
    expect(await raise(1)).toEqual({ ok: false, reason: 'wrong_state' });
    await context.expectBooks();
  });
});

describe('less on a plan', () => {
  it('comes back once the network confirms, above what it has delivered; the receipt stays, the result counts it', async () => {
    const plan = await running();
    context.clock.turn(1_000);
    await client.report(plan.id, { impressions: 1_000, conversions: 0, spendMinor: 1_000 }, 1);
    const { receipt: before } = await plan.detail();
    const asked = await plan.lower(2_000);
    expect(asked).toMatchObject({ ok: true, data: { order: { budget: 5_000 } } });
    expect((await plan.detail()).control).toMatchObject({ lowers_to: 2_000, may_lower: false });
    expect(await plan.wallet()).toMatchObject({ available: 5_000, escrow: 4_000 });
    // One request waits at a time, and nothing is added meanwhile.
    expect(await plan.lower(3_000)).toEqual({ ok: false, reason: 'wrong_state' });
    const raise = { order_id: String(plan.id), amount: 1 };
    expect(await client.send(calls.plan.raise, plan.caller, raise)).toEqual({
      ...{ ok: false, reason: 'wrong_state' },
    });
    const version = await plan.version();
    // An answer to an older message frees nothing; the network has delivered 4.00 that it did not report yet.
    expect(await confirmControl(context, plan.id, version - 1)).toBe(false);
    expect(await confirmControl(context, plan.id, version, 'network', 2_400)).toBe(true);
    expect(await confirmControl(context, plan.id, version, 'network', 0)).toBe(false);
    expect(await plan.wallet()).toMatchObject({ available: 7_600, escrow: 1_400 });
    await client.report(plan.id, { impressions: 2_400, spendMinor: 2_400 }, 2);
    const { order, timeline, receipt } = await plan.detail();
    expect(order).toMatchObject({ status: 'put_finished', amount: 2_400, budget: 2_400, billed: 2_400 });
    expect(receipt).toEqual(before);
    expect(await plan.causes()).toEqual([
      ...['budget_lower_requested / holder', 'budget_lowered / network', 'budget_spent / network'],
    ]);
    expect(timeline.at(-2)).toMatchObject({ lowered: { amount: 2_600, budget: 2_400 } });
    context.clock.turn(4 * 24 * HOUR_MS);
    await advanceDueOrders(context);
    expect((await plan.detail()).result).toMatchObject({
      ...{ put: 5_000, put_own: 5_000, billed: 2_400, returned: 2_600 },
    });
    await context.expectBooks();
  });

  it('holds after an hour of silence, and ends the plan where all that is left was billed meanwhile', async () => {
    const plan = await running();
    expect((await plan.lower(1_500)).ok).toBe(true);
    await client.report(plan.id, { spendMinor: 1_900 });
    context.clock.turn(HOUR_MS - 1);
    await advanceDueOrders(context);
    expect((await plan.detail()).control?.lowers_to).toBe(1_500);
    context.clock.turn(1);
    await advanceDueOrders(context);
    expect((await plan.detail()).order).toMatchObject({ status: 'put_finished', budget: 1_900 });
    expect(await plan.causes()).toEqual([
      ...['budget_lower_requested / holder', 'budget_lowered / programme', 'budget_spent / programme'],
    ]);
    expect(await plan.wallet()).toMatchObject({ available: 8_100, escrow: 0 });
    await context.expectBooks();
  });

  it('goes no lower than what is billed, nor up, nor on once the plan is asked to stop', async () => {
    const plan = await running();
    await client.report(plan.id, { spendMinor: 2_000 });
    for (const budget of [1_999, 5_000, 6_000])
      expect(await plan.lower(budget)).toEqual({ ok: false, reason: 'put_amount_out_of_range' });
    expect((await plan.lower(2_500)).ok).toBe(true);
    await plan.stop();
    expect(await confirmControl(context, plan.id, await plan.version())).toBe(false);
    expect(await plan.wallet()).toMatchObject({ available: 5_000, escrow: 3_000 });
    expect(await plan.lower(2_400)).toEqual({ ok: false, reason: 'wrong_state' });
  });

  it('is no way to keep the house’s money for a smaller amount', async () => {
    const caller = await client.funded();
    const { order } = await client.putOk(caller, { amount: 5_000 });
    await acceptOrder(context, Number(order.id));
    await context.asOwner('update put_order set gift_minor = 1 where id = $1', [Number(order.id)]);
    expect(await client.send(calls.plan.lower, caller, { order_id: order.id, budget: 100 })).toEqual({
      ...{ ok: false, reason: 'wrong_state' },
    });
  });
});

describe('a daily cap', () => {
  const DAY_MS = 24 * HOUR_MS;

  it('no day that begins after it was set bills more, whenever its reports come', async () => {
    const plan = await running(2);
    await client.report(plan.id, { spendMinor: 1_500 });
    expect((await plan.limit({ daily_cap: 1_000 })).ok).toBe(true);
    // What was agreed for today stays: the cap is set for tomorrow.
    expect((await client.report(plan.id, { spendMinor: 1_900 }, 2)).outcome).toBe('accepted');
    context.clock.turn(DAY_MS + BUCKET_MS);
    expect((await client.report(plan.id, { spendMinor: 600 }, 1, 1)).outcome).toBe('accepted');
    const held = await client.report(plan.id, { spendMinor: 600 });
    expect(held).toMatchObject({ outcome: 'quarantined', fault: 'above_daily_cap' });
    const found = await findQuarantined(context.database, held.reportId ?? 0);
    expect(found.ok && (await isCountable(context.database, found.data))).toBe(false);
    expect(await plan.wallet()).toMatchObject({ escrow: 2_500 });
    // A lower figure of the same day makes room, and what waits counts by itself.
    expect((await client.report(plan.id, { spendMinor: 300 }, 2, 1)).outcome).toBe('accepted');
    expect(await plan.wallet()).toMatchObject({ escrow: 2_200 });
    await context.expectBooks();
  });

  it('tells its holder of what is held back, with the figures, once for each day', async () => {
    const plan = await running(3);
    await plan.limit({ daily_cap: 1_000 });
    context.clock.turn(DAY_MS + BUCKET_MS);
    const first = utcDay(context.clock.now());
    await client.report(plan.id, { spendMinor: 900, conversions: 1 }, 1, 1);
    expect(await plan.notices()).toEqual([]);
    for (const version of [1, 2]) {
      const { fault } = await client.report(plan.id, { spendMinor: 500 + version }, version);
      expect(fault).toBe('above_daily_cap');
    }
    context.clock.turn(DAY_MS);
    expect((await client.report(plan.id, { spendMinor: 1_001 })).fault).toBe('above_daily_cap');
    const { timeline, order } = await plan.detail();
    const told = { limit: 'daily_cap', value: 1_000, billed: 900, revenue: 400, conversions: 1 };
    expect(timeline.flatMap(({ reached }) => reached ?? [])).toEqual([
      { ...told, day: first },
      { ...told, day: utcDay(context.clock.now()) },
    ]);
    // It stops nothing, and says nothing of a stop.
    const notice = { key: 'order.dailyCapReached', parameters: { number: order.number, amount: 1_000 } };
    expect(await plan.notices()).toMatchObject([notice, notice]);
    expect(order).toMatchObject({ status: 'putting', intent: 'run' });
  });

  it('is told to the network, and replaced or taken away from the next day on', async () => {
    const plan = await running(3);
    const tomorrow = () => `${utcDay(new Date(context.clock.now().getTime() + DAY_MS))}T00:00:00.000Z`;
    const control = async () => (await plan.detail()).control;
    expect(await control()).toMatchObject({ cap_from: null, cap_today: null });
    await plan.limit({ daily_cap: 500 });
    expect(await control()).toMatchObject({ cap_from: tomorrow(), cap_today: null });
    const first = await plan.version();
    await plan.limit({ daily_cap: 500, loss: 4_000 });
    expect(await plan.version()).toBe(first);
    await plan.limit({ daily_cap: 700 });
    expect(await plan.version()).toBe(first + 1);
    context.clock.turn(DAY_MS);
    expect(await control()).toMatchObject({ cap_from: null, cap_today: 700 });
    await plan.limit({});
    expect((await client.report(plan.id, { spendMinor: 701 })).fault).toBe('above_daily_cap');
    const waiting = { limits: { daily_cap: null }, cap_from: tomorrow(), cap_today: 700 };
    expect(await control()).toMatchObject(waiting);
    // Taken back on the same day, it changes nothing.
    await plan.limit({ daily_cap: 700 });
    expect(await control()).toMatchObject({ cap_from: null, cap_today: 700 });
    await plan.limit({});
    context.clock.turn(DAY_MS);
    expect(await control()).toMatchObject({ cap_from: null, cap_today: null });
    expect((await client.report(plan.id, { spendMinor: 2_000 })).outcome).toBe('accepted');
  });
});
