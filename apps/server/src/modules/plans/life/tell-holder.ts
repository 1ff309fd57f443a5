import type { Tx } from '@fairlead/db';
import { notify } from '../../notifications';
import { type OrderRow, termsOf } from '../order/order';

/** What became of a plan, with minor units. */
type Told =
  | { readonly what: 'failed' | 'finished'; readonly backMinor: number }
  | { readonly what: 'settled'; readonly paidMinor: number };

const noticeOf = (order: OrderRow, told: Told) => {
  if (told.what === 'settled')
    return {
      key: 'order.planSettled',
      // The same as on the plan's page (docs/domain/plans.md#result).
      sums: { result: order.revenueMinor - order.billedOwnMinor, amount: told.paidMinor },
    } as const;
  const sums = { amount: told.backMinor };
  if (told.what === 'failed') return { key: 'order.planFailed', sums } as const;
  return told.backMinor > 0
    ? ({ key: 'order.planFinishedRest', sums } as const)
    : ({ key: 'order.planFinished', sums: {} } as const);
};

/**
 * Leaves the holder a notice where an order's money became free without an act of theirs: no money moves in silence. It
 * names the plan by its product, below a title that names nothing (docs/domain/notifications.md#what-a-message-shows).
 */
export const tellHolder = async (tx: Tx, order: OrderRow, told: Told, time: Date): Promise<void> => {
  const { key, sums } = noticeOf(order, told);
  const { title: product } = await termsOf(tx, order);
  await notify(tx, {
    holderId: order.holderId,
    key,
    parameters: { product, number: order.number, ...sums },
    link: `/plan/detail?id=${order.id}`,
    time,
  });
};
