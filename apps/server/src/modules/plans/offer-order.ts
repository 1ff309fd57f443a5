import { eq, product, putOrder, type Tx } from '@fairlead/db';
import { because, type OrderRow, recordEvent } from './order';
import { later, type Windows } from './windows';

export interface Offer {
  readonly holderId: number;
  readonly productId: number;
  /** Orders from the catalogue are made by their put; these wait for it. */
  readonly origin: 'lead' | 'staff';
  readonly now: Date;
  readonly windows: Windows;
}

/**
 * Offers a holder a plan to fund or not (domain §3, status 1). Nothing is spent; unused it expires after seven days.
 * @returns the order, or undefined where the product does not exist
 */
export const offerOrder = async (tx: Tx, offer: Offer): Promise<OrderRow | undefined> => {
  const { holderId, productId, origin, now, windows } = offer;
  const [offered] = await tx.orm
    .select({ version: product.currentVersion })
    .from(product)
    .where(eq(product.id, productId));
  if (offered === undefined) return undefined;
  const dueAt = later(now, windows.offerMs);
  const [made] = await tx.orm
    .insert(putOrder)
    .values({
      ...{
        holderId,
        productId,
        productVersion: offered.version,
        origin,
        number: '',
        status: 'waiting_to_put',
      },
      ...{ createdAt: now, dueAt, reasons: [because('offer_open', now, dueAt)] },
    })
    .returning({ id: putOrder.id });
  if (made === undefined) throw new Error('an order was not made');
  const day = now.toISOString().slice(2, 10).replaceAll('-', '');
  const [order] = await tx.orm
    .update(putOrder)
    .set({ number: `${day}-${String(made.id).padStart(7, '0')}` })
    .where(eq(putOrder.id, made.id))
    .returning();
  if (order === undefined) throw new Error('an order was not made');
  const actor = origin === 'staff' ? 'staff' : 'programme';
  await recordEvent(tx, order, { time: now, cause: 'order_made', actor });
  return order;
};
