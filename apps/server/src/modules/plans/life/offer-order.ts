import { and, eq, inArray, putOrder, type Tx } from '@fairlead/db';
import { findProductHead } from '../../products';
import { orderReason } from '../order/order';
import { later, type Windows } from '../order/windows';

/** A plan offered to several holders at once. */
export interface Offers {
  readonly holderIds: readonly number[];
  readonly productId: number;
  /** Orders from the catalogue are made by their put; these wait for it. */
  readonly origin: 'lead' | 'staff';
  readonly now: Date;
  /** Unused until then they expire. */
  readonly dueAt: Date;
}

export interface Offered {
  readonly holderId: number;
  readonly orderId: number;
}

const OFFER = `
  with made as (
    insert into put_order (holder_id, id, number, product_id, product_version, status, origin, created_at, due_at, reasons)
      overriding system value
      select h.holder_id, h.id, $3 || '-' || lpad(h.id::text, 7, '0'), $2, $9, 'waiting_to_put', $4, $5, $6, $7
        from (select unnest($1::bigint[]) as holder_id, nextval('put_order_id_seq') as id) h
      returning holder_id, id
  ), told as (
    insert into order_event (holder_id, order_id, status, time, cause, actor)
      select holder_id, id, 'waiting_to_put', $5, 'order_made', $8 from made
  )
  select holder_id as "holderId", id as "orderId" from made`;

/**
 * Offers holders a plan to fund or not (docs/domain/plans.md#order). Nothing is spent.
 * @returns the orders; none where the product does not exist
 */
export const offerOrders = async (tx: Tx, offers: Offers): Promise<Offered[]> => {
  const { holderIds, productId, origin, now, dueAt } = offers;
  const product = await findProductHead(tx, productId);
  if (product === undefined) return [];
  const day = now.toISOString().slice(2, 10).replaceAll('-', '');
  const reasons = JSON.stringify([orderReason('offer_open', now, dueAt)]);
  const actor = origin === 'staff' ? 'staff' : 'programme';
  return tx.query<Offered>(
    OFFER,
    [holderIds, productId, day, origin, now, dueAt, reasons, actor, product.currentVersion],
    'offer_orders',
  );
};

/** The same for one holder; unused the offer expires after seven days. Undefined where the product does not exist. */
export const offerOrder = async (
  tx: Tx,
  offer: Omit<Offers, 'holderIds' | 'dueAt'> & { readonly holderId: number; readonly windows: Windows },
): Promise<Offered | undefined> => {
  const { holderId, productId, origin, now, windows } = offer;
  const dueAt = later(now, windows.offerMs);
  const [order] = await offerOrders(tx, { holderIds: [holderId], productId, origin, now, dueAt });
  return order;
};

/** Ends offers before their time: those that still wait are due now, and expire as all do. */
export const endOffers = async (tx: Tx, orderIds: readonly number[], now: Date): Promise<void> => {
  if (orderIds.length === 0) return;
  await tx.orm
    .update(putOrder)
    .set({ dueAt: now })
    .where(and(inArray(putOrder.id, [...orderIds]), eq(putOrder.status, 'waiting_to_put')));
};
