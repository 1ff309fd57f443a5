import type { OrderStatus } from '@fairlead/contract';
import { and, desc, eq, inArray, or, putOrder, type Reader, sql } from '@fairlead/db';
import { versionIs } from '../../products';
import { presentReason } from './present';
import { type OrderWithTerms, withTerms } from './queries';
import { resultOf } from './result';

/** A plan as other matters name it. */
export interface OrderName {
  readonly id: string;
  readonly number: string;
  readonly title: string;
  readonly cover_url: string;
}

/** A plan as other matters name it, and how it stands: its status, why, and its result once there is one. */
interface OrderState extends OrderName {
  readonly status: OrderStatus;
  readonly reasons: ReturnType<typeof presentReason>[];
  readonly net_own: number | null;
}

const nameOf = ({ order, terms }: OrderWithTerms): OrderName => ({
  id: String(order.id),
  number: order.number,
  title: terms.title,
  cover_url: terms.coverUrl,
});

const stateOf = (one: OrderWithTerms): OrderState => ({
  ...nameOf(one),
  status: one.order.status,
  reasons: one.order.reasons.map(presentReason),
  net_own: resultOf(one.order)?.net_own ?? null,
});

const readOrders = async <Said>(
  reader: Reader,
  holderId: number,
  ids: readonly number[],
  say: (order: OrderWithTerms) => Said,
): Promise<(id: number) => Said | undefined> => {
  const rows =
    ids.length === 0
      ? []
      : await reader.orm
          .select()
          .from(putOrder)
          .where(and(eq(putOrder.holderId, holderId), inArray(putOrder.id, [...new Set(ids)])));
  const said = new Map((await withTerms(reader, rows)).map((one) => [one.order.id, say(one)]));
  return (id) => said.get(id);
};

/** Some plans of one holder, by their ids, as they were called when they were funded. */
export const readOrderNames = (reader: Reader, holderId: number, ids: readonly number[]) =>
  readOrders(reader, holderId, ids, nameOf);

/** The same, with how each stands now. */
export const readOrderStates = (reader: Reader, holderId: number, ids: readonly number[]) =>
  readOrders(reader, holderId, ids, stateOf);

/** The numbers of some plans of whomever, as people know them. */
export const readOrderNumbers = async (
  reader: Reader,
  ids: readonly number[],
): Promise<(id: number) => string> => {
  const rows = await reader.orm
    .select({ id: putOrder.id, number: putOrder.number })
    .from(putOrder)
    .where(inArray(putOrder.id, [...ids]));
  const numbers = new Map(rows.map(({ id, number }) => [id, number]));
  return (id) => numbers.get(id) ?? String(id);
};

/** How a plan is called, on which product it runs, and when it began and ended to run. */
export interface OrderRun {
  readonly id: number;
  readonly number: string;
  readonly title: string;
  readonly productId: number;
  readonly acceptedAt: Date | null;
  readonly endedAt: Date | null;
}

/** The runs of some plans of one holder, by the plans' numbers. */
export const readOrderRuns = async (
  reader: Reader,
  holderId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, OrderRun>> => {
  const rows = await reader.orm
    .select()
    .from(putOrder)
    .where(and(eq(putOrder.holderId, holderId), inArray(putOrder.id, [...ids])));
  return new Map(
    (await withTerms(reader, rows)).map(
      ({ order: { id, number, productId, acceptedAt, endedAt }, terms }) => [
        id,
        { id, number, title: terms.title, productId, acceptedAt, endedAt },
      ],
    ),
  );
};

/** The newest plans of one holder that are called so, or whose number contains it. */
export const findOrderIds = async (
  reader: Reader,
  holderId: number,
  text: string,
  limit: number,
): Promise<number[]> => {
  const version = { productId: putOrder.productId, version: putOrder.productVersion };
  const rows = await reader.orm
    .select({ id: putOrder.id })
    .from(putOrder)
    .where(
      and(
        eq(putOrder.holderId, holderId),
        or(sql`strpos(lower(${putOrder.number}), lower(${text})) > 0`, versionIs(version, { title: text })),
      ),
    )
    .orderBy(desc(putOrder.id))
    .limit(limit);
  return rows.map(({ id }) => id);
};
