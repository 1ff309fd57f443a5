import type { CallOf, RequestOf, ResponseOf } from '@fairlead/contract';
import { accountHolder, and, eq, proposal, type Reader, topUp, transaction } from '@fairlead/db';
import { type Answer, done } from '../../http/answer';
import { isRefusal } from '../../http/page';
import { holderPageParts, sortedPageOf, sortedStart } from '../../http/sorted';
import { isPosted } from '../support';
import { messageOf, topUpShape } from '../topups';
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
    .leftJoin(transaction, isPosted)
    .leftJoin(proposal, isPending);

type Row = Awaited<ReturnType<typeof select>>[number];
type StaffTopUp = ResponseOf<CallOf<'consoleTopup.refuse'>>;

const shapeOf = ({ row, holder, postedMinor, proposalId }: Row): StaffTopUp => ({
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

const KEYS = {
  created_at: { by: 'top_up.id', type: 'bigint', of: ({ row }: Row) => row.id },
  amount: { by: 'top_up.amount_minor', type: 'bigint', of: ({ row }: Row) => row.amountMinor },
} as const;

/** Top-up cases of everyone, newest first where nothing else is asked for; who waits longest leads the queue. */
export const listTopUpCases = async (
  reader: Reader,
  request: RequestOf<CallOf<'consoleTopup.list'>>,
): Promise<Answer<ResponseOf<CallOf<'consoleTopup.list'>>>> => {
  const start = sortedStart(request, KEYS, { ...KEYS.created_at, descending: true });
  if (isRefusal(start)) return start;
  const page = holderPageParts(start, 'top_up', request.holder_id);
  const rows = await select(reader)
    .where(and(request.state === undefined ? undefined : eq(topUp.state, request.state), page.where))
    .orderBy(...page.order)
    .limit(start.limit + 1);
  return done(sortedPageOf(start, rows, ({ row }) => row.id, shapeOf));
};
