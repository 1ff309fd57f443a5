import type { CallOf, ParsedOf, ResponseOf } from '@fairlead/contract';
import { and, eq, isNotNull, putOrder, type Reader, type SQL, sql } from '@fairlead/db';
import { type Answer, done } from '../../../http/answer';
import { newest, withinBounds } from '../../../http/bounds';
import { countRows } from '../../../http/counting';
import { isRefusal } from '../../../http/page';
import { holderPageParts, sortedPageOf, sortedStart } from '../../../http/sorted';
import { type HolderRef, readHolderRefs } from '../../account';
import { isOfNetwork, readTerms } from '../../products';
import type { OrderRow } from '../order/order';
import { presentOrder } from './present';
import { factsOf, findOrder, type OrderWithTerms, productFactsOf } from './queries';
import { cameTo } from './result';

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
const BY_TIME = {
  by: 'put_order.created_at',
  type: 'timestamptz',
  of: (row: OrderRow) => row.createdAt,
} as const;

/** What was put, as a row shows it: a plan that waits to be put has no amount. */
const PUT = sql`case when ${putOrder.putAt} is not null then ${putOrder.amountMinor} end`;

const fits = (request: ParsedOf<ListCall>): SQL | undefined =>
  and(
    request.amount_min === undefined && request.amount_max === undefined
      ? undefined
      : isNotNull(putOrder.putAt),
    request.status === undefined ? undefined : eq(putOrder.status, request.status),
    request.network === undefined ? undefined : isOfNetwork(putOrder.productId, request.network),
    request.product_id === undefined ? undefined : eq(putOrder.productId, request.product_id),
    request.network_task === undefined
      ? undefined
      : sql`${putOrder.id} in (select id from waiting_network_tasks())`,
    request.result === undefined ? undefined : cameTo(request.result, putOrder.billedMinor),
    withinBounds(request, { time: putOrder.createdAt, amount: putOrder.amountMinor }),
  );

/** Plans of everyone, newest first where nothing else is asked for. */
export const listAllOrders = async (
  reader: Reader,
  request: ParsedOf<ListCall>,
): Promise<Answer<ResponseOf<ListCall>>> => {
  const created = newest(request, KEYS.created_at, BY_TIME);
  const start = sortedStart(request, { ...KEYS, created_at: created }, { ...created, descending: true });
  if (isRefusal(start)) return start;
  const { holder_id: holderId, total_up_to: upTo } = request;
  const fitting = fits(request);
  const page = holderPageParts(start, 'put_order', holderId);
  const rows = await reader.orm
    .select()
    .from(putOrder)
    .where(and(fitting, page.where))
    .orderBy(...page.order)
    .limit(start.limit + 1);
  const refOf = await readHolderRefs(
    reader,
    rows.map(({ holderId }) => holderId),
  );
  const termsFor = await readTerms(reader, rows);
  const whose = holderId === undefined ? undefined : eq(putOrder.holderId, holderId);
  const total = await countRows(reader, upTo, putOrder, PUT, and(whose, fitting));
  const shown = (order: OrderRow) => present({ order, terms: termsFor(order) }, refOf(order.holderId));
  return done({ ...sortedPageOf(start, rows, ({ id }) => id, shown), ...total });
};
