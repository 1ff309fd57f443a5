import type { Tx } from '@fairlead/db';
import { notify } from '../../notifications';
import type { OrderRow } from '../order/order';

/**
 * Leaves the holder a notice where an order's money became free without an act of theirs: no money moves in silence.
 * @param amountMinor what came to available funds by it
 */
export const tellHolder = (
  tx: Tx,
  { holderId, id, number }: OrderRow,
  what: 'failed' | 'finished' | 'settled',
  amountMinor: number,
  time: Date,
): Promise<void> =>
  notify(tx, {
    holderId,
    key: `order.${what}`,
    parameters: { number, amount: amountMinor },
    link: `/plan/detail?id=${id}`,
    time,
  });
