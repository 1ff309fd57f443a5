import type { CallOf, RequestOf, ResponseOf } from '@fairlead/contract';
import { accountHolder, and, asc, eq, gt, proposal, type Reader, topUp, transaction } from '@fairlead/db';
import { type Answer, done } from '../../http/answer';
import { isRefusal, pageOf, pageStart } from '../../http/page';
import { messageOf, topUpShape } from '../wallet';
import { HOLDER_COLUMNS, holderRef } from './holder-ref';

const isPending = and(
  eq(proposal.kind, 'topup'),
  eq(proposal.subjectType, 'topup'),
  eq(proposal.subjectId, topUp.id),
  eq(proposal.state, 'pending'),
);

const select = (reader: Reader) =>
  reader.orm
    .select({
      row: topUp,
      holder: HOLDER_COLUMNS,
      postedMinor: transaction.availableDelta,
      proposalId: proposal.id,
    })
    .from(topUp)
    .innerJoin(accountHolder, eq(accountHolder.id, topUp.holderId))
    .leftJoin(transaction, eq(transaction.id, topUp.transactionId))
    .leftJoin(proposal, isPending);

type StaffTopUp = ResponseOf<CallOf<'consoleTopup.refuse'>>;

const shapeOf = ({
  row,
  holder,
  postedMinor,
  proposalId,
}: Awaited<ReturnType<typeof select>>[number]): StaffTopUp => ({
  ...topUpShape({ ...row, postedMinor }),
  holder: holderRef(holder),
  message: messageOf(row),
  proposal_id: proposalId === null ? null : String(proposalId),
});

/** One case as staff see it; undefined where there is none. */
export const readTopUpCase = async (reader: Reader, id: number): Promise<StaffTopUp | undefined> => {
  const [found] = await select(reader).where(eq(topUp.id, id));
  return found && shapeOf(found);
};

/** Top-up cases of everyone, oldest first. */
export const listTopUpCases = async (
  reader: Reader,
  request: RequestOf<CallOf<'consoleTopup.list'>>,
): Promise<Answer<ResponseOf<CallOf<'consoleTopup.list'>>>> => {
  const start = pageStart(request);
  if (isRefusal(start)) return start;
  const rows = await select(reader)
    .where(
      and(
        request.state === undefined ? undefined : eq(topUp.state, request.state),
        start.below === null ? undefined : gt(topUp.id, start.below),
      ),
    )
    .orderBy(asc(topUp.id))
    .limit(start.limit + 1);
  return done(pageOf(rows, start.limit, ({ row }) => row.id, shapeOf));
};
