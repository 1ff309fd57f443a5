import type { calls, OrderStatus, ResponseOf } from '@fairlead/contract';
import { inArray, not, notInArray, putOrder, type SQL, type SQLWrapper, sql } from '@fairlead/db';
import type { OrderOutcome } from '@fairlead/vocabulary';
import type { OrderRow } from '../order/order';

/** From the day the reports are closed there is something to say. */
const WITH_RESULT = [
  'waiting_for_settlement',
  'settlement_successful',
] as const satisfies readonly OrderStatus[];

/** Reports come in, and are not closed yet. */
const REPORTING = ['putting', 'put_finished'] as const satisfies readonly OrderStatus[];

/** What reports came to, where what the house paid counts as spend: the net of the plan's own page. */
const netBeforeGifts = ({ revenueMinor, billedMinor }: OrderRow): number => revenueMinor - billedMinor;

/** What the reports came to so far; null before they counted anything, and once there is a result. */
export const netSoFar = (order: OrderRow): number | null => {
  const isReporting = REPORTING.some((status) => status === order.status);
  const hasCounted = order.billedMinor !== 0 || order.revenueMinor !== 0;
  return isReporting && hasCounted ? netBeforeGifts(order) : null;
};

/** Own money that came back because the plan never ran: all of it. Null of a plan that ran, or that was never put. */
export const cameBack = ({ status, putAt, ownMinor }: OrderRow): number | null =>
  status === 'put_failed' && putAt !== null ? ownMinor : null;

/** What became of the money (docs/domain/plans.md#result). */
export const resultOf = (order: OrderRow): ResponseOf<typeof calls.plan.detail>['result'] => {
  if (!WITH_RESULT.some((status) => status === order.status)) return null;
  const billedGift = order.billedGiftMinor + order.billedStartUpMinor;
  // What came back because the budget was lowered was put as well.
  const putOwn = order.ownMinor + order.loweredMinor;
  return {
    put: order.budgetMinor + order.loweredMinor,
    put_own: putOwn,
    put_gift: order.giftMinor + order.startUpMinor,
    billed: order.billedMinor,
    billed_own: order.billedOwnMinor,
    billed_gift: billedGift,
    returned: putOwn - order.billedOwnMinor,
    revenue: order.revenueMinor,
    net_own: order.revenueMinor - order.billedOwnMinor,
    net_before_gifts: netBeforeGifts(order),
    final: order.status === 'settlement_successful',
  };
};

/**
 * Orders of which this became, in the database's words.
 * @param spent against what the revenue is held: the holder's own part, or with `billed_minor` all of it, as records count
 */
export const cameTo = (outcome: OrderOutcome, spent: SQLWrapper = putOrder.billedOwnMinor): SQL => {
  if (outcome === 'none') return notInArray(putOrder.status, [...WITH_RESULT]);
  const lost = sql`${putOrder.revenueMinor} < ${spent}`;
  return sql`${inArray(putOrder.status, [...WITH_RESULT])} and ${outcome === 'loss' ? lost : not(lost)}`;
};
