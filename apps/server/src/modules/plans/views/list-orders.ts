import type { calls, ParsedOf, ResponseOf } from '@fairlead/contract';
import { and, gte, lt, or, putOrder, type Reader, type SQL, sql } from '@fairlead/db';
import { type Answer, done } from '../../../http/answer';
import { ownRows } from '../../../http/own-rows';
import { isRefusal, pageOf, pageStart } from '../../../http/page';
import { versionIs } from '../../products';
import type { Windows } from '../order/windows';
import { asLearned, learningOf } from './learning';
import { presentOrder } from './present';
import { factsOf, type OrderWithTerms, productFactsOf, withTerms } from './queries';
import { cameBack, cameTo, netSoFar, resultOf } from './result';

type Request = ParsedOf<typeof calls.plan.list>;
type Response = ResponseOf<typeof calls.plan.list>;

/** A plan counts by the version that it runs under: what it was called when it was funded. */
const underVersion = (wanted: Parameters<typeof versionIs>[1]): SQL =>
  versionIs({ productId: putOrder.productId, version: putOrder.productVersion }, wanted);

const filtersOf = ({ kind, result, from, until, text }: Request): (SQL | undefined)[] => [
  kind === undefined ? undefined : underVersion({ kind }),
  result === undefined ? undefined : cameTo(result),
  from === undefined ? undefined : gte(putOrder.createdAt, new Date(from)),
  until === undefined ? undefined : lt(putOrder.createdAt, new Date(until)),
  text === undefined
    ? undefined
    : or(sql`strpos(lower(${putOrder.number}), lower(${text})) > 0`, underVersion({ title: text })),
];

const present = (
  { order, terms }: OrderWithTerms,
  now: Date,
  windows: Windows,
): Response['items'][number] => {
  const learning = learningOf(order, terms, now, windows);
  const result = resultOf(order);
  return {
    ...presentOrder(factsOf(asLearned(order, learning)), productFactsOf(terms)),
    learning,
    net_so_far: netSoFar(order),
    came_back: cameBack(order),
    result: result && {
      put_own: result.put_own,
      returned: result.returned,
      revenue: result.revenue,
      net_own: result.net_own,
      final: result.final,
    },
  };
};

/** A person's orders, newest first: all, or those that every filter fits. */
export const listOrders = async (
  reader: Reader,
  holderId: number,
  request: Request,
  now: Date,
  windows: Windows,
): Promise<Answer<Response>> => {
  const start = pageStart(request);
  if (isRefusal(start)) return start;
  const whose = [putOrder.holderId, holderId] as const;
  const { status } = request;
  const own = ownRows(
    status === undefined ? [whose] : [whose, [putOrder.status, status]],
    putOrder.id,
    start.below,
  );
  const rows = await reader.orm
    .select()
    .from(putOrder)
    .where(and(own.where, ...filtersOf(request)))
    .orderBy(...own.order)
    .limit(start.limit + 1);
  return done(
    pageOf(
      await withTerms(reader, rows),
      start.limit,
      ({ order }) => order.id,
      (row) => present(row, now, windows),
    ),
  );
};
