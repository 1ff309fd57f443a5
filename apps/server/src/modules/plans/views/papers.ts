import { and, asc, eq, gte, lt, putOrder, type Reader } from '@fairlead/db';
import { listLinked } from '@fairlead/ledger';
import { controlOf } from '../order/control-events';
import type { OrderRow } from '../order/order';
import { receiptOf } from './detail';
import { findOrder, listEvents, listPutTransactions, withTerms } from './queries';
import { resultOf } from './result';

type Receipt = NonNullable<Awaited<ReturnType<typeof receiptOf>>>;
type Result = NonNullable<ReturnType<typeof resultOf>>;

/** What was added to the budget of a run, or came back of it, and the budget after it. */
interface BudgetChange {
  readonly time: Date;
  readonly cause: 'budget_raised' | 'budget_lowered';
  /** Below 0 where the budget was lowered. */
  readonly amountMinor: number;
  readonly budgetMinor: number;
}

/** What papers say of an order: what was put, and once it is settled, what became of it. */
export interface OrderPaper {
  readonly title: string;
  readonly receipt: Receipt;
  /** Oldest first. */
  readonly budgetChanges: readonly BudgetChange[];
  /** Ledger transactions of what was added to the budget. */
  readonly raiseTransactionIds: readonly number[];
  /** Where it did not come to run, and all of it went back: how screens call that. */
  readonly failed: 'order.status.put_failed' | 'order.status.canceled' | null;
  readonly settled: {
    readonly time: Date;
    readonly result: Result;
    /** Ledger transactions from the end of the run to the settlement. */
    readonly transactionIds: readonly number[];
  } | null;
}

const failedAs = ({ status, reasons }: OrderRow): OrderPaper['failed'] => {
  if (status !== 'put_failed') return null;
  const isCanceled = reasons.some(({ reason }) => reason === 'cancelled_by_holder');
  return isCanceled ? 'order.status.canceled' : 'order.status.put_failed';
};

const settledOf = async (reader: Reader, order: OrderRow): Promise<OrderPaper['settled']> => {
  const result = resultOf(order);
  const { holderId, id, putAt, settledAt } = order;
  if (result === null || settledAt === null || putAt === null) return null;
  const entries = await listLinked(reader, holderId, { kind: 'order', id });
  const later = entries.filter(({ time }) => time > putAt && time <= settledAt);
  return { time: settledAt, result, transactionIds: later.map((entry) => entry.id) };
};

const budgetChangesOf = async (reader: Reader, { holderId, id }: OrderRow): Promise<BudgetChange[]> =>
  (await listEvents(reader, holderId, id)).flatMap(({ time, cause, detail }): BudgetChange[] => {
    const { raised, lowered } = controlOf(cause, detail);
    if (raised)
      return [{ time, cause: 'budget_raised', amountMinor: raised.amount, budgetMinor: raised.budget }];
    if (lowered)
      return [{ time, cause: 'budget_lowered', amountMinor: -lowered.amount, budgetMinor: lowered.budget }];
    return [];
  });

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
  const budgetChanges = await budgetChangesOf(reader, order);
  const raises = budgetChanges.filter(({ cause }) => cause === 'budget_raised');
  return {
    ...{ title: terms.title, receipt, budgetChanges },
    raiseTransactionIds: await listPutTransactions(
      reader,
      order,
      raises.map(({ time }) => time),
    ),
    failed: failedAs(order),
    settled: await settledOf(reader, order),
  };
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
