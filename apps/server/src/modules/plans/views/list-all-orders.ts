import type { CallOf, ParsedOf, ResponseOf } from '@fairlead/contract';
import { and, eq, putOrder, type Reader } from '@fairlead/db';
import { type Answer, done } from '../../../http/answer';
import { isRefusal } from '../../../http/page';
import { holderPageParts, sortedPageOf, sortedStart } from '../../../http/sorted';
import { type HolderRef, readHolderRefs } from '../../account';
import { readTerms } from '../../products';
import type { OrderRow } from '../order/order';
import { presentOrder } from './present';
import { factsOf, findOrder, type OrderWithTerms, productFactsOf } from './queries';

type ListCall = CallOf<'consoleOrder.list'>;

const present = ({ order, terms }: OrderWithTerms, holder: HolderRef) => ({
  ...presentOrder(factsOf(order), productFactsOf(terms)),
  holder,
  network: terms.network,
});

/** One order as staff see it. @throws where there is none */
export const readStaffOrder = async (reader: Reader, holderId: number, orderId: number) => {
  const row = await findOrder(reader, holderId, orderId);
  if (row === undefined) throw new Error(`order ${orderId} is gone`);
  return present(row, (await readHolderRefs(reader, [holderId]))(holderId));
};

const KEYS = {
  created_at: { by: 'put_order.id', type: 'bigint', of: (row: OrderRow) => row.id },
  amount: { by: 'put_order.amount_minor', type: 'bigint', of: (row: OrderRow) => row.amountMinor },
} as const;
const DEFAULT_ORDER = { ...KEYS.created_at, descending: true };

/** Plans of everyone, newest first where nothing else is asked for. */
export const listAllOrders = async (
  reader: Reader,
  request: ParsedOf<ListCall>,
): Promise<Answer<ResponseOf<ListCall>>> => {
  const start = sortedStart(request, KEYS, DEFAULT_ORDER);
  if (isRefusal(start)) return start;
  const page = holderPageParts(start, 'put_order', request.holder_id);
  const rows = await reader.orm
    .select()
    .from(putOrder)
    .where(and(request.status === undefined ? undefined : eq(putOrder.status, request.status), page.where))
    .orderBy(...page.order)
    .limit(start.limit + 1);
  const refOf = await readHolderRefs(
    reader,
    rows.map(({ holderId }) => holderId),
  );
  const termsFor = await readTerms(reader, rows);
  return done(
    sortedPageOf(
      start,
      rows,
      ({ id }) => id,
      (order) => present({ order, terms: termsFor(order) }, refOf(order.holderId)),
    ),
  );
};
