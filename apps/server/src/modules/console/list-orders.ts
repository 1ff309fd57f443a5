import type { CallOf, RequestOf, ResponseOf } from '@fairlead/contract';
import {
  accountHolder,
  and,
  desc,
  eq,
  lt,
  product,
  productVersion,
  putOrder,
  type Reader,
} from '@fairlead/db';
import { type Answer, done } from '../../http/answer';
import { isRefusal, pageOf, pageStart } from '../../http/page';
import { factsOf, presentOrder, productFactsOf } from '../plans';
import { HOLDER_COLUMNS, holderRef } from './holder-ref';

/** Plans of everyone, newest first. */
export const listAllOrders = async (
  reader: Reader,
  request: RequestOf<CallOf<'consoleOrder.list'>>,
): Promise<Answer<ResponseOf<CallOf<'consoleOrder.list'>>>> => {
  const start = pageStart(request);
  if (isRefusal(start)) return start;
  const frozen = and(
    eq(productVersion.productId, putOrder.productId),
    eq(productVersion.version, putOrder.productVersion),
  );
  const rows = await reader.orm
    .select({ order: putOrder, version: productVersion, network: product.network, holder: HOLDER_COLUMNS })
    .from(putOrder)
    .innerJoin(productVersion, frozen)
    .innerJoin(product, eq(product.id, putOrder.productId))
    .innerJoin(accountHolder, eq(accountHolder.id, putOrder.holderId))
    .where(
      and(
        request.status === undefined ? undefined : eq(putOrder.status, request.status),
        request.holder_id === undefined ? undefined : eq(putOrder.holderId, Number(request.holder_id)),
        start.below === null ? undefined : lt(putOrder.id, start.below),
      ),
    )
    .orderBy(desc(putOrder.id))
    .limit(start.limit + 1);
  return done(
    pageOf(
      rows,
      start.limit,
      ({ order }) => order.id,
      ({ order, version, network, holder }) => ({
        ...presentOrder(factsOf(order), productFactsOf({ ...version, network })),
        holder: holderRef(holder),
        network,
      }),
    ),
  );
};
