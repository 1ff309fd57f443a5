import type { CallOf, ParsedOf, ResponseOf } from '@fairlead/contract';
import { and, eq, type Reader, withdrawal } from '@fairlead/db';
import { type Answer, done } from '../../http/answer';
import { ownRows } from '../../http/own-rows';
import { isRefusal, pageOf, pageStart } from '../../http/page';
import { withdrawalShape } from './withdrawal';

/** A holder's own withdrawals, newest first. */
export const listWithdrawals = async (
  reader: Reader,
  holderId: number,
  request: ParsedOf<CallOf<'withdrawal.list'>>,
): Promise<Answer<ResponseOf<CallOf<'withdrawal.list'>>>> => {
  const start = pageStart(request);
  if (isRefusal(start)) return start;
  const own = ownRows([[withdrawal.holderId, holderId]], withdrawal.id, start.below);
  const rows = await reader.orm
    .select()
    .from(withdrawal)
    .where(and(own.where, request.state === undefined ? undefined : eq(withdrawal.state, request.state)))
    .orderBy(...own.order)
    .limit(start.limit + 1);
  return done(pageOf(rows, start.limit, (row) => row.id, withdrawalShape));
};
