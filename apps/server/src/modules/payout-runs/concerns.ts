import { createHash } from 'node:crypto';
import type { ProposalFlagged } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import { FLAGGED_CONCERNS, PAYOUT_CONCERNS, type PayoutConcern } from '@fairlead/vocabulary';
import { listRecentSignIns } from '../access';
import { listSamePhone, readHolder } from '../account';
import { listOpenObjections } from '../objections';
import { type ProposalRow, readPending } from '../proposals';
import { readDestinationFacts, type WithdrawalRow } from '../withdrawals';
import { readRun } from './runs';
import { readStandings } from './standing';

/** A bank takes a day or two; what is due sooner may go back to its holder before its line comes. */
const SOON_MS = 2 * 24 * 3_600_000;

const concernsOf = async (
  reader: Reader,
  row: WithdrawalRow,
  isProposed: boolean,
  now: Date,
): Promise<PayoutConcern[]> => {
  const facts = await readDestinationFacts(reader, row.id);
  const holder = await readHolder(reader, row.holderId);
  const found: Readonly<Record<PayoutConcern, boolean>> = {
    destination_new: facts?.isNew === true,
    destination_changed: facts?.isChanged === true,
    destination_shared: (facts?.sharedWith ?? []).length > 0,
    phone_shared: holder !== undefined && (await listSamePhone(reader, holder)).length > 0,
    paid_before: (facts?.alike ?? []).length > 0,
    open_objection: (await listOpenObjections(reader, row.holderId)).length > 0,
    proposed_beside: isProposed,
    due_soon: row.dueAt !== null && row.dueAt.getTime() - now.getTime() < SOON_MS,
    first_payout: facts?.shown.former.length === 0,
    device_new: (await listRecentSignIns(reader, row.holderId, now)).some(({ is_new: isNew }) => isNew),
  };
  return PAYOUT_CONCERNS.filter((concern) => found[concern]);
};

/** What stands out about each of some withdrawals, by its number: what a checker is shown of one alone, of all at once. */
export const readConcerns = async (
  reader: Reader,
  rows: readonly WithdrawalRow[],
  now: Date,
): Promise<ReadonlyMap<number, readonly PayoutConcern[]>> => {
  const pendingOf = await readPending(reader, {
    subjectType: 'withdrawal',
    subjectIds: rows.map(({ id }) => id),
  });
  const found = new Map<number, readonly PayoutConcern[]>();
  for (const row of rows) found.set(row.id, await concernsOf(reader, row, pendingOf(row.id) !== null, now));
  return found;
};

/** Of which payouts a flag is: others that come to it make it another flag, which nobody has read yet. */
const keyOf = (concern: PayoutConcern, ids: readonly number[]): string =>
  `run_${concern}:${createHash('sha256').update(ids.join()).digest('hex').slice(0, 16)}`;

/**
 * What does not fit about the payouts of a proposed run: one flag for each concern, with how many it is about
 * (docs/domain/proposals.md#flags).
 */
export const findRunFlags = async (
  reader: Reader,
  { kind, state, subjectId }: ProposalRow,
  now: Date,
): Promise<ProposalFlagged[]> => {
  if (kind !== 'payout_run' || state !== 'pending') return [];
  const run = await readRun(reader, Number(subjectId));
  if (run === undefined) return [];
  const chosen = (await readStandings(reader, run, now)).filter((one) => one.state === 'chosen');
  const concerns = await readConcerns(
    reader,
    chosen.map(({ row }) => row),
    now,
  );
  return FLAGGED_CONCERNS.flatMap((concern) => {
    const ids = chosen.map(({ row }) => row.id).filter((id) => concerns.get(id)?.includes(concern));
    return ids.length === 0
      ? []
      : [{ key: keyOf(concern, ids), flag: `run_${concern}` as const, about: String(ids.length) }];
  });
};
