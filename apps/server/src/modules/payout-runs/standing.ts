import type { Reader } from '@fairlead/db';
import type { PayoutDoubt, PayoutState } from '@fairlead/vocabulary';
import { listSaidLines, type SaidLine, type Spans, spansOf } from '../bank-statements';
import { isPayable, listByIds, payeeOf, type WithdrawalRow } from '../withdrawals';
import { isLineMissing } from './missing-line';
import { type Outcome, outcomeOf, returnOf } from './outcome';
import { readSentLines } from './paid-lines';
import { listAwaited, listPayouts, type PayoutRow, type RunRow } from './runs';

/** One payout of a run with its withdrawal, and where it stands now. */
export interface Standing {
  readonly payout: PayoutRow;
  readonly row: WithdrawalRow;
  readonly state: PayoutState;
  readonly doubt: PayoutDoubt | null;
  readonly line: SaidLine | null;
  readonly returnLine: SaidLine | null;
}

type Where = Pick<Standing, 'state' | 'doubt' | 'line' | 'returnLine'>;

const NOWHERE = { doubt: null, line: null, returnLine: null };

/** What all payouts of a run are looked at with. */
interface Seen {
  readonly now: Date;
  /** The banks' statements go so far that what has no line is in doubt. */
  readonly isMissing: boolean;
  /** The line by which a bank paid a withdrawal alone, of a run that nobody has decided about. */
  readonly sentLineOf: (withdrawalId: number) => SaidLine | undefined;
}

/** Of a payout that was sent and waits for its line. */
const waiting = (row: WithdrawalRow, outcome: Outcome, { now, isMissing }: Seen): Where => {
  if (outcome.kind === 'nothing')
    return isMissing ? { ...NOWHERE, state: 'doubtful', doubt: 'no_line' } : { ...NOWHERE, state: 'sent' };
  if (outcome.kind === 'doubt')
    return { ...NOWHERE, state: 'doubtful', doubt: outcome.doubt, line: outcome.line };
  // Past its deadline it goes back to its holder, whatever the bank says.
  if (!isPayable(row, now)) return { ...NOWHERE, state: 'doubtful', doubt: 'overdue', line: outcome.line };
  return outcome.kind === 'paid'
    ? { ...NOWHERE, state: 'line_found', line: outcome.line }
    : { doubt: null, state: 'return_found', line: outcome.line, returnLine: outcome.returnLine };
};

/** Of one that two people settled by a line. */
const settled = (
  { lineId, returnLineId }: PayoutRow,
  row: WithdrawalRow,
  lines: readonly SaidLine[],
): Where => {
  const line = lines.find(({ id }) => id === lineId) ?? null;
  const returnLine = lines.find(({ id }) => id === returnLineId) ?? null;
  if (row.state !== 'paid' || line === null)
    return { doubt: null, state: row.state === 'bounced' ? 'bounced' : 'paid', line, returnLine };
  const back = returnOf({ amountMinor: row.amountMinor, payee: payeeOf(row) }, line, lines);
  if (back.kind === 'returned')
    return { doubt: null, state: 'return_found', line, returnLine: back.returnLine };
  if (back.kind === 'doubt') return { doubt: back.doubt, state: 'paid', line, returnLine: back.line };
  return { doubt: null, state: 'paid', line, returnLine: null };
};

/**
 * Of one that ended without the run: taken back, given back, lapsed, paid otherwise, or never in its file. Done, unless the
 * bank paid it all the same, it did not come back and no entry has the line: then its money may have left twice.
 */
const leftOut = (row: WithdrawalRow, lines: readonly SaidLine[]): Where => {
  const left: Where = { ...NOWHERE, state: 'left_out' };
  const line = lines.find(({ isMatched, amountMinor }) => !isMatched && amountMinor < 0);
  if (line === undefined) return left;
  const outcome = outcomeOf({ amountMinor: row.amountMinor, payee: payeeOf(row) }, lines);
  return outcome.kind === 'returned'
    ? { ...left, line: outcome.line, returnLine: outcome.returnLine }
    : { ...NOWHERE, state: 'doubtful', doubt: 'paid_though_ended', line };
};

