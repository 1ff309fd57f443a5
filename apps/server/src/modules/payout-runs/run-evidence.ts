import type { LeftOut, RunEvidence } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import { deciderOf, PAYOUT_CONCERNS, type PayoutConcern, type StaffRole } from '@fairlead/vocabulary';
import { z } from 'zod';
import { readHolderRefs } from '../account';
import { findNewest, listMadeSince, type ProposalRow, readAcknowledged, type Viewing } from '../proposals';
import { readStaffNames } from '../staff';
import { listByIds, payeeOf, type WithdrawalRow } from '../withdrawals';
import { readConcerns } from './concerns';
import type { NotTaken } from './due';
import { type RunRow, runName } from './runs';

const waiting = z.object({
  withdrawalId: z.number(),
  holderId: z.number(),
  amountMinor: z.number(),
  requestedAt: z.string(),
  dueAt: z.string().nullable(),
});
const chosenPayout = waiting.extend({ concerns: z.array(z.enum(PAYOUT_CONCERNS)) });
const leftPayout = waiting.extend({
  runsBefore: z.number(),
  waitsIn: z.object({ runId: z.number(), madeBy: z.number(), since: z.string() }).nullable().default(null),
  paidLine: z.object({ lineId: z.number(), bookedOn: z.string() }).nullable().default(null),
});

/** What is kept with the proposal of a run; one that is older keeps none of it. */
export const keptEvidence = z.object({
  chosen: z.array(chosenPayout).optional(),
  leftOut: z.array(leftPayout).optional(),
  leftOutReason: z.string().optional(),
});
type Kept = z.output<typeof keptEvidence>;

/** How far back runs that left somebody out are counted. */
const BEFORE_MS = 90 * 24 * 3_600_000;

const waitingOf = ({ id, holderId, amountMinor, createdAt, dueAt }: WithdrawalRow) => ({
  ...{ withdrawalId: id, holderId, amountMinor },
  ...{ requestedAt: createdAt.toISOString(), dueAt: dueAt?.toISOString() ?? null },
});

const waitsInOf = ({ id, madeBy, madeAt }: RunRow) => ({
  ...{ runId: id, madeBy, since: madeAt.toISOString() },
});

/** Without what waited in another run, or was paid by a line of its own: nobody chose to leave that out. */
const leftByMaker = ({ leftOut = [] }: Kept) =>
  leftOut.filter(({ waitsIn, paidLine }) => waitsIn === null && paidLine === null);

/** From where a holder signed in is for those alone who decide (docs/domain/proposals.md#what-a-checker-sees). */
export const seenBy = (
  roles: readonly StaffRole[],
  concerns: readonly PayoutConcern[] = [],
): PayoutConcern[] =>
  concerns.filter((concern) => concern !== 'device_new' || roles.includes(deciderOf('payout_run')));

/** What the checker of a run is shown, as it is when the run is made (docs/domain/payout-runs.md#evidence). */
export const gatherEvidence = async (
  reader: Reader,
  chosen: readonly WithdrawalRow[],
  notTaken: readonly NotTaken[],
  now: Date,
): Promise<Kept> => {
  const concerns = await readConcerns(reader, chosen, now);
  const earlier =
    notTaken.length === 0
      ? []
      : await listMadeSince(reader, 'payout_run', new Date(now.getTime() - BEFORE_MS));
  const leftBefore = earlier.map(
    ({ payload }) => new Set(leftByMaker(keptEvidence.parse(payload)).map(({ holderId }) => holderId)),
  );
  return {
    // Who reads the record may not decide.
    chosen: chosen.map((row) => ({ ...waitingOf(row), concerns: seenBy([], concerns.get(row.id)) })),
    leftOut: notTaken.map(({ row, run, line }) => ({
      ...waitingOf(row),
      runsBefore: leftBefore.filter((holderIds) => holderIds.has(row.holderId)).length,
      waitsIn: run === null ? null : waitsInOf(run),
      paidLine: line === null ? null : { lineId: line.id, bookedOn: line.bookedOn },
    })),
  };
};

const waitingShape = ({ withdrawalId, amountMinor, requestedAt, dueAt }: z.output<typeof waiting>) => ({
  ...{ withdrawal_id: String(withdrawalId), amount: amountMinor, requested_at: requestedAt, due_at: dueAt },
});

const leftShape = async (
  reader: Reader,
  { leftOut = [], leftOutReason = '' }: Kept,
): Promise<{ left_out: LeftOut[]; left_out_reason: string }> => {
  const refOf = await readHolderRefs(
    reader,
    leftOut.map(({ holderId }) => holderId),
  );
  const nameOf = await readStaffNames(
    reader,
    leftOut.map(({ waitsIn }) => waitsIn?.madeBy ?? null),
  );
  return {
    left_out: leftOut.map(({ waitsIn, paidLine, ...one }) => ({
      ...{ ...waitingShape(one), holder: refOf(one.holderId), runs_before: one.runsBefore },
      waits_in:
        waitsIn === null
          ? null
          : {
              ...{ id: String(waitsIn.runId), name: runName(waitsIn.runId) },
              ...{ made_by: nameOf(waitsIn.madeBy) ?? '', since: waitsIn.since },
            },
      paid_line: paidLine === null ? null : { id: String(paidLine.lineId), booked_on: paidLine.bookedOn },
    })),
    left_out_reason: leftOutReason,
  };
};

/** What a run left out, and why; nothing of one that is older than what is kept. */
export const readLeftOut = async (reader: Reader, runId: number) =>
  leftShape(reader, keptEvidence.parse((await findNewest(reader, 'payout_run', runId))?.payload ?? {}));

/** What the checker of a run is shown; undefined of one that is older than what is kept. */
export const showEvidence = async (
  reader: Reader,
  { state }: Pick<ProposalRow, 'state'>,
  kept: Kept,
  { now, roles }: Viewing,
): Promise<RunEvidence | undefined> => {
  const { chosen } = kept;
  if (chosen === undefined) return undefined;
  const rows = await listByIds(
    reader,
    chosen.map(({ withdrawalId }) => withdrawalId),
  );
  const refOf = await readHolderRefs(
    reader,
    chosen.map(({ holderId }) => holderId),
  );
  const acknowledgedOf = await readAcknowledged(reader, chosen);
  const current = state === 'pending' ? await readConcerns(reader, rows, now) : undefined;
  const items = chosen.flatMap((one) => {
    const row = rows.find(({ id }) => id === one.withdrawalId);
    if (row === undefined) return [];
    const { name, bank, account } = payeeOf(row);
    return {
      ...{ ...waitingShape(one), holder: refOf(one.holderId) },
      ...{ beneficiary: name, bank, last_four: account.slice(-4) },
      concerns: seenBy(roles, current?.get(row.id) ?? one.concerns),
      acknowledged: acknowledgedOf(row.id),
    };
  });
  return {
    // What stands out most first; else the earliest deadline, as the run has them.
    items: items.toSorted((a, b) => b.concerns.length - a.concerns.length),
    ...(await leftShape(reader, kept)),
  };
};
