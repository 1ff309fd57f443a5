import { readWallet } from '@fairlead/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HolderCaller } from '../../../http/route';
import { createTestContext, type TestContext } from '../../../testing/context';
import { advanceDueOrders, offerOrder, windowsAt } from '../index';
import { readDetail } from '../views/detail';
import { countWaiting } from '../views/queries';
import { createPut } from './put';

const DAY_MS = 86_400_000;
let context: TestContext;
let caller: HolderCaller;
let productId: number;
let keys = 0;

beforeAll(async () => {
  context = await createTestContext();
  productId = await context.makeProduct();
  caller = await context.makeHolder();
  await context.topUp(caller.holderId, 100_000);
});
afterAll(() => context.close());

const offer = async (holderId = caller.holderId) => {
  const more = {
    holderId,
    productId,
    origin: 'staff',
    now: context.clock.now(),
    windows: windowsAt(1),
  } as const;
  const order = await context.database.transaction((tx) => offerOrder(tx, more));
  if (order === undefined) throw new Error('nothing was offered');
  return order.orderId;
};

const put = (orderId: number) => {
  keys += 1;
  const request = { order_id: orderId, amount: 5_000 };
  return createPut(context)({ request, caller, idempotencyKey: `offer-${keys}-key` });
};

const detail = (orderId: number) =>
  readDetail(
    context.database,
    { holderId: caller.holderId, orderId },
    context.clock.now(),
    windowsAt(1),
    'en',
  );

describe('an offered order', () => {
  it('waits, is counted, spends nothing, and becomes matching by the put', async () => {
    const orderId = await offer();
    expect(await countWaiting(context.database, caller.holderId, context.clock.now())).toBe(1);
    expect(await detail(orderId)).toMatchObject({
      order: { status: 'waiting_to_put', amount: null, origin: 'staff', reasons: [{ reason: 'offer_open' }] },
      next: { status: 'put_failed' },
      receipt: null,
      result: null,
    });
    expect(await readWallet(context.database, caller.holderId)).toMatchObject({
      available: 100_000,
      escrow: 0,
    });
    expect(await put(orderId)).toMatchObject({
      ok: true,
      data: { order: { id: String(orderId), status: 'matching' } },
    });
    expect((await detail(orderId))?.timeline.map(({ cause }) => cause)).toEqual(['order_made', 'amount_put']);
    expect(await put(orderId)).toEqual({ ok: false, reason: 'wrong_state' });
    expect(await countWaiting(context.database, caller.holderId, context.clock.now())).toBe(0);
    await context.expectBooks();
  });

  it('expires after seven days, and cannot be put in the moment before that is recorded', async () => {
    const orderId = await offer();
    context.clock.turn(7 * DAY_MS - 1);
    expect(await advanceDueOrders(context)).toBeGreaterThanOrEqual(0);
    expect((await detail(orderId))?.order.status).toBe('waiting_to_put');
    context.clock.turn(1);
    expect(await put(orderId)).toEqual({ ok: false, reason: 'order_expired' });
    await advanceDueOrders(context);
    expect((await detail(orderId))?.timeline.at(-1)).toMatchObject({
      status: 'put_failed',
      cause: 'offer_expired',
    });
  });

  it('of another person is as absent as one that never was', async () => {
    const other = await context.makeHolder();
    const orderId = await offer(other.holderId);
    expect(await put(orderId)).toEqual(await put(999_999));
    expect(await detail(orderId)).toBeUndefined();
  });

  it('of a product that does not exist is not made', async () => {
    const more = {
      holderId: caller.holderId,
      productId: 999,
      origin: 'lead',
      now: context.clock.now(),
      windows: windowsAt(1),
    } as const;
    expect(await context.database.transaction((tx) => offerOrder(tx, more))).toBeUndefined();
  });
});
