import type { Reader } from '@fairlead/db';
import type { Subject } from '../../objections';
import { changeOrder, lockOrder, type OrderRow, orderReason, recordEvent } from '../order/order';

/** When the open objection to an order is answered at the latest; null where there is none. */
export const objectionDueAt = async (
  reader: Reader,
  { holderId, id }: Pick<OrderRow, 'holderId' | 'id'>,
): Promise<Date | null> => {
  const [open] = await reader.query<{ due_at: Date }>(
    "select due_at from objections_to($1, 'order', $2) where state = 'open'",
    [holderId, id],
  );
  return open?.due_at ?? null;
};

/** An order's statement: its settlement stops until the answer (docs/domain/settlement.md#statement-and-objection). */
export const orderSubject: Subject = {
  object: async (tx, { holderId, id }, dueAt, now) => {
    const order = await lockOrder(tx, holderId, id);
    if (order === undefined) return 'no_such_data';
    const { status, objectionEndsAt } = order;
    if (status !== 'waiting_for_settlement' || objectionEndsAt === null || objectionEndsAt <= now) {
      return 'objection_window_over';
    }
    const reasons = [orderReason('objection_open', now, dueAt)];
    const stopped = await changeOrder(tx, order, { dueAt, reasons });
    await recordEvent(tx, stopped, { time: now, cause: 'objection_opened', actor: 'holder' });
    return null;
  },
  // Settlement goes on when its own window is over.
  answer: async (tx, { holderId, id }, _upheld, now) => {
    const order = await lockOrder(tx, holderId, id);
    if (order === undefined) throw new Error(`order ${id} is gone`);
    const dueAt = order.objectionEndsAt;
    const reasons = [orderReason('objection_window', now, dueAt)];
    const freed = await changeOrder(tx, order, { dueAt, reasons });
    await recordEvent(tx, freed, { time: now, cause: 'objection_closed', actor: 'staff' });
  },
};
