import { readProgramme, readWallet } from '@fairlead/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HolderCaller } from '../../http/route';
import { createWorld, type World } from '../../testing/world';
import { advanceDueOrders, acceptOrder, ingestReport, recordRemittance, refuseOrder } from './index';
import { readDetail } from './detail';
import { cancelOrder, stopOrder } from './end-early';
import { createPut } from './put';
import { windowsAt } from './windows';

const HOUR_MS = 3_600_000;
let world: World;
let productId: string;
let keys = 0;

beforeAll(async () => {
  world = await createWorld();
  await world.fundHouse(100_000);
  productId = String(await world.makeProduct());
});
afterAll(() => world.close());

const nextKey = () => `key-${(keys += 1)}-aaaa`;

const put = async (caller: HolderCaller, more: Record<string, unknown> = {}, idempotencyKey = nextKey()) =>
  createPut(world)({ request: { product_id: productId, amount: 5_000, ...more }, caller, idempotencyKey });

const putOk = async (caller: HolderCaller, more: Record<string, unknown> = {}) => {
  const answer = await put(caller, more);
  if (!answer.ok) throw new Error(answer.reason);
  return answer.data;
};

const report = (orderId: number, more: Record<string, number> = {}, version = 1) => {
  const bucket = new Date(Math.floor(world.clock.now().getTime() / 900_000) * 900_000);
  const figures = { impressions: 2_000, clicks: 100, conversions: 3, spendMinor: 2_000, ...more };
  const raw = JSON.stringify({ orderId, bucket, version, ...figures });
  return ingestReport(world, { source: 'test', orderId, bucket, version, ...figures, raw, enteredByHand: false });
};

const detailOf = async (caller: HolderCaller, orderId: string) => {
  const key = { holderId: caller.holderId, orderId: Number(orderId) };
  const detail = await readDetail(world.database, key, world.clock.now(), windowsAt(1));
  if (detail === undefined) throw new Error('no such order');
  return detail;
};

const funded = async (amountMinor = 10_000) => {
  const caller = await world.makeHolder();
  await world.topUp(caller.holderId, amountMinor);
  return caller;
};

const walletOf = (caller: HolderCaller) => readWallet(world.database, caller.holderId);

