import type { CallOf, ParsedOf, ResponseOf } from '@fairlead/contract';
import { and, eq, product, productVersion, putOrder, type Reader } from '@fairlead/db';
import { type Answer, done } from '../../../http/answer';
import { isRefusal } from '../../../http/page';
import { holderPageParts, sortedPageOf, sortedStart } from '../../../http/sorted';
import { type HolderRef, readHolderRefs } from '../../account';
import { presentOrder } from './present';
import { factsOf, productFactsOf } from './queries';

type ListCall = CallOf<'consoleOrder.list'>;

const orders = (reader: Reader) =>
  reader.orm
    .select({ order: putOrder, version: productVersion, network: product.network })
    .from(putOrder)
    .innerJoin(
      productVersion,
      and(
        eq(productVersion.productId, putOrder.productId),
        eq(productVersion.version, putOrder.productVersion),
      ),
    )
    .innerJoin(product, eq(product.id, putOrder.productId));

type Row = Awaited<ReturnType<typeof orders>>[number];

const present = ({ order, version, network }: Row, holder: HolderRef) => ({
  ...presentOrder(factsOf(order), productFactsOf({ ...version, network })),
  holder,
  network,
});

/** One order as staff see it. @throws where there is none */
export const readStaffOrder = async (reader: Reader, holderId: number, orderId: number) => {
  const [row] = await orders(reader).where(and(eq(putOrder.holderId, holderId), eq(putOrder.id, orderId)));
  if (row === undefined) throw new Error(`order ${orderId} is gone`);
  return present(row, (await readHolderRefs(reader, [holderId]))(holderId));
};

const KEYS = {
  created_at: { by: 'put_order.id', type: 'bigint', of: ({ order }: Row) => order.id },
  amount: { by: 'put_order.amount_minor', type: 'bigint', of: ({ order }: Row) => order.amountMinor },
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
  const rows = await orders(reader)
    .where(and(request.status === undefined ? undefined : eq(putOrder.status, request.status), page.where))
    .orderBy(...page.order)
    .limit(start.limit + 1);
  const refOf = await readHolderRefs(
    reader,
    rows.map(({ order }) => order.holderId),
  );
  return done(
    sortedPageOf(
      start,
      rows,
      ({ order }) => order.id,
      (row) => present(row, refOf(row.order.holderId)),
    ),
  );
};
