import { calls } from '@fairlead/contract';
import { and, demoRun, eq, one, outbox, productVersion, putOrder } from '@fairlead/db';
import type { HolderCaller } from '../../http/route';
import type { Services } from '../../http/services';
import { playDemoNetwork, sendDueOutbox } from '../../modules/networks';
import { advanceDueOrders, offerOrder, windowsAt } from '../../modules/plans';
import type { Client } from './client';
import { addCoupons } from './coupons';
import { announce } from './notifications';
import type { PastClock } from './past';

const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
/** Longer than the demo network takes to answer. */
const ANSWER_MS = 3_000;

/** The services with a clock that stands in the past. */
export type Past = Services & { readonly clock: PastClock };

/** What time does, in steps of hours, until so long before the present. */
export const liveUntil = async (past: Past, beforePresentMs: number, stepMs = 6 * HOUR_MS): Promise<void> => {
  for (;;) {
    await sendDueOutbox(past);
    await playDemoNetwork(past);
    await advanceDueOrders(past);
    const leftMs = past.clock.beforePresentMs() - beforePresentMs;
    if (leftMs <= 0) return;
    past.clock.turn(Math.min(stepMs, leftMs));
  }
};

export const productNamed = async ({ database }: Services, title: string): Promise<number> => {
  const found = one(
    await database.orm.select().from(productVersion).where(eq(productVersion.title, title)),
    `no sample product is called ${title}`,
  );
  return found.productId;
};

/** Sends what was put and waits until the network has answered. */
export const letNetworkAnswer = async (past: Past): Promise<void> => {
  await sendDueOutbox(past);
  past.clock.turn(ANSWER_MS);
  await playDemoNetwork(past);
};

/** The sample orders stand still: nothing is due for them any more (docs/domain/plans.md#sample-plans). */
export const standStill = ({ database }: Services, holderId: number): Promise<void> =>
  database.transaction(async (tx) => {
    await tx.orm.update(putOrder).set({ dueAt: null }).where(eq(putOrder.holderId, holderId));
    await tx.orm.update(demoRun).set({ dueAt: null }).where(eq(demoRun.holderId, holderId));
    await tx.orm.update(outbox).set({ dueAt: null }).where(eq(outbox.holderId, holderId));
  });

/**
 * Whether they were all made: the staff's offer comes last, and stands still with the others. What became of it since is
 * its holder's: history that was made twice would put the money of sample people again.
 */
export const hasOrders = async ({ database }: Services, holderId: number): Promise<boolean> => {
  const rows = await database.orm
    .select()
    .from(putOrder)
    .where(and(eq(putOrder.holderId, holderId), eq(putOrder.origin, 'staff')));
  return rows.some(({ status, dueAt }) => status !== 'waiting_to_put' || dueAt === null);
};

/**
 * The holder's past: orders in all seven statuses, lived through in the past by the product itself, so that every
 * figure has its reports and ledger entries.
 */
export const addOrders = async (past: Past, client: Client, holder: HolderCaller): Promise<void> => {
  const put = async (title: string, amount: number, more: { coupon_id?: string } = {}): Promise<void> => {
    const product_id = String(await productNamed(past, title));
    await client(
      calls.plan.put,
      holder,
      { product_id, amount, ...more },
      `sample-${title}-${amount}`.replaceAll(' ', '-'),
    );
    await letNetworkAnswer(past);
  };
  const couponId = await addCoupons(past, client, holder);
  await put('Harbor Lights', 5_000, { coupon_id: couponId });
  await put('Signal Box', 8_000);
  await put('Paper Fleet', 6_000);
  await put('Kite Weather', 4_000);
  await liveUntil(past, 5 * DAY_MS);
  await announce(past, 'sample.announcement');
  await put('Night Courier', 4_000);
  await liveUntil(past, 2.5 * DAY_MS);
  await announce(past, 'sample.activity');
  await put('Paper Fleet', 3_000);
  await liveUntil(past, 12 * HOUR_MS);
  await announce(past, 'sample.maintenance');
  await put('Glass Garden', 5_000);
  await liveUntil(past, 2 * ANSWER_MS, HOUR_MS);
  const product_id = String(await productNamed(past, 'Tide Tables'));
  await client(calls.plan.put, holder, { product_id, amount: 2_000 }, 'sample-Tide-Tables');
};

/** The last of the sample orders, which tells that all of them are made; then they stand still. */
export const addLastOffer = async (past: Past, { holderId }: HolderCaller): Promise<void> => {
  await past.database.transaction(async (tx) => {
    const productId = await productNamed(past, 'Clay Court');
    const windows = windowsAt(past.config.sandboxSpeed);
    await offerOrder(tx, { holderId, productId, origin: 'staff', now: past.clock.now(), windows });
  });
  await standStill(past, holderId);
};
