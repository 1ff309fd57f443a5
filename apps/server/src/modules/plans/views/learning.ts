import type { calls, ResponseOf } from '@fairlead/contract';
import type { ProductTerms } from '../../products';
import { endOfRun } from '../order/control';
import type { OrderRow } from '../order/order';
import { later, type Windows } from '../order/windows';

type Learning = ResponseOf<typeof calls.plan.detail>['learning'];

/** Its end was written down when the network accepted; one that was asked to stop since has other reasons. */
const writtenEnd = ({ reasons, acceptedAt }: OrderRow, windows: Windows): Date | null => {
  const written = reasons.find(({ reason }) => reason === 'learning')?.dueAt;
  if (written != null) return new Date(written);
  return acceptedAt === null ? null : later(acceptedAt, windows.learningMs);
};

/** Nothing is learned beyond the end of the run. */
const endOf = (order: OrderRow, windows: Windows): Date | null => {
  const [learned, run] = [writtenEnd(order, windows), endOfRun(order)];
  return learned !== null && run !== null && run < learned ? run : learned;
};

/**
 * How far an order has learned: until the product's number of conversions or seven days
 * (docs/domain/plans.md#learning-phase).
 */
export const learningOf = (order: OrderRow, terms: ProductTerms, now: Date, windows: Windows): Learning => {
  if (order.status !== 'putting') return null;
  const endsAt = endOf(order, windows);
  if (endsAt === null || endsAt <= now || order.conversions >= terms.learningConversions) return null;
  return {
    conversions: order.conversions,
    threshold: terms.learningConversions,
    ends_at: endsAt.toISOString(),
  };
};

/** The order without the reason that it learns, where it no longer does, else with its end: no row is changed when learning ends. */
export const asLearned = (order: OrderRow, learning: Learning): OrderRow => ({
  ...order,
  reasons: order.reasons.flatMap((one) => {
    if (one.reason !== 'learning') return [one];
    return learning === null ? [] : [{ ...one, dueAt: learning.ends_at }];
  }),
});