const whereOf = (
  { state: runState }: RunRow,
  payout: PayoutRow,
  row: WithdrawalRow,
  lines: readonly SaidLine[],
  seen: Seen,
): Where => {
  if (payout.lineId !== null) return settled(payout, row, lines);
  if (!payout.isLive) return leftOut(row, lines);
  if (row.state === 'paid' || row.state === 'bounced') return { ...NOWHERE, state: row.state };
  if (row.state !== 'requested' && row.state !== 'approved') return leftOut(row, lines);
  if (runState === 'proposed') {
    const line = seen.sentLineOf(row.id) ?? null;
    return { ...NOWHERE, state: line === null && isPayable(row, seen.now) ? 'chosen' : 'left_out', line };
  }
  return waiting(row, outcomeOf({ amountMinor: row.amountMinor, payee: payeeOf(row) }, lines), seen);
};

/** It came back after it was settled: no deadline brings it to its holder, but people alone. */
const isBackSince = ({ payout, state }: Standing): boolean =>
  payout.lineId !== null && state === 'return_found';

export const doubtsOf = (standings: readonly Standing[]): number =>
  standings.filter((standing) => standing.doubt !== null || isBackSince(standing)).length;

/**
 * Where each payout of a run stands, by its withdrawal and by what the banks say.
 * @param spans for whoever looks at several runs
 */
export const readStandings = async (
  reader: Reader,
  run: RunRow,
  now: Date,
  spans: Spans = spansOf(reader),
): Promise<Standing[]> => {
  const payouts = await listPayouts(reader, run.id);
  const rows = await listByIds(
    reader,
    payouts.map(({ withdrawalId }) => withdrawalId),
  );
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const lines =
    run.state === 'approved'
      ? await listSaidLines(
          reader,
          payouts.map(({ endToEndId }) => endToEndId),
        )
      : [];
  // Old runs are over: the statements are read only for what waits for a line.
  const isAwaited = ({ isLive, withdrawalId, endToEndId }: PayoutRow) =>
    isLive &&
    rowOf.get(withdrawalId)?.state === 'approved' &&
    !lines.some((line) => line.endToEndId === endToEndId.toLowerCase());
  const isMissing = payouts.some(isAwaited) && (await isLineMissing(spans, run));
  const sentLineOf = await readSentLines(reader, run.state === 'proposed' ? rows : []);
  return payouts.map((payout) => {
    const row = rowOf.get(payout.withdrawalId);
    if (row === undefined) throw new Error(`withdrawal ${payout.withdrawalId} is gone`);
    const own = lines.filter(({ endToEndId }) => endToEndId === payout.endToEndId.toLowerCase());
    return { payout, row, ...whereOf(run, payout, row, own, { now, isMissing, sentLineOf }) };
  });
};

/**
 * Runs with how many of their payouts are in doubt, by what the banks have said or not said.
 * @param answered runs that may have some though nothing of them waits (`listAnswered`)
 */
export const listInDoubt = async (
  reader: Reader,
  now: Date,
  answered: readonly number[],
): Promise<{ readonly id: number; readonly count: number }[]> => {
  const spans = spansOf(reader);
  const found: { readonly id: number; readonly count: number }[] = [];
  for (const run of await listAwaited(reader, answered)) {
    const count = doubtsOf(await readStandings(reader, run, now, spans));
    if (count > 0) found.push({ id: run.id, count });
  }
  return found;
};

/** How many payouts of all runs are in doubt. */
export const countInDoubt = async (reader: Reader, now: Date, answered: readonly number[]): Promise<number> =>
  (await listInDoubt(reader, now, answered)).reduce((sum, { count }) => sum + count, 0);
