import { calls } from '@fairlead/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HolderCaller } from '../../http/route';
import { clientOf, dataOf } from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';
import { planClient } from '../../testing/plan-client';
import { acceptOrder, advanceDueOrders, recordRemittance } from '../plans';
import { changeScore } from './change';
import { standingJobs, standingRoutes } from './index';

const DAY_MS = 86_400_000;
let context: TestContext;
let holder: HolderCaller;
let call: ReturnType<typeof clientOf>;

beforeAll(async () => {
  context = await createTestContext();
  call = clientOf(standingRoutes(context));
});
beforeEach(async () => {
  holder = await context.makeHolder();
});
afterAll(() => context.close());

const happened = (cause: Parameters<typeof changeScore>[1]['cause'], orderId?: number) =>
  context.database.transaction((tx) =>
    changeScore(tx, {
      holderId: holder.holderId,
      cause,
      time: context.clock.now(),
      ...(orderId === undefined ? {} : { orderId }),
    }),
  );

const settle = async (times: number): Promise<void> => {
  for (let order = 1; order <= times; order += 1) await happened('order_settled', order);
};

const score = async (request: { cursor?: string; limit?: number } = {}) =>
  dataOf(await call(calls.standing.creditScore, holder, request));
const level = async () => dataOf(await call(calls.standing.shopLevel, holder, {}));
const runJobs = async (): Promise<void> => {
  for (const job of standingJobs(context)) while ((await job.run()) > 0);
};

describe('GET /credit_score/list', () => {
  it('begins at 600, with the event that says so', async () => {
    expect(await score()).toMatchObject({
      score: 600,
      items: [{ cause: 'start', delta: 600, score_after: 600, expires_at: null }],
      next_cursor: null,
    });
  });

  it('shows each event with cause, plan and end, newest first, page by page', async () => {
    await happened('order_settled', 7);
    await happened('objection_lost', 7);
    const first = await score({ limit: 2 });
    expect(first.score).toBe(585);
    expect(first.items).toMatchObject([
      { cause: 'objection_lost', delta: -20, score_after: 585, order_id: '7' },
      { cause: 'order_settled', delta: 5, score_after: 605, order_id: '7' },
    ]);
    const second = await score({ limit: 2, cursor: first.next_cursor ?? '' });
    expect(second).toMatchObject({ items: [{ cause: 'start' }], next_cursor: null });
  });

  it('gives nothing for a settled order about which an objection was lost, and counts it for the level', async () => {
    await happened('objection_lost', 3);
    await happened('order_settled', 3);
    expect((await score()).score).toBe(580);
    expect((await level()).settled_orders).toBe(1);
  });

  it('gives at most 50 points in 30 days for settled orders', async () => {
    await settle(12);
    expect((await score()).score).toBe(650);
    context.clock.turn(30 * DAY_MS);
    await happened('order_settled', 13);
    expect((await score()).score).toBe(655);
  });

  it('rolls events off after 180 days, by the job or at the next look', async () => {
    await happened('document_forged');
    expect((await score()).score).toBe(400);
    context.clock.turn(180 * DAY_MS - 1);
    await runJobs();
    expect((await score()).score).toBe(400);
    context.clock.turn(1);
    expect((await score()).items[0]).toMatchObject({ cause: 'rolled_off', delta: 200, score_after: 600 });
    await runJobs();
    expect((await score()).items).toHaveLength(3);
  });

  it('never goes below 0, and comes back whole when what was too much rolls off', async () => {
    for (let times = 0; times < 4; times += 1) {
      await happened('document_forged');
      context.clock.turn(DAY_MS);
    }
    expect((await score()).score).toBe(0);
    context.clock.turn(177 * DAY_MS);
    await runJobs();
    expect((await score()).score).toBe(200);
    context.clock.turn(10 * DAY_MS);
    await runJobs();
    expect((await score()).score).toBe(600);
  });

  it('shows a person no event of another', async () => {
    await happened('order_settled', 1);
    holder = await context.makeHolder();
    expect((await score()).items).toHaveLength(1);
  });
});

describe('GET /shop_level', () => {
  it('shows the whole formula, the present values and the next step', async () => {
    const shown = await level();
    expect(shown).toMatchObject({
      ...{ level: 1, settled_orders: 0, score: 600, months_without_issue: 0, next_level: 2 },
      membership: { active: false, price: 2_900, days: 30, refund_amount: null },
    });
    expect(shown.steps.map((step) => step.put_limit_bp)).toEqual([10_000, 15_000, 20_000, 30_000, 50_000]);
  });

  it('rises with settled orders at once, and with months without issue by time alone', async () => {
    await settle(10);
    expect(await level()).toMatchObject({ level: 2, settled_orders: 10, score: 650 });
    context.clock.turn(30 * DAY_MS);
    expect(await level()).toMatchObject({ level: 3, months_without_issue: 1, next_level: 4 });
  });

  it('begins the months anew with an issue, and falls while a condition is not met', async () => {
    await settle(10);
    context.clock.turn(40 * DAY_MS);
    await runJobs();
    expect((await level()).level).toBe(3);
    await happened('proof_rejected');
    expect(await level()).toMatchObject({ level: 2, months_without_issue: 0 });
  });

  it('is never raised by money: a deposit changes nothing', async () => {
    await context.topUp(holder.holderId, 100_000_000);
    expect((await level()).level).toBe(1);
  });

  it('raises the most that can be put on a product', async () => {
    const client = await planClient(context);
    const productId = String(await context.makeProduct({ maxPutAmountMinor: 1_000 * 10 }));
    await context.topUp(holder.holderId, 100_000);
    const put = (amount: number) => client.put(holder, { product_id: productId, amount });
    expect(await put(15_000)).toMatchObject({ ok: false, reason: 'put_amount_out_of_range' });
    await settle(3);
    expect(await put(15_000)).toMatchObject({ ok: true });
    expect(await put(15_001)).toMatchObject({ ok: false, reason: 'put_amount_out_of_range' });
  });
});

it('a plan that is settled gives five points and counts, once', async () => {
  await context.fundHouse(100_000);
  const client = await planClient(context);
  holder = await client.funded();
  const { order } = await client.putOk(holder);
  const orderId = Number(order.id);
  await acceptOrder(context, orderId);
  await client.report(orderId);
  const lines = [{ orderId, amountMinor: 1_500 }];
  await context.database.transaction((tx) =>
    recordRemittance(tx, { network: 'test', receiptNumber: 'r-standing', lines, now: context.clock.now() }),
  );
  for (const days of [1, 3, 3, 3]) {
    context.clock.turn(days * DAY_MS);
    await advanceDueOrders(context);
  }
  expect((await client.detailOf(holder, order.id)).order.status).toBe('settlement_successful');
  expect(await level()).toMatchObject({ settled_orders: 1, score: 605 });
  expect((await score()).items[0]).toMatchObject({ cause: 'order_settled', order_id: order.id, delta: 5 });
  await context.expectBooks();
});
