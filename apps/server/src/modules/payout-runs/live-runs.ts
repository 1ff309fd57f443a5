import { and, eq, inArray, payoutRun, type Reader, runPayout } from '@fairlead/db';
import { type RunRow, runName } from './runs';

/** The run in which each of some withdrawals waits, or with which it was sent to the bank; undefined of the others. */
export const readLiveRuns = async (
  reader: Reader,
  withdrawalIds: readonly number[],
): Promise<
  (withdrawalId: number) => (Pick<RunRow, 'id' | 'state'> & { readonly name: string }) | undefined
> => {
  const rows =
    withdrawalIds.length === 0
      ? []
      : await reader.orm
          .select({ withdrawalId: runPayout.withdrawalId, id: payoutRun.id, state: payoutRun.state })
          .from(runPayout)
          .innerJoin(payoutRun, eq(payoutRun.id, runPayout.runId))
          .where(and(eq(runPayout.isLive, true), inArray(runPayout.withdrawalId, [...withdrawalIds])));
  const found = new Map(
    rows.map(({ withdrawalId, id, state }) => [withdrawalId, { id, state, name: runName(id) }]),
  );
  return (withdrawalId) => found.get(withdrawalId);
};
