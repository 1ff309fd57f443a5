import { calls } from '@fairlead/contract';
import { totalAssets } from '@fairlead/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestContext, type TestContext } from '../../../testing/context';
import { planClient } from '../../../testing/plan-client';
import { acceptOrder, advanceDueOrders, recordRemittance } from '../index';

const HOUR_MS = 3_600_000;
let context: TestContext;
let client: Awaited<ReturnType<typeof planClient>>;

beforeAll(async () => {
  context = await createTestContext();
  await context.fundHouse(100_000);
  client = await planClient(context);
});
afterAll(() => context.close());

/** An order whose run, reports and window for objections are over, with 15.00 gross owed by the network. */
const ripeOrder = async () => {
  const caller = await client.funded();
  const { order } = await client.putOk(caller);
  await acceptOrder(context, Number(order.id));
  await client.report(Number(order.id));
  for (const hours of [24, 72, 72]) {
    context.clock.turn(hours * HOUR_MS);
    await advanceDueOrders(context);
  }
  return { caller, orderId: Number(order.id) };
};

const remit = async (orderId: number, amountMinor: number) => {
  const lines = [{ orderId, amountMinor }];
  const receiptNumber = `r-${orderId}-${amountMinor}`;
  await context.database.transaction((tx) =>
    recordRemittance(tx, { network: 'test', receiptNumber, lines, now: context.clock.now() }),
  );
  await advanceDueOrders(context);
};

describe('honesty of plans', () => {
  it('own cash is separate: gifts and loans never count in available funds or total assets', async () => {
    const caller = await client.funded(10_000);
    await context.grantStartUp(caller.holderId, 2_000);
    const coupon_id = String(await context.makeCoupon(caller.holderId));
    const before = await client.walletOf(caller);
    expect(before === undefined ? 0 : totalAssets(before)).toBe(10_000);
    await client.putOk(caller, { coupon_id, use_start_up: true });
    const wallet = await client.walletOf(caller);
    expect(wallet).toMatchObject({ available: 7_500, escrow: 2_500, promo: 500, startUpRunning: 2_000 });
    expect(wallet === undefined ? 0 : totalAssets(wallet)).toBe(10_000);
  });

  it('no figure without a source: figures are its stored reports, each with its hash', async () => {
    const { caller, orderId } = await ripeOrder();
    const { order, statistics } = await client.detailOf(caller, String(orderId));
    const [sums] = await context.asOwner<{ spend: number; revenue: number; hashed: boolean }>(
      `select sum(spend_minor)::bigint as spend, sum(revenue_minor)::bigint as revenue,
        bool_and(raw_hash = sha256(convert_to(raw, 'UTF8'))) as hashed
        from delivery_report where order_id = $1 and current`,
      [orderId],
    );
    expect(statistics).toMatchObject({ spend: sums?.spend, revenue: sums?.revenue, source_count: 1 });
    expect(order.billed).toBe(sums?.spend);
    expect(sums?.hashed).toBe(true);
  });

  it('no promise of profit: the record counts every settled order, losing ones too', async () => {
    const productId = await context.makeProduct();
    const caller = await client.funded(150_000);
    const shown = async () => {
      const answer = await client.send(calls.plan.appDetail, caller, { product_id: String(productId) });
      if (!answer.ok) throw new Error(answer.reason);
      return answer.data;
    };
    const none = { median_net_bp: null, lost_share_bp: null };
    expect(await shown()).toMatchObject({ record: { settled: 0, lost: 0, ...none }, spread: null });
    // Net over billed of −50 %, −20 %, 0 % (nothing delivered) and +30 %: the middle is −10 %, half of them lost.
    const results = [
      [1_000, 500],
      [1_000, 800],
      [0, 0],
      [1_000, 1_300],
    ];
    for (const [place, [billed, revenue]] of Array.from({ length: 5 }, () => results)
      .flat()
      .entries()) {
      // Too few to say a share of them: how many, and how many lost.
      if (place === 19) {
        expect(await shown()).toMatchObject({ record: { settled: 19, lost: 10, ...none }, spread: null });
      }
      const { order } = await client.putOk(caller, { product_id: String(productId) });
      await context.asOwner(
        `update put_order set status = 'settlement_successful', due_at = null, billed_minor = $2, revenue_minor = $3 where id = $1`,
        [order.id, billed, revenue],
      );
    }
    await client.putOk(caller, { product_id: String(productId) });
    const { record, spread } = await shown();
    expect(record).toEqual({ settled: 20, lost: 10, median_net_bp: -1_000, lost_share_bp: 5_000 });
    expect(spread).toMatchObject({
      settled: 20,
      least_bp: -5_000,
      lower_bp: -5_000,
      upper_bp: 3_000,
      most_bp: 3_000,
    });
    expect(spread?.bands.map(({ plans }) => plans)).toEqual([0, 5, 5, 0, 5, 0, 5, 0]);
  });

  it('no profit from others’ deposits: revenue waits for the network’s money, in full', async () => {
    const { caller, orderId } = await ripeOrder();
    expect(await client.walletOf(caller)).toMatchObject({ available: 8_000, settling: 1_200 });
    await remit(orderId, 1_499);
    expect(await client.walletOf(caller)).toMatchObject({ available: 8_000, settling: 1_200 });
    await remit(orderId, 1);
    expect(await client.walletOf(caller)).toMatchObject({ available: 9_200, settling: 0 });
    await context.expectBooks();
  });
});
