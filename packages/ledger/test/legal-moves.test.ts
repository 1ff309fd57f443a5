import { violatedConstraint } from '@fairlead/db';
import { type Account, type MovementKind, readProgramme, readWallet } from '@fairlead/ledger';
import { MOVEMENT_KINDS, MOVEMENTS } from '@fairlead/vocabulary';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runs } from '../../../tools/lib/full.mjs';
import {
  ACCOUNTS,
  createFilledBooks,
  differencesButHolds,
  type FilledBooks,
  moveOf,
  postOne,
} from './filled-books';

const LEGAL_ROWS = MOVEMENT_KINDS.flatMap((kind) =>
  MOVEMENTS[kind].ways.map((pair) => [kind, ...(pair.split('>') as [Account, Account])] as const),
);
const isLegal = (kind: MovementKind, from: Account, to: Account) =>
  LEGAL_ROWS.some((row) => row[0] === kind && row[1] === from && row[2] === to);

let books: FilledBooks;
beforeAll(async () => {
  books = await createFilledBooks();
});
afterAll(() => books.drop());

const balances = async () => ({
  ...(await readWallet(books.database, books.holderId)),
  ...(await readProgramme(books.database)),
});

const refusal = async (kind: MovementKind, from: Account, to: Account): Promise<string | undefined> => {
  const before = await balances();
  const constraint = await postOne(books, books.holderId, kind, [moveOf(from, to, 1)]).then(
    () => 'accepted',
    violatedConstraint,
  );
  expect(await balances()).toEqual(before);
  return constraint;
};

describe('money goes', () => {
  it('in the database by exactly these ways', async () => {
    const [row] = await books.database.query<{ definition: string }>(
      "select prosrc as definition from pg_proc where proname = 'is_legal' and pronamespace = 'ledger'::regnamespace",
    );
    const ways = [...(row?.definition ?? '').matchAll(/'(\w+ \w+>\w+)'/g)].map(([, way]) => way);
    expect(ways.sort()).toEqual(LEGAL_ROWS.map(([kind, from, to]) => `${kind} ${from}>${to}`).sort());
  });

  it.each(LEGAL_ROWS)('by %s from %s to %s, and both balances show it', async (kind, from, to) => {
    const before = (await balances()) as Record<string, number>;
    await postOne(books, books.holderId, kind, [moveOf(from, to, 3)]);
    const after = (await balances()) as Record<string, number>;
    const name = (account: Account) =>
      account === 'start_up' ? 'startUp' : account === 'start_up_running' ? 'startUpRunning' : account;
    expect(after).toEqual({
      ...before,
      [name(from)]: (before[name(from)] ?? 0) - 3,
      [name(to)]: (before[name(to)] ?? 0) + 3,
    });
    expect(await differencesButHolds(books)).toEqual([]);
  });

  it.each(LEGAL_ROWS.filter(([kind, from, to]) => !isLegal(kind, to, from)))(
    'not with swapped legs: %s, whose way is from %s to %s',
    async (kind, from, to) => {
      expect(await refusal(kind, to, from)).toBe('move_legal');
    },
  );

  it('by no other way, whatever the kind', async () => {
    const anyWay = fc.tuple(
      fc.constantFrom(...MOVEMENT_KINDS),
      fc.constantFrom(...ACCOUNTS),
      fc.constantFrom(...ACCOUNTS),
    );
    await fc.assert(
      fc.asyncProperty(
        anyWay.filter(([kind, from, to]) => !isLegal(kind, from, to)),
        async ([kind, from, to]) => {
          expect(await refusal(kind, from, to)).toBe('move_legal');
        },
      ),
      { numRuns: runs(100, 300) },
    );
  });
});

describe('a transaction', () => {
  it.each([0, -1, 0.5, Number.MAX_SAFE_INTEGER + 1])('does not move %d minor units', async (amountMinor) => {
    await expect(
      postOne(books, books.holderId, 'system_topup', [moveOf('bank', 'available', amountMinor)]),
    ).rejects.toThrow(/move_positive|invalid input syntax/);
  });

  it('has at least one move', async () => {
    await expect(postOne(books, books.holderId, 'system_topup', [])).rejects.toThrow('needs a move');
  });

  it('knows no account by another name', async () => {
    const odd = { from: 'vault', to: 'available', amountMinor: 1 } as unknown as ReturnType<typeof moveOf>;
    await expect(postOne(books, books.holderId, 'system_topup', [odd])).rejects.toThrow(
      'system_topup does not go',
    );
  });

  it.each(['available', 'start_up'] as const)('knows no parts of %s', async (from) => {
    const to = from === 'available' ? 'escrow' : 'start_up_running';
    const odd = { ...moveOf(from, to, 1), fromRef: 5 };
    await expect(postOne(books, books.holderId, 'ad_serving', [odd])).rejects.toThrow('has no parts');
  });

  it.each([0, -1, 404])('touches no account of holder %d, who is none', async (holderId) => {
    await expect(postOne(books, holderId, 'system_topup', [moveOf('bank', 'available', 1)])).rejects.toThrow(
      /needs a holder|does not exist|no wallet/,
    );
  });

  it('of several moves is made whole or not at all', async () => {
    const before = await balances();
    const moves = [moveOf('available', 'escrow', 1), moveOf('start_up', 'start_up_running', 10_000_000)];
    await expect(postOne(books, books.holderId, 'ad_serving', moves)).rejects.toThrow();
    expect(await balances()).toEqual(before);
    expect(await differencesButHolds(books)).toEqual([]);
  });
});
