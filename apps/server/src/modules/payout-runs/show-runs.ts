import { and, desc, eq, inArray, lt, payoutFile, payoutRun, type Reader } from '@fairlead/db';
import { done, refuse } from '../../http/answer';
import { withinBounds } from '../../http/bounds';
import { countRows } from '../../http/counting';
import { isRefusal, pageOf, pageStart } from '../../http/page';
import type { StaffUseCase } from '../../http/route';
import { readHolderRefs } from '../account';
import { type SaidLine, spansOf } from '../bank-statements';
import { readPending } from '../proposals';
import { readStaffNames } from '../staff';
import { payeeOf, type WithdrawalRow } from '../withdrawals';
import { readConcerns } from './concerns';
import { fileName } from './draw-files';
import { listOffered } from './due';
import { isReady } from './propose-settlement';
import { readLeftOut, seenBy } from './run-evidence';
import { listAnswered, type RunRow, readRun, runName } from './runs';
import { doubtsOf, listInDoubt, readStandings, type Standing } from './standing';

const payableShape = (row: WithdrawalRow) => ({
  withdrawal_id: String(row.id),
  beneficiary: payeeOf(row).name,
  last_four: payeeOf(row).account.slice(-4),
  amount: row.amountMinor,
  requested_at: row.createdAt.toISOString(),
  due_at: row.dueAt?.toISOString() ?? null,
});

/** What a run may take now. */
export const listDue: StaffUseCase<'consolePayoutRun.due'> = async ({ database, clock, config }) => {
  const { rows, more, byHand, paidByLine } = await listOffered(database, clock.now());
  const refOf = await readHolderRefs(
    database,
    rows.map(({ holderId }) => holderId),
  );
  return done({
    accounts: [...config.bankAccounts],
    items: rows.map((row) => ({ ...payableShape(row), holder: refOf(row.holderId), state: row.state })),
    more,
    by_hand: byHand,
    paid_by_line: paidByLine,
  });
};

const DONE: ReadonlySet<Standing['state']> = new Set(['paid', 'bounced', 'left_out']);

const sumOf = (standings: readonly Standing[], ...states: readonly Standing['state'][]): number =>
  standings.filter(({ state }) => states.includes(state)).reduce((sum, { row }) => sum + row.amountMinor, 0);

const headShape = (
  run: RunRow,
  standings: readonly Standing[],
  named: { readonly nameOf: (id: number) => string | null; readonly proposalId: string | null },
) => {
  // Of a run that was not agreed to, all of it was left out: it is told as it was proposed.
  const counted = run.state === 'ended' ? standings : standings.filter(({ state }) => state !== 'left_out');
  return {
    id: String(run.id),
    name: runName(run.id),
    state: run.state,
    payouts: counted.length,
    amount: counted.reduce((sum, { row }) => sum + row.amountMinor, 0),
    settled: run.state === 'ended' ? 0 : counted.filter(({ state }) => DONE.has(state)).length,
    in_doubt: doubtsOf(standings),
    made_by: named.nameOf(run.madeBy) ?? '',
    made_at: run.madeAt.toISOString(),
    decided_by: run.decidedBy === null ? null : named.nameOf(run.decidedBy),
    decided_at: run.decidedAt?.toISOString() ?? null,
    proposal_id: named.proposalId,
  };
};

const namesFor = async (reader: Reader, runs: readonly RunRow[]) => {
  const nameOf = await readStaffNames(
    reader,
    runs.flatMap(({ madeBy, decidedBy }) => [madeBy, decidedBy]),
  );
  const proposalOf = await readPending(reader, {
    subjectType: 'payout_run',
    subjectIds: runs.map(({ id }) => id),
  });
  return (run: RunRow) => ({ nameOf, proposalId: proposalOf(run.id) });
};

