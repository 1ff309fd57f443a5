import type { Actor, OrderCause, OrderReason } from '@fairlead/contract';
import { and, eq, orderEvent, putOrder, type Reader, type Tx } from '@fairlead/db';
import { readParts } from '@fairlead/ledger';
import { type ProductTerms, readTerms } from '../../products';
import type { CostSplit, Funds } from './postings';

/** An order as its table keeps it. */
export type OrderRow = typeof putOrder.$inferSelect;
export type OrderChange = Partial<typeof putOrder.$inferInsert>;

/** Reads one order for changing it. The caller has locked the holder's wallet. */
export const lockOrder = async (tx: Tx, holderId: number, orderId: number): Promise<OrderRow | undefined> => {
  const [row] = await tx.orm
    .select()
    .from(putOrder)
    .where(and(eq(putOrder.holderId, holderId), eq(putOrder.id, orderId)))
    .for('update');
  return row;
};

/** Reads one order as it stands. @throws where it is gone */
export const readOrder = async (reader: Reader, holderId: number, orderId: number): Promise<OrderRow> => {
  const [row] = await reader.orm
    .select()
    .from(putOrder)
    .where(and(eq(putOrder.holderId, holderId), eq(putOrder.id, orderId)));
  if (row === undefined) throw new Error(`order ${orderId} is gone`);
  return row;
};

/** The budget of one order of this person; null where they have no such order. */
export const findBudget = async (
  reader: Reader,
  holderId: number,
  orderId: number,
): Promise<number | null> => {
  const [row] = await reader.orm
    .select({ budgetMinor: putOrder.budgetMinor })
    .from(putOrder)
    .where(and(eq(putOrder.holderId, holderId), eq(putOrder.id, orderId)));
  return row?.budgetMinor ?? null;
};

/** Whose order it is: networks know orders by number alone. */
export const holderOf = async (reader: Reader, orderId: number): Promise<number | undefined> => {
  const [row] = await reader.orm
    .select({ holderId: putOrder.holderId })
    .from(putOrder)
    .where(eq(putOrder.id, orderId));
  return row?.holderId;
};

/** The product version that an order runs under. */
export const termsOf = async (
  reader: Reader,
  order: Pick<OrderRow, 'productId' | 'productVersion'>,
): Promise<ProductTerms> => (await readTerms(reader, [order]))(order);

/** What the ledger still holds for an order. */
export const fundsOf = async (reader: Reader, { holderId, id }: OrderRow): Promise<Funds> => {
  const partOf = await readParts(reader, holderId, id);
  return { promo: partOf('promo'), startUpRunning: partOf('start_up_running'), escrow: partOf('escrow') };
};

export const billedOf = (order: OrderRow): CostSplit => ({
  own: order.billedOwnMinor,
  gift: order.billedGiftMinor,
  startUp: order.billedStartUpMinor,
  house: order.billedHouseMinor,
});

export const changeOrder = async (tx: Tx, order: OrderRow, change: OrderChange): Promise<OrderRow> => {
  const [row] = await tx.orm
    .update(putOrder)
    .set(change)
    .where(and(eq(putOrder.holderId, order.holderId), eq(putOrder.id, order.id)))
    .returning();
  if (row === undefined) throw new Error(`order ${order.id} is gone`);
  return row;
};

/** Adds a row to the timeline: the status after it, when, why, by whom. */
export const recordEvent = async (
  tx: Tx,
  order: Pick<OrderRow, 'holderId' | 'id' | 'status'>,
  event: { time: Date; cause: OrderCause; actor: Actor; detail?: Readonly<Record<string, unknown>> },
): Promise<void> => {
  await tx.orm
    .insert(orderEvent)
    .values({ holderId: order.holderId, orderId: order.id, status: order.status, ...event });
};

/** One entry of `reasons[]`. */
export const orderReason = (reason: OrderReason, since: Date, dueAt: Date | null = null) => ({
  reason,
  since: since.toISOString(),
  dueAt: dueAt?.toISOString() ?? null,
});
