import type { CallOf, ParsedOf, StaffRole } from '@fairlead/contract';
import { and, eq, gte, inArray, lt, type Reader, type SQL, withdrawal } from '@fairlead/db';
import type { PAYOUT_RUN_STATES } from '@fairlead/vocabulary';
import { done } from '../../http/answer';
import { newest, withinBounds } from '../../http/bounds';
import { countRows } from '../../http/counting';
import { isRefusal } from '../../http/page';
import type { RecordedUseCase } from '../../http/route';
import { holderPageParts, sortedPageOf, sortedStart } from '../../http/sorted';
import { readHolderRefs } from '../account';
import { recordReads } from '../audit';
import { readPending } from '../proposals';
import { paymentIdOf } from './payable';
import { destinationOf } from './payout';
import { type WithdrawalRow, withdrawalShape } from './withdrawal';

const FINANCE: readonly StaffRole[] = ['finance_maker', 'finance_checker'];

/** Finance pays by the whole number; whoever does not pay sees its last four. */
const seesWhole = (roles: readonly StaffRole[]): boolean => roles.some((role) => FINANCE.includes(role));

/** What has ended is due at no time, and stands after all that waits. */
const NEVER = '9999-12-31T00:00:00.000Z';

const KEYS = {
  created_at: { by: 'withdrawal.id', type: 'bigint', of: (row: WithdrawalRow) => row.id },
  amount: { by: 'withdrawal.amount_minor', type: 'bigint', of: (row: WithdrawalRow) => row.amountMinor },
  due_at: {
    by: `coalesce(withdrawal.due_at, '${NEVER}'::timestamptz)`,
    type: 'timestamptz',
    of: (row: WithdrawalRow) => row.dueAt ?? NEVER,
  },
} as const;
const BY_TIME = {
  by: 'withdrawal.created_at',
  type: 'timestamptz',
  of: (row: WithdrawalRow) => row.createdAt,
} as const;

const DAY_MS = 24 * 3_600_000;

/** Not ended, and due on a day or before now. What has ended has no deadline any more. */
const dueIs = (due: string | undefined, now: Date): SQL | undefined => {
  if (due === undefined) return undefined;
  if (due === 'late') return lt(withdrawal.dueAt, now);
  const from = new Date(due);
  return and(
    gte(withdrawal.dueAt, new Date(Math.max(from.getTime(), now.getTime()))),
    lt(withdrawal.dueAt, new Date(from.getTime() + DAY_MS)),
  );
};

const fits = (request: ParsedOf<CallOf<'consoleWithdrawal.list'>>, now: Date): SQL | undefined => {
  const { id, state, method, due_until: dueUntil } = request;
  return and(
    id === undefined ? undefined : eq(withdrawal.id, id),
    state === undefined
      ? undefined
      : state === 'open'
        ? inArray(withdrawal.state, ['requested', 'approved'])
        : eq(withdrawal.state, state),
    method === undefined ? undefined : eq(withdrawal.method, method),
    dueUntil === undefined ? undefined : lt(withdrawal.dueAt, new Date(dueUntil)),
    dueIs(request.due_on, now),
    withinBounds(request, { time: withdrawal.createdAt, amount: withdrawal.amountMinor }),
  );
};

/** A line of a bank by its number and the day on which it was booked. */
interface PaidLine {
  readonly id: number;
  readonly bookedOn: string;
}

/** The line of a bank by which each of some withdrawals was paid, where nothing is in doubt; undefined of the others. */
type ReadPaidLines = (
  reader: Reader,
  rows: readonly WithdrawalRow[],
) => Promise<(id: number) => PaidLine | undefined>;

/** What a payout run is called, and whether two people agreed to it. */
interface LiveRun {
  readonly id: number;
  readonly name: string;
  readonly state: (typeof PAYOUT_RUN_STATES)[number];
}

/** How some withdrawals are paid: by which line of a bank, and with which run. */
export interface Payments {
  readonly paidLines: ReadPaidLines;
  readonly liveRuns: (
    reader: Reader,
    withdrawalIds: readonly number[],
  ) => Promise<(withdrawalId: number) => LiveRun | undefined>;
}

const runShape = (run: LiveRun | undefined) =>
  run === undefined ? null : { id: String(run.id), name: run.name, state: run.state };

const lineShape = (line: PaidLine | undefined) =>
  line === undefined ? null : { id: String(line.id), booked_on: line.bookedOn };

/**
 * Withdrawals of everyone, newest first where nothing else is asked for. Whose whole number is shown, and to whom, is on
 * record (docs/domain/audit.md#readings).
 */
export const listWithdrawalRequests =
  ({ paidLines, liveRuns }: Payments): RecordedUseCase<CallOf<'consoleWithdrawal.list'>> =>
  async ({ database: reader, clock }, { caller: { staffId, roles }, request, address }) => {
    const created = newest(request, KEYS.created_at, BY_TIME);
    const keys = { ...KEYS, created_at: created };
    const start = sortedStart(request, keys, { ...created, descending: true });
    if (isRefusal(start)) return start;
    const { holder_id: holderId, total_up_to: upTo } = request;
    const fitting = fits(request, clock.now());
    const page = holderPageParts(start, 'withdrawal', holderId);
    const rows = await reader.orm
      .select()
      .from(withdrawal)
      .where(and(fitting, page.where))
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
    const lineOf = await paidLines(reader, isWhole ? rows : []);
    const runOf = await liveRuns(
      reader,
      rows.map(({ id }) => id),
    );
    const whose = holderId === undefined ? undefined : eq(withdrawal.holderId, holderId);
    const total = await countRows(reader, upTo, withdrawal, withdrawal.amountMinor, and(whose, fitting));
    const present = (row: WithdrawalRow) => ({
      ...withdrawalShape(row),
      holder: refOf(row.holderId),
      beneficiary: row.destination['user_name'] ?? '',
      destination: isWhole ? destinationOf(row.destination) : `…${destinationOf(row.destination).slice(-4)}`,
      // The destination was frozen by the request, which is refused while a changed one still waits.
      usable_from: row.createdAt.toISOString(),
      proposal_id: ownOf(row.id) ?? proposalOf(row.id),
      proposal_is_own: ownOf(row.id) !== null,
      payment_id: paymentIdOf(row.id),
      paid_line: lineShape(lineOf(row.id)),
      payout_run: runShape(runOf(row.id)),
    });
    return done({ ...sortedPageOf(start, rows, (row) => row.id, present), ...total });
  };