/** Runs, the newest first. */
export const listRuns: StaffUseCase<'consolePayoutRun.list'> = async (
  { database, clock },
  _caller,
  request,
) => {
  const start = pageStart(request);
  if (isRefusal(start)) return start;
  const now = clock.now();
  const inDoubt =
    request.doubt === undefined ? [] : await listInDoubt(database, now, await listAnswered(database));
  const fitting = and(
    request.state === undefined ? undefined : eq(payoutRun.state, request.state),
    request.doubt === undefined
      ? undefined
      : inArray(
          payoutRun.id,
          inDoubt.map(({ id }) => id),
        ),
    withinBounds({ from: request.from, until: request.until }, { time: payoutRun.madeAt }),
  );
  const total = await countRows(database, request.total_up_to, payoutRun, null, fitting);
  const runs = await database.orm
    .select()
    .from(payoutRun)
    .where(and(start.below === null ? undefined : lt(payoutRun.id, start.below), fitting))
    .orderBy(desc(payoutRun.id))
    .limit(start.limit + 1);
  const namedOf = await namesFor(database, runs);
  const spans = spansOf(database);
  const standings = new Map<number, readonly Standing[]>();
  for (const run of runs) standings.set(run.id, await readStandings(database, run, now, spans));
  const page = pageOf(
    runs,
    start.limit,
    ({ id }) => id,
    (run) => headShape(run, standings.get(run.id) ?? [], namedOf(run)),
  );
  return done({ ...page, ...total });
};

const saidShape = (line: SaidLine | null) =>
  line === null
    ? null
    : {
        ...{ id: String(line.id), booked_on: line.bookedOn, amount: line.amountMinor },
        counterparty: line.counterparty,
      };

/** The files of a run, with their hashes. */
const listFiles = async (reader: Reader, runId: number) => {
  const { format, hash } = payoutFile;
  const rows = await reader.orm
    .select({ format, hash })
    .from(payoutFile)
    .where(eq(payoutFile.runId, runId))
    .orderBy(desc(format));
  return rows.map((row) => ({
    ...{ format: row.format, name: fileName(runId, row.format), hash: row.hash.toString('hex') },
  }));
};

/** One run with each of its payouts, and what the banks say of it. */
export const showRun: StaffUseCase<'consolePayoutRun.detail'> = async (
  { database, clock },
  { roles },
  { id },
) => {
  const run = await readRun(database, id);
  if (run === undefined) return refuse('no_such_data');
  const now = clock.now();
  const standings = await readStandings(database, run, now);
  const chosen = standings.filter(({ state }) => state === 'chosen').map(({ row }) => row);
  const concerns = await readConcerns(database, chosen, now);
  const refOf = await readHolderRefs(
    database,
    standings.map(({ row }) => row.holderId),
  );
  const isSent = run.state === 'approved';
  return done({
    ...headShape(run, standings, (await namesFor(database, [run]))(run)),
    account: run.account,
    sum: {
      sent: isSent
        ? sumOf(
            standings.filter(({ state }) => state !== 'left_out'),
            ...SENT,
          )
        : 0,
      paid: isSent ? sumOf(standings, 'paid') : 0,
      bounced: isSent ? sumOf(standings, 'bounced') : 0,
      open: isSent ? sumOf(standings, ...OPEN) : 0,
    },
    items: standings.map(({ payout, row, state, doubt, line, returnLine }) => ({
      ...payableShape(row),
      ...{ holder: refOf(row.holderId), end_to_end_id: payout.endToEndId, state, doubt },
      ...{ withdrawal_state: row.state, concerns: seenBy(roles, concerns.get(row.id)) },
      ...{ line: saidShape(line), return_line: saidShape(returnLine) },
    })),
    files: await listFiles(database, run.id),
    ready: standings.filter(isReady).length,
    ...(await readLeftOut(database, run.id)),
  });
};

const OPEN = ['sent', 'line_found', 'return_found', 'doubtful'] as const;
const SENT = [...OPEN, 'paid', 'bounced'] as const;
