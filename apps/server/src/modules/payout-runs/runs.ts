import {
  and,
  eq,
  inArray,
  inserted,
  or,
  payoutRun,
  type Reader,
  runPayout,
  sql,
  type Tx,
} from '@fairlead/db';
import { listUnansweredIds } from '../bank-statements';
import { paymentIdOf, type WithdrawalRow } from '../withdrawals';

/** A run, and one of its payouts, as their tables keep them. */
export type RunRow = typeof payoutRun.$inferSelect;
export type PayoutRow = typeof runPayout.$inferSelect;

/** What people call a run; the file and its payments begin with it. */
export const runName = (id: number): string => `PR${String(id).padStart(5, '0')}`;

/** What the bank carries of one payment: long enough to mean nothing else, in every bank's letters. */
const endToEndIdOf = (runId: number, withdrawalId: number): string =>
  `${runName(runId)}-${paymentIdOf(withdrawalId)}`;

export const readRun = async (reader: Reader, id: number): Promise<RunRow | undefined> => {
  const [row] = await reader.orm.select().from(payoutRun).where(eq(payoutRun.id, id));
  return row;
};

/** The number of the run that an end-to-end ID, in lower case, begins with. */
const RUN_OF_ID = /^pr(\d{5,15})-w\d+$/;

/**
 * Numbers of runs that lines name which no entry answers, such as that of a payment that came back once nothing of its run
 * waited any more. Goes through all lines of the banks.
 */
export const listAnswered = async (reader: Reader): Promise<number[]> => {
  const ids = await listUnansweredIds(reader);
  return [...new Set(ids.flatMap((id) => RUN_OF_ID.exec(id)?.slice(1).map(Number) ?? []))];
};

/** Runs that were sent to the bank: those of which some payout is not settled, and those of these numbers. */
export const listAwaited = (reader: Reader, ids: readonly number[]): Promise<RunRow[]> =>
  reader.orm
    .select()
    .from(payoutRun)
    .where(
      and(
        eq(payoutRun.state, 'approved'),
        or(
          inArray(
            payoutRun.id,
            reader.orm.select({ id: runPayout.runId }).from(runPayout).where(eq(runPayout.isLive, true)),
          ),
          // One parameter, however many numbers a statement names.
          sql`${payoutRun.id} = any(${sql.param([...ids])}::bigint[])`,
        ),
      ),
    );

/** The payouts of a run, in its order. */
export const listPayouts = (reader: Reader, runId: number): Promise<PayoutRow[]> =>
  reader.orm.select().from(runPayout).where(eq(runPayout.runId, runId)).orderBy(runPayout.place);

/** The run in which each of some withdrawals waits, or with which it was sent to the bank. */
export const liveAmong = async (
  reader: Reader,
  withdrawalIds: readonly number[],
): Promise<ReadonlyMap<number, RunRow>> => {
  const rows =
    withdrawalIds.length === 0
      ? []
      : await reader.orm
          .select({ withdrawalId: runPayout.withdrawalId, run: payoutRun })
          .from(runPayout)
          .innerJoin(payoutRun, eq(payoutRun.id, runPayout.runId))
          .where(and(eq(runPayout.isLive, true), inArray(runPayout.withdrawalId, [...withdrawalIds])));
  return new Map(rows.map(({ withdrawalId, run }) => [withdrawalId, run]));
};

/** The same with what people call each run. */
export const readLiveRuns = async (reader: Reader, withdrawalIds: readonly number[]) => {
  const runs = await liveAmong(reader, withdrawalIds);
  return (withdrawalId: number) => {
    const run = runs.get(withdrawalId);
    return run === undefined ? undefined : { id: run.id, state: run.state, name: runName(run.id) };
  };
};

/**
 * Adds a run with its payouts, in the order of `rows`. That a withdrawal is in one live run at most is held by the database,
 * also where two runs are made at the same moment. @throws run_payout_live
 */
export const addRun = async (
  tx: Tx,
  run: Pick<RunRow, 'account' | 'madeBy' | 'madeAt'>,
  rows: readonly WithdrawalRow[],
): Promise<number> => {
  const { id } = inserted(
    await tx.orm
      .insert(payoutRun)
      .values({ ...run, state: 'proposed' })
      .returning({ id: payoutRun.id }),
  );
  await tx.orm.insert(runPayout).values(
    rows.map((row, index) => ({
      ...{ holderId: row.holderId, runId: id, withdrawalId: row.id, place: index + 1, isLive: true },
      ...{ amountMinor: row.amountMinor, endToEndId: endToEndIdOf(id, row.id) },
    })),
  );
  return id;
};

/** Keeps what became of a run. */
export const changeRun = async (
  tx: Tx,
  id: number,
  change: Pick<RunRow, 'state' | 'decidedBy' | 'decidedAt'>,
): Promise<void> => {
  await tx.orm.update(payoutRun).set(change).where(eq(payoutRun.id, id));
};

/** Lets withdrawals of a run go: all, or these. */
export const letGo = async (tx: Tx, runId: number, withdrawalIds?: readonly number[]): Promise<void> => {
  const own = eq(runPayout.runId, runId);
  await tx.orm
    .update(runPayout)
    .set({ isLive: false })
    .where(withdrawalIds === undefined ? own : and(own, inArray(runPayout.withdrawalId, [...withdrawalIds])));
};

/** Keeps by which lines a payout was settled; it is over for the run. */
export const keepLines = async (
  tx: Tx,
  { runId, holderId, withdrawalId }: PayoutRow,
  lines: { readonly lineId: number; readonly returnLineId: number | null },
): Promise<void> => {
  await tx.orm
    .update(runPayout)
    .set({ ...lines, isLive: false })
    .where(
      and(
        eq(runPayout.holderId, holderId),
        eq(runPayout.runId, runId),
        eq(runPayout.withdrawalId, withdrawalId),
      ),
    );
};

/** The name of the run that a withdrawal was sent to the bank with and that has not ended for it; null where there is none. */
export const findSentRun = async (reader: Reader, withdrawalId: number): Promise<string | null> => {
  const run = (await liveAmong(reader, [withdrawalId])).get(withdrawalId);
  return run?.state === 'approved' ? runName(run.id) : null;
};
