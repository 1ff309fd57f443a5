import type { CallOf, ResponseOf } from '@fairlead/contract';
import { and, asc, eq, isNull, networkTask, type Reader } from '@fairlead/db';
import type { OrderRow } from '../order/order';

type Shown = ResponseOf<CallOf<'consoleOrder.detail'>>['network_tasks'];

/** What staff have not told the network of this order yet, the oldest first; nothing where only what it wanted of a run that is over. */
export const readNetworkTasks = async (
  reader: Reader,
  { id, status }: { readonly id: number; readonly status: OrderRow['status'] },
): Promise<Shown> => {
  const rows = await reader.orm
    .select()
    .from(networkTask)
    .where(and(eq(networkTask.orderId, id), isNull(networkTask.toldAt)))
    .orderBy(asc(networkTask.id));
  return rows
    .filter(({ kind }) => kind === 'cancel' || status === 'putting')
    .map((row) => ({ id: String(row.id), kind: row.kind, created_at: row.createdAt.toISOString() }));
};
