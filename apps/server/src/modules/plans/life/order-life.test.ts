import { calls } from '@fairlead/contract';
import { readProgramme } from '@fairlead/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestContext, type TestContext } from '../../../testing/context';
import { planClient } from '../../../testing/plan-client';
import { acceptOrder, advanceDueOrders, recordRemittance, refuseOrder } from '../index';

const HOUR_MS = 3_600_000;
let context: TestContext;
let client: Awaited<ReturnType<typeof planClient>>;

beforeAll(async () => {
  context = await createTestContext();
  await context.fundHouse(100_000);
  client = await planClient(context);
});
afterAll(() => context.close());

const noticesOf = ({ holderId }: { readonly holderId: number }) =>
  context.asOwner('select key, parameters from notification where holder_id = $1 order by id', [holderId]);

describe('an order', () => {
  it('goes from the put to the settlement and its figures agree at every step', async () => {
    const caller = await client.funded();
    const { order, receipt } = await client.putOk(caller);
    const id = Number(order.id);
    expect(order).toMatchObject({ status: 'matching', amount: 5_000, progress_bp: 0 });
    expect(receipt).toMatchObject({ paid_own: 5_000, paid_gift: 0, product_version: 1 });
    expect(await client.walletOf(caller)).toMatchObject({ available: 5_000, escrow: 5_000 });

    expect(await acceptOrder(context, id)).toBe(true);
    expect((await client.report(id)).outcome).toBe('accepted');
    expect(await client.walletOf(caller)).toMatchObject({ available: 5_000, escrow: 3_000, settling: 1_200 });

    context.clock.turn(24 * HOUR_MS);
    await advanceDueOrders(context);
    expect(await client.walletOf(caller)).toMatchObject({ available: 8_000, escrow: 0, settling: 1_200 });
    context.clock.turn(72 * HOUR_MS);
    await advanceDueOrders(context);
    expect((await client.detailOf(caller, order.id)).order.status).toBe('waiting_for_settlement');

    // The window is over, but the network has not paid.
    context.clock.turn(72 * HOUR_MS);
    await advanceDueOrders(context);
    expect(await client.walletOf(caller)).toMatchObject({ available: 8_000, settling: 1_200 });
    expect((await client.detailOf(caller, order.id)).reasons[0]?.reason).toBe('awaiting_remittance');

    const lines = [{ orderId: id, amountMinor: 1_500 }];
    await context.database.transaction((tx) =>
      recordRemittance(tx, { network: 'test', receiptNumber: `r-${id}`, lines, now: context.clock.now() }),
    );
    await advanceDueOrders(context);
    expect(await client.walletOf(caller)).toMatchObject({ available: 9_200, settling: 0, escrow: 0 });
    const detail = await client.detailOf(caller, order.id);
    expect(detail.timeline.map((event) => event.status)).toEqual([
      'waiting_to_put',
      'matching',
      'putting',
      'put_finished',
      'waiting_for_settlement',
      'settlement_successful',
    ]);
    expect(detail.statistics).toMatchObject({ spend: 2_000, revenue: 1_200, source_count: 1 });
    expect(detail.result).toMatchObject({
      billed: 2_000,
      returned: 3_000,
      revenue: 1_200,
      net_own: -800,
      final: true,
    });
    const told = { product: expect.any(String), number: order.number };
    expect(await noticesOf(caller)).toEqual([
      { key: 'order.planFinishedRest', parameters: { ...told, amount: 3_000 } },
      { key: 'order.planSettled', parameters: { ...told, result: -800, amount: 1_200 } },
    ]);
    await context.expectBooks();
  });

  it('gives all back when the network refuses, and the coupon too', async () => {
    const caller = await client.funded();
    const couponId = String(await context.makeCoupon(caller.holderId));
    const { order } = await client.putOk(caller, { coupon_id: couponId });
    expect(await client.walletOf(caller)).toMatchObject({ available: 5_500, escrow: 4_500, promo: 500 });
    expect(await refuseOrder(context, Number(order.id))).toBe(true);
    expect(await client.walletOf(caller)).toMatchObject({ available: 10_000, escrow: 0, promo: 0 });
    expect((await client.putOk(caller, { coupon_id: couponId })).receipt.paid_gift).toBe(500);
    await context.expectBooks();
  });

  it('fails by itself when the network stays silent for a day', async () => {
    const caller = await client.funded();
    const { order } = await client.putOk(caller);
    context.clock.turn(24 * HOUR_MS);
    await advanceDueOrders(context);
    expect((await client.detailOf(caller, order.id)).order.status).toBe('put_failed');
    expect(await client.walletOf(caller)).toMatchObject({ available: 10_000, escrow: 0 });
    expect(await acceptOrder(context, Number(order.id))).toBe(false);
    await context.expectBooks();
  });

  it('can be cancelled while matching and not after', async () => {
    const caller = await client.funded();
    const first = await client.putOk(caller);
    const cancel = (orderId: string) => client.send(calls.plan.cancel, caller, { order_id: orderId });
    expect(await cancel(first.order.id)).toMatchObject({
      ok: true,
      data: { order: { status: 'put_failed' } },
    });
    const second = await client.putOk(caller);
    await acceptOrder(context, Number(second.order.id));
    expect(await cancel(second.order.id)).toEqual({ ok: false, reason: 'wrong_state' });
    expect(await cancel('999999')).toEqual({ ok: false, reason: 'no_such_data' });
    await context.expectBooks();
  });

  it('stops when asked, and by itself when the network does not confirm', async () => {
    const caller = await client.funded();
    const { order } = await client.putOk(caller);
    await acceptOrder(context, Number(order.id));
    const stop = () => client.send(calls.plan.stop, caller, { order_id: order.id });
    expect(await stop()).toMatchObject({ ok: true, data: { order: { intent: 'stop', status: 'putting' } } });
    expect(await stop()).toEqual({ ok: false, reason: 'wrong_state' });
    context.clock.turn(HOUR_MS);
    await advanceDueOrders(context);
    expect((await client.detailOf(caller, order.id)).timeline.at(-1)).toMatchObject({
      cause: 'stopped_by_holder',
    });
    expect(await client.walletOf(caller)).toMatchObject({ available: 10_000, escrow: 0 });
    await context.expectBooks();
  });

  it('ends at once when its budget is spent', async () => {
    const caller = await client.funded();
    const { order } = await client.putOk(caller);
    await acceptOrder(context, Number(order.id));
    await client.report(Number(order.id), { impressions: 5_000, spendMinor: 5_000 });
    expect((await client.detailOf(caller, order.id)).order).toMatchObject({
      status: 'put_finished',
      progress_bp: 10_000,
    });
    expect(await noticesOf(caller), 'nothing came back, so no sum is named').toEqual([
      { key: 'order.planFinished', parameters: { product: expect.any(String), number: order.number } },
    ]);
    await context.expectBooks();
  });

  it('is paid by the house when the network is 30 days late, and the house gets it back', async () => {
    const caller = await client.funded();
    const { order } = await client.putOk(caller);
    await acceptOrder(context, Number(order.id));
    await client.report(Number(order.id));
    for (const hours of [24, 72, 72, 30 * 24]) {
      context.clock.turn(hours * HOUR_MS);
      await advanceDueOrders(context);
    }
    expect((await client.detailOf(caller, order.id)).timeline.at(-1)).toMatchObject({
      cause: 'settled_by_house',
    });
    expect(await client.walletOf(caller)).toMatchObject({ available: 9_200, settling: 0 });
    const houseAfterAdvance = (await readProgramme(context.database)).house;
    const lines = [{ orderId: Number(order.id), amountMinor: 1_500 }];
    await context.database.transaction((tx) =>
      recordRemittance(tx, {
        network: 'test',
        receiptNumber: `late-${order.id}`,
        lines,
        now: context.clock.now(),
      }),
    );
    expect((await readProgramme(context.database)).house - houseAfterAdvance).toBe(1_500);
    await context.expectBooks();
  });
});
