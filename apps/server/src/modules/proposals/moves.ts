import type { Move } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import { type Account, listMoves, type Posting, PROGRAMME_ACCOUNTS } from '@fairlead/ledger';

/** An account as staff read it: "bank", or "holder/17/available". */
const accountName = (account: string, holderId: number): string =>
  (PROGRAMME_ACCOUNTS as readonly string[]).includes(account) ? account : `holder/${holderId}/${account}`;

const moveOf = (holderId: number, kind: string, from: Account, to: Account, amountMinor: number): Move => ({
  from: accountName(from, holderId),
  to: accountName(to, holderId),
  amount: amountMinor,
  type: kind as Move['type'],
});

/** Moves of one kind between the same accounts as one: what somebody decides about is their sum. */
const summed = (moves: readonly Move[]): Move[] => {
  const sums = new Map<string, Move>();
  for (const move of moves) {
    const name = `${move.type} ${move.from} ${move.to}`;
    sums.set(name, { ...move, amount: move.amount + (sums.get(name)?.amount ?? 0) });
  }
  return [...sums.values()];
};

/** The moves of transactions that are not posted yet. */
export const plannedMoves = (postings: readonly Posting[]): Move[] =>
  summed(
    postings.flatMap(({ holderId, kind, moves }) =>
      moves.map(({ from, to, amountMinor }) => moveOf(holderId, kind, from, to, amountMinor)),
    ),
  );

/** The moves that were posted, from the ledger itself. */
export const postedMoves = async (reader: Reader, transactionIds: readonly number[]): Promise<Move[]> =>
  summed(
    (await listMoves(reader, transactionIds)).map(({ holderId, kind, from, to, amountMinor }) =>
      moveOf(holderId, kind, from, to, amountMinor),
    ),
  );
