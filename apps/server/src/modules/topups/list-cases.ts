import type { CallOf, RequestOf, ResponseOf } from '@fairlead/contract';
import { and, eq, proposal, type Reader, topUp, transaction } from '@fairlead/db';
import { type Answer, done } from '../../http/answer';
import { isRefusal } from '../../http/page';
import { holderPageParts, sortedPageOf, sortedStart } from '../../http/sorted';
import { type HolderRef, readHolderRefs } from '../account';
import { isPosted } from '../support';
import { messageOf, topUpShape } from './topup';

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
      postedMinor: transaction.availableDelta,
      proposalId: proposal.id,
    })
    .from(topUp)
    .leftJoin(transaction, isPosted)
    .leftJoin(proposal, isPending);

type Row = Awaited<ReturnType<typeof select>>[number];
type StaffTopUp = ResponseOf<CallOf<'consoleTopup.refuse'>>;

const shapeOf = ({ row, postedMinor, proposalId }: Row, holder: HolderRef): StaffTopUp => ({
  ...topUpShape({ ...row, postedMinor }),
  holder,
  message: messageOf(row),
  proposal_id: proposalId === null ? null : String(proposalId),
});

/** One case as staff see it; undefined where there is none. */
export const readTopUpCase = async (reader: Reader, id: number): Promise<StaffTopUp | undefined> => {
  const [found] = await select(reader).where(eq(topUp.id, id));
  if (found === undefined) return undefined;
  const { holderId } = found.row;
  return shapeOf(found, (await readHolderRefs(reader, [holderId]))(holderId));
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
  const refOf = await readHolderRefs(
    reader,
    rows.map(({ row }) => row.holderId),
  );
  return done(
    sortedPageOf(
      start,
      rows,
      ({ row }) => row.id,
      (found) => shapeOf(found, refOf(found.row.holderId)),
    ),
  );
};
