import { calls } from '@fairlead/contract';
import { following } from '@fairlead/db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestContext, type TestContext } from '../../../testing/context';
import { planClient } from '../../../testing/plan-client';
import { acceptOrder, advanceDueOrders } from '../index';

const HOUR_MS = 3_600_000;
let context: TestContext;
let client: Awaited<ReturnType<typeof planClient>>;

beforeAll(async () => {
  context = await createTestContext();
  await context.fundHouse(100_000);
  client = await planClient(context);
});
afterAll(() => context.close());

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
    const caller = await client.funded();
    expect(await client.put(caller, more)).toMatchObject({ ok: false, reason });
    expect(await client.walletOf(caller)).toMatchObject({ available: 10_000, escrow: 0 });
  });

  it('takes exactly what is there', async () => {
    const caller = await client.funded(5_000);
    await client.putOk(caller);
    expect(await client.walletOf(caller)).toMatchObject({ available: 0, escrow: 5_000 });
  });

  it('with one key is made once, and another body under the key is refused', async () => {
    const caller = await client.funded(50_000);
    const key = client.nextKey();
    const first = await client.put(caller, {}, key);
    expect(await client.put(caller, {}, key)).toEqual(first);
    expect(await client.put(caller, { amount: 6_000 }, key)).toEqual({
      ok: false,
      reason: 'idempotency_key_reused',
    });
    expect(await client.walletOf(caller)).toMatchObject({ available: 45_000, escrow: 5_000 });
  });

  it('is answered by the same words for good, though little is kept of them', async () => {
    const caller = await client.funded(50_000);
    const key = client.nextKey();
    const coupon_id = String(await context.makeCoupon(caller.holderId));
    const first = await client.put(caller, { coupon_id }, key);
    if (!first.ok) throw new Error(first.reason);
    const orderId = Number(first.data.order.id);
    const kept = () =>
      context.asOwner<{ bytes: number }>(
        'select pg_column_size(i.*) as bytes from idempotency i where holder_id = $1 and key = $2',
        [caller.holderId, key],
      );
    expect((await kept())[0]?.bytes).toBeLessThan(300);
    // Whatever becomes of the order, its product and the network.
    await acceptOrder(context, orderId);
    await client.report(orderId);
    await client.send(calls.plan.stop, caller, { order_id: first.data.order.id });
    await context.asOwner(`update product set network = 'another', current_version = 7`);
    expect(await client.put(caller, { coupon_id }, key)).toEqual(first);
    await context.asOwner(`update product set network = 'test', current_version = 1`);
  });

  it('is answered by what was kept whole, as it was before', async () => {
    const caller = await client.funded(50_000);
    const key = client.nextKey();
    const first = await client.put(caller, {}, key);
    await context.asOwner(
      `update idempotency set answer = put_facts(holder_id, answer) where holder_id = $1`,
      [caller.holderId],
    );
    expect(await client.put(caller, {}, key)).toEqual(first);
  });

  it('keeps a refusal under its key, for good', async () => {
    const caller = await client.funded(1_000);
    const key = client.nextKey();
    expect(await client.put(caller, {}, key)).toMatchObject({ reason: 'insufficient_balance' });
    await context.topUp(caller.holderId, 50_000);
    expect(await client.put(caller, {}, key)).toMatchObject({ reason: 'insufficient_balance' });
  });

  it('takes one coupon of a name a day', async () => {
    const caller = await client.funded();
    const [first, second] = [
      await context.makeCoupon(caller.holderId),
      await context.makeCoupon(caller.holderId),
    ];
    await client.putOk(caller, { coupon_id: String(first) });
    expect(await client.put(caller, { coupon_id: String(first) })).toMatchObject({ reason: 'coupon_used' });
    expect(await client.put(caller, { coupon_id: String(second) })).toMatchObject({
      reason: 'coupon_same_name_today',
    });
    context.clock.turn(24 * HOUR_MS);
    expect((await client.put(caller, { coupon_id: String(second) })).ok).toBe(true);
  });

  it('takes a team coupon of who follows a lead, and of nobody else', async () => {
    const [alone, follower] = [await client.funded(), await client.funded()];
    const time = context.clock.now();
    const follow = { holderId: follower.holderId, leadId: alone.holderId, recordId: 1, since: time };
    await context.database.orm.insert(following).values(follow);
    const couponOf = async ({ holderId }: typeof alone) => ({
      coupon_id: String(await context.makeCoupon(holderId, { kind: 'team' })),
    });
    expect(await client.put(alone, await couponOf(alone))).toMatchObject({ reason: 'coupon_not_applicable' });
    expect((await client.putOk(follower, await couponOf(follower))).receipt.paid_gift).toBe(500);
  });

  it('spends start-up funds before cash, and they never become cash', async () => {
    const caller = await client.funded();
    await context.grantStartUp(caller.holderId, 2_000);
    const { order, receipt } = await client.putOk(caller, { use_start_up: true });
    expect(receipt).toMatchObject({ paid_own: 3_000, start_up: 2_000 });
    await acceptOrder(context, Number(order.id));
    await client.report(Number(order.id), { spendMinor: 800, impressions: 800 });
    context.clock.turn(24 * HOUR_MS);
    await advanceDueOrders(context);
    expect(await client.walletOf(caller)).toMatchObject({
      available: 10_000,
      startUp: 1_200,
      startUpRunning: 0,
    });
    await context.expectBooks();
  });
});