describe('an order', () => {
  it('goes from the put to the settlement and its figures agree at every step', async () => {
    const caller = await funded();
    const { order, receipt } = await putOk(caller);
    const id = Number(order.id);
    expect(order).toMatchObject({ status: 'matching', amount: 5_000, progress_bp: 0 });
    expect(receipt).toMatchObject({ paid_own: 5_000, paid_gift: 0, product_version: 1 });
    expect(await walletOf(caller)).toMatchObject({ available: 5_000, escrow: 5_000 });

    expect(await acceptOrder(world, id)).toBe(true);
    expect((await report(id)).outcome).toBe('accepted');
    expect(await walletOf(caller)).toMatchObject({ available: 5_000, escrow: 3_000, settling: 1_200 });

    world.clock.turn(24 * HOUR_MS);
    await advanceDueOrders(world);
    expect(await walletOf(caller)).toMatchObject({ available: 8_000, escrow: 0, settling: 1_200 });
    world.clock.turn(72 * HOUR_MS);
    await advanceDueOrders(world);
    expect((await detailOf(caller, order.id)).order.status).toBe('waiting_for_settlement');

    // H8: the window is over, but the network has not paid.
    world.clock.turn(72 * HOUR_MS);
    await advanceDueOrders(world);
    expect(await walletOf(caller)).toMatchObject({ available: 8_000, settling: 1_200 });
    expect((await detailOf(caller, order.id)).reasons[0]?.reason).toBe('awaiting_remittance');

    const lines = [{ orderId: id, amountMinor: 1_500 }];
    await world.database.transaction((tx) =>
      recordRemittance(tx, { network: 'test', receiptNumber: `r-${id}`, lines, now: world.clock.now() }),
    );
    await advanceDueOrders(world);
    expect(await walletOf(caller)).toMatchObject({ available: 9_200, settling: 0, escrow: 0 });
    const detail = await detailOf(caller, order.id);
    expect(detail.timeline.map((event) => event.status)).toEqual([
      'waiting_to_put',
      'matching',
      'putting',
      'put_finished',
      'waiting_for_settlement',
      'settlement_successful',
    ]);
    expect(detail.statistics).toMatchObject({ spend: 2_000, revenue: 1_200, source_count: 1 });
    expect(detail.result).toMatchObject({ billed: 2_000, returned: 3_000, revenue: 1_200, net_own: -800, final: true });
    await world.expectBooks();
  });

  it('gives all back when the network refuses, and the coupon too', async () => {
    const caller = await funded();
    const couponId = String(await world.makeCoupon(caller.holderId));
    const { order } = await putOk(caller, { coupon_id: couponId });
    expect(await walletOf(caller)).toMatchObject({ available: 5_500, escrow: 4_500, promo: 500 });
    expect(await refuseOrder(world, Number(order.id))).toBe(true);
    expect(await walletOf(caller)).toMatchObject({ available: 10_000, escrow: 0, promo: 0 });
    expect((await putOk(caller, { coupon_id: couponId })).receipt.paid_gift).toBe(500);
    await world.expectBooks();
  });

  it('fails by itself when the network stays silent for a day', async () => {
    const caller = await funded();
    const { order } = await putOk(caller);
    world.clock.turn(24 * HOUR_MS);
    await advanceDueOrders(world);
    expect((await detailOf(caller, order.id)).order.status).toBe('put_failed');
    expect(await walletOf(caller)).toMatchObject({ available: 10_000, escrow: 0 });
    expect(await acceptOrder(world, Number(order.id))).toBe(false);
    await world.expectBooks();
  });

  it('can be cancelled while matching and not after', async () => {
    const caller = await funded();
    const first = await putOk(caller);
    const cancel = (orderId: string) =>
      cancelOrder(world, { request: { order_id: orderId }, caller, idempotencyKey: nextKey() });
    expect(await cancel(first.order.id)).toMatchObject({ ok: true, data: { order: { status: 'put_failed' } } });
    const second = await putOk(caller);
    await acceptOrder(world, Number(second.order.id));
    expect(await cancel(second.order.id)).toEqual({ ok: false, reason: 'wrong_state' });
    expect(await cancel('999999')).toEqual({ ok: false, reason: 'no_such_data' });
    await world.expectBooks();
  });

  it('stops when asked, and by itself when the network does not confirm', async () => {
    const caller = await funded();
    const { order } = await putOk(caller);
    await acceptOrder(world, Number(order.id));
    const stop = () => stopOrder(world, { request: { order_id: order.id }, caller, idempotencyKey: nextKey() });
    expect(await stop()).toMatchObject({ ok: true, data: { order: { intent: 'stop', status: 'putting' } } });
    expect(await stop()).toEqual({ ok: false, reason: 'wrong_state' });
    world.clock.turn(HOUR_MS);
    await advanceDueOrders(world);
    expect((await detailOf(caller, order.id)).timeline.at(-1)).toMatchObject({ cause: 'stopped_by_holder' });
    expect(await walletOf(caller)).toMatchObject({ available: 10_000, escrow: 0 });
    await world.expectBooks();
  });

  it('ends at once when its budget is spent', async () => {
    const caller = await funded();
    const { order } = await putOk(caller);
    await acceptOrder(world, Number(order.id));
    await report(Number(order.id), { impressions: 5_000, spendMinor: 5_000 });
    expect((await detailOf(caller, order.id)).order).toMatchObject({ status: 'put_finished', progress_bp: 10_000 });
    await world.expectBooks();
  });

  it('is paid by the house when the network is 30 days late, and the house gets it back', async () => {
    const caller = await funded();
    const { order } = await putOk(caller);
    await acceptOrder(world, Number(order.id));
    await report(Number(order.id));
    for (const hours of [24, 72, 72, 30 * 24]) {
      world.clock.turn(hours * HOUR_MS);
      await advanceDueOrders(world);
    }
    expect((await detailOf(caller, order.id)).timeline.at(-1)).toMatchObject({ cause: 'settled_by_house' });
    expect(await walletOf(caller)).toMatchObject({ available: 9_200, settling: 0 });
    const houseAfterAdvance = (await readProgramme(world.database)).house;
    const lines = [{ orderId: Number(order.id), amountMinor: 1_500 }];
    await world.database.transaction((tx) =>
      recordRemittance(tx, { network: 'test', receiptNumber: `late-${order.id}`, lines, now: world.clock.now() }),
    );
    expect((await readProgramme(world.database)).house - houseAfterAdvance).toBe(1_500);
    await world.expectBooks();
  });
});

