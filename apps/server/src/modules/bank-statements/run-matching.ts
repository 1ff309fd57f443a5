import type { Reader, Tx } from '@fairlead/db';
import type { Services } from '../../http/services';
import { audit } from '../audit';
import { DAYS_APART, findMatches, type Match } from './match';
import { readOpenLines, readUnlinked, withNumbers } from './open-rows';

/** Whoever adds statements, lines or matches waits for whoever does. */
export const lockStatements = async (tx: Tx): Promise<void> => {
  await tx.query("select pg_advisory_xact_lock(hashtext('bank_statement'))");
};

/** Keeps which line answers which entry. */
export const keepMatches = async (
  tx: Tx,
  matches: readonly Match[],
  { proposalId, now }: { readonly proposalId: number | null; readonly now: Date },
): Promise<void> => {
  await tx.query(
    `insert into bank_match (transaction_id, line_id, amount_minor, proposal_id, matched_at)
      select t, l, a, $4, $5 from unnest($1::bigint[], $2::bigint[], $3::bigint[]) as m (t, l, a)`,
    [
      matches.map(({ transactionId }) => transactionId),
      matches.map(({ lineId }) => lineId),
      matches.map(({ amountMinor }) => amountMinor),
      proposalId,
      now,
    ],
  );
};

/** Whether a line answers one of these entries of the ledger. */
export const hasLine = async (reader: Reader, transactionIds: readonly number[]): Promise<boolean> => {
  const matched = 'select from bank_match where transaction_id = any($1) limit 1';
  return (await reader.query(matched, [transactionIds])).length > 0;
};

/** Long before a line, its entry cannot have been posted. */
const LOOK_BACK_MS = 400 * 24 * 3_600_000;

/**
 * Links open lines to open entries where there is no doubt; the caller has locked the statements. Posts nothing.
 * @returns how many
 */
export const matchOpenLines = async (tx: Tx, now: Date): Promise<number> => {
  const lines = await readOpenLines(tx);
  const days = lines.map(({ bookedOn }) => Date.parse(bookedOn));
  if (days.length === 0) return 0;
  const oldest = days.reduce((least, day) => Math.min(least, day));
  const since = new Date(Math.max(oldest - DAYS_APART * 24 * 3_600_000, now.getTime() - LOOK_BACK_MS));
  const matches = findMatches(lines, await withNumbers(tx, await readUnlinked(tx, { since })));
  if (matches.length > 0) await keepMatches(tx, matches, { proposalId: null, now });
  return matches.length;
};

/** What was posted after its line came in is linked to it soon after. */
export const matchSoon = ({ database, clock }: Services): Promise<number> =>
  database.transaction(async (tx) => {
    const now = clock.now();
    await lockStatements(tx);
    const matched = await matchOpenLines(tx, now);
    if (matched > 0) {
      await audit(tx, {
        ...{ actor: { type: 'system' }, act: 'match-bank-lines', subjectType: 'bank_line' },
        after: { matched },
        time: now,
      });
    }
    return matched;
  });
