import { and, asc, eq, gte, lt, putOrder, type Reader } from '@fairlead/db';
import { listLinked } from '@fairlead/ledger';
import type { OrderRow } from '../order/order';
import { receiptOf } from './detail';
import { findOrder, withTerms } from './queries';
import { resultOf } from './result';

type Receipt = NonNullable<Awaited<ReturnType<typeof receiptOf>>>;
type Result = NonNullable<ReturnType<typeof resultOf>>;

/** What papers say of an order: what was put, and once it is settled, what became of it. */
export interface OrderPaper {
  readonly title: string;
  readonly receipt: Receipt;
  /** Whether it did not come to run: then all of it went back. */
  readonly hasFailed: boolean;
  readonly settled: {
    readonly time: Date;
    readonly result: Result;
    /** Ledger transactions from the end of the run to the settlement. */
    readonly transactionIds: readonly number[];
  } | null;
}

const settledOf = async (reader: Reader, order: OrderRow): Promise<OrderPaper['settled']> => {
  const result = resultOf(order);
  const { holderId, id, putAt, settledAt } = order;
  if (result === null || settledAt === null || putAt === null) return null;
  const entries = await listLinked(reader, holderId, { kind: 'order', id });
  const later = entries.filter(({ time }) => time > putAt && time <= settledAt);
  return { time: settledAt, result, transactionIds: later.map((entry) => entry.id) };
};

/** An order of this person that was put; undefined where it is another's, or was not. */
export const readOrderPaper = async (
  reader: Reader,
  holderId: number,
  orderId: number,
): Promise<OrderPaper | undefined> => {
  const found = await findOrder(reader, holderId, orderId);
  const receipt = found && (await receiptOf(reader, found.order, found.terms));
  if (found === undefined || !receipt) return undefined;
  const { order, terms } = found;
  const hasFailed = order.status === 'put_failed';
  return { title: terms.title, receipt, hasFailed, settled: await settledOf(reader, order) };
};

/** What came of the orders of a person that were settled from one moment up to another, oldest first. */
export const listSettledPapers = async (
  reader: Reader,
  holderId: number,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<{ readonly number: string; readonly title: string; readonly result: Result }[]> => {
  const rows = await reader.orm
    .select()
    .from(putOrder)
    .where(and(eq(putOrder.holderId, holderId), gte(putOrder.settledAt, from), lt(putOrder.settledAt, to)))
    .orderBy(asc(putOrder.settledAt), asc(putOrder.id));
  return (await withTerms(reader, rows)).flatMap(({ order, terms }) => {
    const result = resultOf(order);
    return result === null ? [] : [{ number: order.number, title: terms.title, result }];
  });
};
