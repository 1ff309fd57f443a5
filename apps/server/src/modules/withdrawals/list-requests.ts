import type { CallOf, RequestOf, ResponseOf, StaffRole } from '@fairlead/contract';
import { and, eq, proposal, type Reader, withdrawal } from '@fairlead/db';
import { type Answer, done } from '../../http/answer';
import { isRefusal } from '../../http/page';
import { holderPageParts, sortedPageOf, sortedStart } from '../../http/sorted';
import { readHolderRefs } from '../account';
import { destinationOf } from './payout';
import { withdrawalShape } from './withdrawal';

const FINANCE: readonly StaffRole[] = ['finance_maker', 'finance_checker'];

/** Finance pays by the whole number; whoever does not pay sees its last four. */
const destinationFor = (roles: readonly StaffRole[], destination: string): string =>
  roles.some((role) => FINANCE.includes(role)) ? destination : `…${destination.slice(-4)}`;

interface Row {
  readonly row: typeof withdrawal.$inferSelect;
}

const KEYS = {
  created_at: { by: 'withdrawal.id', type: 'bigint', of: ({ row }: Row) => row.id },
  amount: { by: 'withdrawal.amount_minor', type: 'bigint', of: ({ row }: Row) => row.amountMinor },
} as const;

/** Withdrawals of everyone, newest first where nothing else is asked for. */
export const listWithdrawalRequests = async (
  reader: Reader,
  roles: readonly StaffRole[],
  request: RequestOf<CallOf<'consoleWithdrawal.list'>>,
): Promise<Answer<ResponseOf<CallOf<'consoleWithdrawal.list'>>>> => {
  const start = sortedStart(request, KEYS, { ...KEYS.created_at, descending: true });
  if (isRefusal(start)) return start;
  const page = holderPageParts(start, 'withdrawal', request.holder_id);
  const pending = and(
    eq(proposal.subjectType, 'withdrawal'),
    eq(proposal.subjectId, withdrawal.id),
    eq(proposal.state, 'pending'),
  );
  const rows = await reader.orm
    .select({ row: withdrawal, proposalId: proposal.id })
    .from(withdrawal)
    .leftJoin(proposal, pending)
    .where(and(request.state === undefined ? undefined : eq(withdrawal.state, request.state), page.where))
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
      ({ row, proposalId }) => ({
        ...withdrawalShape(row),
        holder: refOf(row.holderId),
        beneficiary: row.destination['user_name'] ?? '',
        destination: destinationFor(roles, destinationOf(row.destination)),
        // The destination was frozen by the request, which is refused while a changed one still waits.
        usable_from: row.createdAt.toISOString(),
        proposal_id: proposalId === null ? null : String(proposalId),
      }),
    ),
  );
};
