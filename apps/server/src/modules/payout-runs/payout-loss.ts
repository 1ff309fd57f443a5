import type { Reader, Tx } from '@fairlead/db';
import { type Posting, post } from '@fairlead/ledger';
import { z } from 'zod';
import { keepMatches } from '../bank-statements';
import { type RunRow, readRun } from './runs';
import { readStandings } from './standing';

/** A payout that had ended without its run, and the line by which the bank paid it all the same. */
export const lossPayload = z.object({
  runId: z.number(),
  withdrawalId: z.number(),
  lineId: z.number(),
  endToEndId: z.string(),
  amountMinor: z.number(),
});
export type Loss = z.output<typeof lossPayload>;

const isOver = ({ state }: { readonly state: string }): boolean =>
  state !== 'requested' && state !== 'approved';

/** What the bank paid of a run for a withdrawal that had ended, while no entry has the line; undefined where nothing. */
export const findLoss = async (
  reader: Reader,
  run: RunRow,
  withdrawalId: number,
  now: Date,
): Promise<Loss | undefined> => {
  const standings = await readStandings(reader, run, now);
  const found = standings.find(({ row }) => row.id === withdrawalId);
  if (found?.doubt !== 'paid_though_ended' || found.line === null || !isOver(found.row)) return undefined;
  const { line, payout } = found;
  return {
    ...{ runId: run.id, withdrawalId, lineId: line.id, endToEndId: payout.endToEndId },
    // Of the line, which may be another than was ordered.
    amountMinor: -line.amountMinor,
  };
};

/** The loss that was stated, while it stands exactly so. */
export const readLoss = async (reader: Reader, stated: Loss, now: Date): Promise<Loss | undefined> => {
  const run = await readRun(reader, stated.runId);
  const found = run && (await findLoss(reader, run, stated.withdrawalId, now));
  return found?.lineId === stated.lineId && found.amountMinor === stated.amountMinor ? found : undefined;
};

/**
 * Nobody but the house answers for it: that its holder's money came back was right
 * (docs/domain/payout-runs.md#borne-by-the-house).
 */
export const lossPosting = ({ withdrawalId, endToEndId, amountMinor }: Loss, time: Date): Posting => ({
  holderId: 0,
  kind: 'system_deduction',
  moves: [{ from: 'house', to: 'bank', amountMinor }],
  time,
  remark: endToEndId,
  // By this alone is it known as such a loss: no other entry by which the house pays a bank belongs to a withdrawal.
  link: { kind: 'withdrawal', id: withdrawalId },
});

/** Has the house pay it, and keeps that this entry answers the line. @returns the ledger transaction */
export const bearLoss = async (
  tx: Tx,
  loss: Loss,
  { proposalId, now }: { readonly proposalId: number; readonly now: Date },
): Promise<number> => {
  const { id: transactionId } = await post(tx, lossPosting(loss, now));
  const { lineId, amountMinor } = loss;
  await keepMatches(tx, [{ transactionId, lineId, amountMinor: -amountMinor }], { proposalId, now });
  return transactionId;
};
