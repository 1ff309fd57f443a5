import { and, asc, desc, eq, gt, isNull, or, orderEvent, putOrder, type Reader, sql } from '@fairlead/db';
import { listLinked, type MovementKind } from '@fairlead/ledger';
import { WHOLE_BP } from '@fairlead/money';
import { done } from '../../../http/answer';
import { countUpTo } from '../../../http/counting';
import { readHolder } from '../../account';
import { type ProductTerms, readTerms } from '../../products';
import { putLimitBp } from '../../standing';
import { type OrderRow, termsOf } from '../order/order';
import { type OrderFacts, type ProductFacts, presentOrder } from './present';
import { readSettled } from './record';

/** A row of the table in the shape that a put remembers too. */
export const factsOf = (order: OrderRow): OrderFacts => ({
  id: order.id,
  number: order.number,
  status: order.status,
  intent: order.intent,
  origin: order.origin,
  product_id: order.productId,
  product_version: order.productVersion,
  amount_minor: order.amountMinor,
  budget_minor: order.budgetMinor,
  own_minor: order.ownMinor,
  gift_minor: order.giftMinor,
  start_up_minor: order.startUpMinor,
  billed_minor: order.billedMinor,
  coupon_id: order.couponId,
  created_at: order.createdAt,
  put_at: order.putAt,
  reasons: order.reasons,
});

export const productFactsOf = (version: ProductTerms): ProductFacts => ({
  title: version.title,
  kind: version.kind,
  official: version.official,
  cover_url: version.coverUrl,
  network: version.network,
});

/** The answer of a call that changed an order: the order as it is now. */
export const presentedOrder = async (reader: Reader, order: OrderRow) =>
  done({ order: presentOrder(factsOf(order), productFactsOf(await termsOf(reader, order))) });

/** An order with the version of the product that it runs under. */
export interface OrderWithTerms {
  readonly order: OrderRow;
  readonly terms: ProductTerms;
}

/** Orders, each with its version. */
export const withTerms = async (reader: Reader, orders: readonly OrderRow[]): Promise<OrderWithTerms[]> => {
  const termsFor = await readTerms(reader, orders);
  return orders.map((order) => ({ order, terms: termsFor(order) }));
};

/** One order of this person; another's is as absent as one that never was. */
export const findOrder = async (
  reader: Reader,
  holderId: number,
  orderId: number,
): Promise<OrderWithTerms | undefined> => {
  const rows = await reader.orm
    .select()
    .from(putOrder)
    .where(and(eq(putOrder.holderId, holderId), eq(putOrder.id, orderId)));
  return (await withTerms(reader, rows))[0];
};

/** The timeline of an order, oldest first. */
export const listEvents = (reader: Reader, holderId: number, orderId: number) =>
  reader.orm
    .select()
    .from(orderEvent)
    .where(and(eq(orderEvent.holderId, holderId), eq(orderEvent.orderId, orderId)))
    .orderBy(asc(orderEvent.id));

const PUT_KINDS: ReadonlySet<MovementKind> = new Set(['ad_serving', 'discount_amount']);

/** Ledger transactions of what was put on an order at some moments: the put itself, or what was added later. */
export const listPutTransactions = async (
  reader: Reader,
  { holderId, id: orderId }: OrderRow,
  moments: readonly Date[],
): Promise<number[]> => {
  if (moments.length === 0) return [];
  const entries = await listLinked(reader, holderId, { kind: 'order', id: orderId });
  const times = new Set(moments.map((moment) => moment.getTime()));
  return entries
    .filter(({ kind, time }) => PUT_KINDS.has(kind) && times.has(time.getTime()))
    .map(({ id }) => id);
};

/** What became of all settled orders on some products (docs/domain/products.md#record). */
export const readRecords = (reader: Reader, productIds: readonly number[]) =>
  readSettled(reader, 'product', productIds);

/** An order on this product that waits to be put, if the person has one. */
export const findWaitingOrder = async (reader: Reader, holderId: number, productId: number) => {
  const [row] = await reader.orm
    .select({ id: putOrder.id })
    .from(putOrder)
    .where(
      and(
        eq(putOrder.holderId, holderId),
        eq(putOrder.productId, productId),
        eq(putOrder.status, 'waiting_to_put'),
      ),
    )
    .orderBy(desc(putOrder.id))
    .limit(1);
  return row?.id;
};

/** How many orders a holder has, counted up to so many. */
export const countOrders = (reader: Reader, holderId: number, upTo: number): Promise<number> =>
  countUpTo(reader, upTo, putOrder, eq(putOrder.holderId, holderId));

/** Orders waiting to be put whose offer is open. */
export const countWaiting = async (reader: Reader, holderId: number, now: Date): Promise<number> => {
  const [row] = await reader.orm
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(putOrder)
    .where(
      and(
        eq(putOrder.holderId, holderId),
        eq(putOrder.status, 'waiting_to_put'),
        or(isNull(putOrder.dueAt), gt(putOrder.dueAt, now)),
      ),
    );
  return row?.count ?? 0;
};

/**
 * How much more than a product's maximum this person may put, by shop level
 * (docs/domain/standing.md#shop-level).
 */
export const readLevelFactor = async (reader: Reader, holderId: number): Promise<number> => {
  const holder = await readHolder(reader, holderId);
  return putLimitBp(holder?.shopLevel ?? 1) / WHOLE_BP;
};
