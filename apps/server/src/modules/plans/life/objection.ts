import { and, eq, objection, type Reader, type Tx } from '@fairlead/db';
import { because, changeOrder, lockOrder, type OrderRow, recordEvent } from '../order/order';

/** When the open objection to an order is answered at the latest; null where there is none. */
export const objectionDueAt = async (
  reader: Reader,
  { holderId, id }: Pick<OrderRow, 'holderId' | 'id'>,
): Promise<Date | null> => {
  const [open] = await reader.orm
    .select({ dueAt: objection.dueAt })
    .from(objection)
    .where(
      and(
        eq(objection.holderId, holderId),
        eq(objection.subjectType, 'order'),
        eq(objection.subjectId, id),
        eq(objection.state, 'open'),
      ),
    );
  return open?.dueAt ?? null;
};

/**
 * An objection to an order's statement stops its settlement
 * (docs/domain/settlement.md#statement-and-objection). The caller has locked the wallet.
 * @returns why it cannot be made, or null
 */
export const openOrderObjection = async (
  tx: Tx,
  key: { readonly holderId: number; readonly orderId: number },
  dueAt: Date,
  now: Date,
): Promise<'no_such_data' | 'objection_window_over' | null> => {
  const order = await lockOrder(tx, key.holderId, key.orderId);
  if (order === undefined) return 'no_such_data';
  const { status, objectionEndsAt } = order;
  if (status !== 'waiting_for_settlement' || objectionEndsAt === null || objectionEndsAt <= now) {
    return 'objection_window_over';
  }
  const reasons = [because('objection_open', now, dueAt)];
  const stopped = await changeOrder(tx, order, { dueAt, reasons });
  await recordEvent(tx, stopped, { time: now, cause: 'objection_opened', actor: 'holder' });
  return null;
};

/**
 * The objection is answered: settlement goes on when its own window is over. The caller has locked the wallet.
 * @param actor `programme` where its deadline answered, not a person
 */
export const closeOrderObjection = async (
  tx: Tx,
  key: { readonly holderId: number; readonly orderId: number },
  actor: 'staff' | 'programme',
  now: Date,
): Promise<void> => {
  const order = await lockOrder(tx, key.holderId, key.orderId);
  if (order === undefined) throw new Error(`order ${key.orderId} is gone`);
  const dueAt = order.objectionEndsAt;
  const reasons = [because('objection_window', now, dueAt)];
  const freed = await changeOrder(tx, order, { dueAt, reasons });
  await recordEvent(tx, freed, { time: now, cause: 'objection_closed', actor });
};
