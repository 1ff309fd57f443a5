import type { CallOf, RequestOf, ResponseOf } from '@fairlead/contract';
import { accountHolder, and, asc, eq, gt, proposal, type Reader, topUp, transaction } from '@fairlead/db';
import { type Answer, done } from '../../http/answer';
import { isRefusal, pageOf, pageStart } from '../../http/page';
import { messageOf, topUpShape } from '../wallet';
import { HOLDER_COLUMNS, holderRef } from './holder-ref';

/** Top-up cases of everyone, oldest first. */
export const listTopUpCases = async (
  reader: Reader,
  request: RequestOf<CallOf<'consoleTopup.list'>>,
): Promise<Answer<ResponseOf<CallOf<'consoleTopup.list'>>>> => {
  const start = pageStart(request);
  if (isRefusal(start)) return start;
  const pending = and(
    eq(proposal.kind, 'topup'),
    eq(proposal.subjectType, 'topup'),
    eq(proposal.subjectId, topUp.id),
    eq(proposal.state, 'pending'),
  );
  const rows = await reader.orm
    .select({
      row: topUp,
      holder: HOLDER_COLUMNS,
      postedMinor: transaction.availableDelta,
      proposalId: proposal.id,
    })
    .from(topUp)
    .innerJoin(accountHolder, eq(accountHolder.id, topUp.holderId))
    .leftJoin(transaction, eq(transaction.id, topUp.transactionId))
    .leftJoin(proposal, pending)
    .where(
      and(
        request.state === undefined ? undefined : eq(topUp.state, request.state),
        start.below === null ? undefined : gt(topUp.id, start.below),
      ),
    )
    .orderBy(asc(topUp.id))
    .limit(start.limit + 1);
  return done(
    pageOf(
      rows,
      start.limit,
      ({ row }) => row.id,
      ({ row, holder, postedMinor, proposalId }) => ({
        ...topUpShape({ ...row, postedMinor }),
        holder: holderRef(holder),
        message: messageOf(row),
        proposal_id: proposalId === null ? null : String(proposalId),
      }),
    ),
  );
};
