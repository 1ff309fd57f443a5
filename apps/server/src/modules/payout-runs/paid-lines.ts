import type { Reader } from '@fairlead/db';
import { listSaidLines, type SaidLine } from '../bank-statements';
import { payeeOf, paymentIdOf, type WithdrawalRow } from '../withdrawals';
import { outcomeOf } from './outcome';

/**
 * The line of a bank by which each of some withdrawals was paid alone, as somebody typed it into the bank: by its own ID, under
 * the rules of a run (docs/domain/payout-runs.md#what-the-bank-says). What is not approved has none, and neither has what came
 * back or is in doubt: people state those by hand.
 */
export const readPaidLines = async (
  reader: Reader,
  rows: readonly WithdrawalRow[],
): Promise<(id: number) => SaidLine | undefined> => {
  const approved = rows.filter(({ state }) => state === 'approved');
  const lines =
    approved.length === 0
      ? []
      : await listSaidLines(
          reader,
          approved.map(({ id }) => paymentIdOf(id)),
        );
  const found = new Map<number, SaidLine>();
  for (const row of approved) {
    const own = lines.filter(({ endToEndId }) => endToEndId === paymentIdOf(row.id).toLowerCase());
    const outcome = outcomeOf({ amountMinor: row.amountMinor, payee: payeeOf(row) }, own);
    if (outcome.kind === 'paid') found.set(row.id, outcome.line);
  }
  return (id) => found.get(id);
};

/**
 * The line by which a bank paid out for each of some withdrawals alone, under its own ID, whatever else is in doubt about it;
 * none where another entry has it, or all of it came back. Who pays such a withdrawal again, or gives it back, pays it twice.
 */
export const readSentLines = async (
  reader: Reader,
  rows: readonly WithdrawalRow[],
): Promise<(id: number) => SaidLine | undefined> => {
  const idOf = new Map(rows.map(({ id }) => [id, paymentIdOf(id).toLowerCase()]));
  const lines = idOf.size === 0 ? [] : await listSaidLines(reader, [...idOf.values()]);
  const open = lines.filter(({ isMatched }) => !isMatched);
  return (id) => {
    const own = open.filter(({ endToEndId }) => endToEndId === idOf.get(id));
    const leftMinor = own.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    return leftMinor < 0 ? own.find(({ amountMinor }) => amountMinor < 0) : undefined;
  };
};