describe('a report', () => {
  it('counts once however often and in whatever order it comes', async () => {
    const caller = await funded();
    const { order } = await putOk(caller);
    const id = Number(order.id);
    await acceptOrder(world, id);
    expect((await report(id, {}, 2)).outcome).toBe('accepted');
    expect((await report(id, {}, 2)).outcome).toBe('known');
    expect((await report(id, { spendMinor: 1 }, 1)).outcome).toBe('superseded');
    expect(await walletOf(caller)).toMatchObject({ escrow: 3_000, settling: 1_200 });
    expect((await report(id, { spendMinor: 1_000, conversions: 1 }, 3)).outcome).toBe('accepted');
    expect(await walletOf(caller)).toMatchObject({ escrow: 4_000, settling: 400 });
    expect((await detailOf(caller, order.id)).timeline.at(-1)).toMatchObject({ cause: 'report_restated' });
    await world.expectBooks();
  });

  it('restated after the run gives cash back to available funds', async () => {
    const caller = await funded();
    const { order } = await putOk(caller);
    const id = Number(order.id);
    await acceptOrder(world, id);
    await report(id, { impressions: 5_000, spendMinor: 5_000 });
    expect(await walletOf(caller)).toMatchObject({ available: 5_000, escrow: 0 });
    await report(id, { impressions: 5_000, spendMinor: 4_000 }, 2);
    expect(await walletOf(caller)).toMatchObject({ available: 6_000, escrow: 0 });
    await report(id, { impressions: 5_000, spendMinor: 4_500 }, 3);
    // The rest was returned already: what escrow no longer has, the house bears.
    expect(await walletOf(caller)).toMatchObject({ available: 6_000, escrow: 0 });
    await world.expectBooks();
  });

  it.each([
    ['clicks_above_impressions', { clicks: 2_001 }],
    ['conversions_above_clicks', { conversions: 101 }],
    ['above_rate', { spendMinor: 2_001 }],
    ['over_budget', { impressions: 9_000, spendMinor: 5_001 }],
  ])('that is impossible goes to quarantine: %s', async (fault, more) => {
    const caller = await funded();
    const { order } = await putOk(caller);
    await acceptOrder(world, Number(order.id));
    expect(await report(Number(order.id), more)).toMatchObject({ outcome: 'quarantined', fault });
    expect(await walletOf(caller)).toMatchObject({ escrow: 5_000, settling: 0 });
    await world.expectBooks();
  });

  it('of an order that does not run, or outside its run, goes to quarantine', async () => {
    const caller = await funded();
    const { order } = await putOk(caller);
    expect(await report(Number(order.id))).toMatchObject({ outcome: 'quarantined', fault: 'not_running' });
    await acceptOrder(world, Number(order.id));
    world.clock.turn(48 * HOUR_MS);
    expect(await report(Number(order.id))).toMatchObject({ outcome: 'quarantined', fault: 'outside_run' });
  });
});

describe('a put', () => {
  it.each([
    ['put_amount_out_of_range', { amount: 999 }],
    ['put_amount_out_of_range', { amount: 1_000_001 }],
    ['insufficient_balance', { amount: 10_001 }],
    ['no_such_data', { product_id: '999999' }],
    ['no_such_data', { coupon_id: '999999' }],
    ['terms_changed', { terms_hash: '0'.repeat(64) }],
    ['start_up_insufficient', { use_start_up: true }],
  ])('is refused in words and changes nothing: %s', async (reason, more) => {
    const caller = await funded();
    expect(await put(caller, more)).toMatchObject({ ok: false, reason });
    expect(await walletOf(caller)).toMatchObject({ available: 10_000, escrow: 0 });
  });

  it('takes exactly what is there', async () => {
    const caller = await funded(5_000);
    await putOk(caller);
    expect(await walletOf(caller)).toMatchObject({ available: 0, escrow: 5_000 });
  });

  it('with one key is made once, and another body under the key is refused', async () => {
    const caller = await funded(50_000);
    const key = nextKey();
    const first = await put(caller, {}, key);
    expect(await put(caller, {}, key)).toEqual(first);
    expect(await put(caller, { amount: 6_000 }, key)).toEqual({ ok: false, reason: 'idempotency_key_reused' });
    expect(await walletOf(caller)).toMatchObject({ available: 45_000, escrow: 5_000 });
  });

  it('keeps a refusal under its key, for good', async () => {
    const caller = await funded(1_000);
    const key = nextKey();
    expect(await put(caller, {}, key)).toMatchObject({ reason: 'insufficient_balance' });
    await world.topUp(caller.holderId, 50_000);
    expect(await put(caller, {}, key)).toMatchObject({ reason: 'insufficient_balance' });
  });

  it('takes one coupon of a name a day', async () => {
    const caller = await funded();
    const [first, second] = [await world.makeCoupon(caller.holderId), await world.makeCoupon(caller.holderId)];
    await putOk(caller, { coupon_id: String(first) });
    expect(await put(caller, { coupon_id: String(first) })).toMatchObject({ reason: 'coupon_used' });
    expect(await put(caller, { coupon_id: String(second) })).toMatchObject({ reason: 'coupon_same_name_today' });
    world.clock.turn(24 * HOUR_MS);
    expect((await put(caller, { coupon_id: String(second) })).ok).toBe(true);
  });

  it('spends start-up funds before cash, and they never become cash', async () => {
    const caller = await funded();
    await world.grantStartUp(caller.holderId, 2_000);
    const { order, receipt } = await putOk(caller, { use_start_up: true });
    expect(receipt).toMatchObject({ paid_own: 3_000, start_up: 2_000 });
    await acceptOrder(world, Number(order.id));
    await report(Number(order.id), { spendMinor: 800, impressions: 800 });
    world.clock.turn(24 * HOUR_MS);
    await advanceDueOrders(world);
    expect(await walletOf(caller)).toMatchObject({ available: 10_000, startUp: 1_200, startUpRunning: 0 });
    await world.expectBooks();
  });
});
