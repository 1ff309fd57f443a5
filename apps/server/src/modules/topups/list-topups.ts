import type { CallOf, RequestOf, ResponseOf } from '@fairlead/contract';
import { and, eq, type Reader, topUp, transaction } from '@fairlead/db';
import { type Answer, done } from '../../http/answer';
import { ownRows } from '../../http/own-rows';
import { isRefusal, pageOf, pageStart } from '../../http/page';
import { isPosted } from '../support';
import { topUpShape } from './topup';

/** A holder's own top-up cases, newest first; what was posted is read from the ledger. */
export const listTopUps = async (
  reader: Reader,
  holderId: number,
  request: RequestOf<CallOf<'topup.list'>>,
): Promise<Answer<ResponseOf<CallOf<'topup.list'>>>> => {
  const start = pageStart(request);
  if (isRefusal(start)) return start;
  const own = ownRows([[topUp.holderId, holderId]], topUp.id, start.below);
  const rows = await reader.orm
    .select({ row: topUp, postedMinor: transaction.availableDelta })
    .from(topUp)
    .leftJoin(transaction, isPosted)
    .where(and(own.where, request.state === undefined ? undefined : eq(topUp.state, request.state)))
    .orderBy(...own.order)
    .limit(start.limit + 1);
  const cases = rows.map(({ row, postedMinor }) => ({ ...row, postedMinor }));
  return done(pageOf(cases, start.limit, (row) => row.id, topUpShape));
};
