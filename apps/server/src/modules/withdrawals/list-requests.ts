import type { CallOf, StaffRole } from '@fairlead/contract';
import { and, eq, gte, isNotNull, lt, type SQL, withdrawal } from '@fairlead/db';
import { done } from '../../http/answer';
import { isRefusal } from '../../http/page';
import type { RecordedUseCase } from '../../http/route';
import { holderPageParts, sortedPageOf, sortedStart } from '../../http/sorted';
import { readHolderRefs } from '../account';
import { recordReads } from '../audit';
import { readPending } from '../proposals';
import { destinationOf } from './payout';
import { type WithdrawalRow, withdrawalShape } from './withdrawal';

const FINANCE: readonly StaffRole[] = ['finance_maker', 'finance_checker'];

/** Finance pays by the whole number; whoever does not pay sees its last four. */
const seesWhole = (roles: readonly StaffRole[]): boolean => roles.some((role) => FINANCE.includes(role));

const KEYS = {
  created_at: { by: 'withdrawal.id', type: 'bigint', of: (row: WithdrawalRow) => row.id },
  amount: { by: 'withdrawal.amount_minor', type: 'bigint', of: (row: WithdrawalRow) => row.amountMinor },
} as const;

const DAY_MS = 24 * 3_600_000;

/** Not ended: all, or those due on a day or before now. What has ended has no deadline any more. */
const dueIs = (due: string | undefined, now: Date): SQL | undefined => {
  if (due === undefined) return undefined;
  if (due === 'open') return isNotNull(withdrawal.dueAt);
  if (due === 'late') return lt(withdrawal.dueAt, now);
  const from = new Date(due);
  return and(
    gte(withdrawal.dueAt, new Date(Math.max(from.getTime(), now.getTime()))),
    lt(withdrawal.dueAt, new Date(from.getTime() + DAY_MS)),
  );
};

/**
 * Withdrawals of everyone, newest first where nothing else is asked for. Whose whole number is shown, and to whom, is on
 * record (docs/domain/audit.md#readings).
 */
export const listWithdrawalRequests: RecordedUseCase<CallOf<'consoleWithdrawal.list'>> = async (
  { database: reader, clock },
  { caller: { staffId, roles }, request, address },
) => {
  const start = sortedStart(request, KEYS, { ...KEYS.created_at, descending: true });
  if (isRefusal(start)) return start;
  const page = holderPageParts(start, 'withdrawal', request.holder_id);
  const rows = await reader.orm
    .select()
    .from(withdrawal)
    .where(
      and(
        request.state === undefined ? undefined : eq(withdrawal.state, request.state),
        dueIs(request.due, clock.now()),
        page.where,
      ),
    )
    .orderBy(...page.order)
    .limit(start.limit + 1);
  const refOf = await readHolderRefs(
    reader,
    rows.map((row) => row.holderId),
  );
  const asked = { subjectType: 'withdrawal', subjectIds: rows.map((row) => row.id) } as const;
  const proposalOf = await readPending(reader, asked);
  const ownOf = await readPending(reader, { ...asked, makerId: staffId });
  const isWhole = seesWhole(roles);
  if (isWhole) {
    const reading = { act: 'consoleWithdrawal.list', staffId, address, subjectType: 'withdrawal' };
    const shown = rows.slice(0, start.limit).map(({ id, holderId }) => ({ subjectId: id, holderId }));
    await recordReads(reader, reading, shown, clock.now());
  }
  return done(
    sortedPageOf(
      start,
      rows,
      (row) => row.id,
      (row) => ({
        ...withdrawalShape(row),
        holder: refOf(row.holderId),
        beneficiary: row.destination['user_name'] ?? '',
        destination: isWhole
          ? destinationOf(row.destination)
          : `…${destinationOf(row.destination).slice(-4)}`,
        // The destination was frozen by the request, which is refused while a changed one still waits.
        usable_from: row.createdAt.toISOString(),
        proposal_id: ownOf(row.id) ?? proposalOf(row.id),
        proposal_is_own: ownOf(row.id) !== null,
      }),
    ),
  );
};
