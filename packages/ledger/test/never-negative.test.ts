import { violatedConstraint } from '@fairlead/db';
import { createTestDatabase, type TestDatabase } from '@fairlead/db/testing';
import {
  type Account,
  findDifferences,
  type MovementKind,
  openWallet,
  readProgramme,
} from '@fairlead/ledger';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runs } from '../../../tools/lib/full.mjs';
import {
  createFilledBooks,
  differencesButHolds,
  FILLED_MINOR,
  type FilledBooks,
  FLOORED,
  moveOf,
  postOne,
} from './filled-books';

/** One legal way out of each account that must not be overdrawn. */
const WAYS_OUT: Readonly<Record<string, readonly [MovementKind, Account]>> = {
  available: ['ad_serving', 'escrow'],
  held: ['hold_release', 'available'],
  escrow: ['ad_billing', 'media'],
  settling: ['profit_sharing', 'available'],
  withdrawing: ['manual_withdrawal', 'bank'],
  promo: ['discount_amount', 'house'],
  start_up: ['virtual_recharge_deduction', 'house'],
  start_up_running: ['ad_serving', 'start_up'],
  media: ['media_payment', 'bank'],
  house: ['house_advance', 'network_receivable'],
  revenue: ['programme_share', 'network_receivable'],
};

describe('never below zero', () => {
  let books: FilledBooks;
  beforeAll(async () => {
    books = await createFilledBooks();
  });
  afterAll(() => books.drop());

  it.each(FLOORED.map((account) => [account]))(
    '%s: one minor unit too many is refused, all of it goes',
    async (from) => {
      const [kind, to] = WAYS_OUT[from] ?? [];
      if (kind === undefined || to === undefined) throw new Error(`no way out of ${from}`);
      const [row] = await books.asOwner<{ balance: number }>(
        `select coalesce((select to_jsonb(w) ->> $1 from ledger.wallet w where holder_id = $2)::bigint,
        (select sum(balance_minor)::bigint from ledger.programme_account where kind = $1)) as balance`,
        [from, books.holderId],
      );
      const balance = row?.balance ?? 0;
      expect(balance).toBeGreaterThanOrEqual(FILLED_MINOR);
      const tooMuch = postOne(books, books.holderId, kind, [moveOf(from, to, balance + 1)]);
      expect(await tooMuch.then(() => 'accepted', violatedConstraint)).toMatch(/_not_negative$/);
      await postOne(books, books.holderId, kind, [moveOf(from, to, balance)]);
      const again = postOne(books, books.holderId, kind, [moveOf(from, to, 1)]);
      expect(await again.then(() => 'accepted', violatedConstraint)).toMatch(/_not_negative$/);
      expect(await differencesButHolds(books)).toEqual([]);
    },
  );

  it.each(['held', 'escrow', 'settling', 'withdrawing', 'promo', 'start_up_running'] as const)(
    "%s of one part is not covered by another part's",
    async (from) => {
      const [kind, to] = WAYS_OUT[from] ?? [];
      if (kind === undefined || to === undefined) throw new Error(`no way out of ${from}`);
      const other = postOne(books, books.holderId, kind, [{ ...moveOf(from, to, 1), fromRef: 8 }]);
      expect(await other.then(() => 'accepted', violatedConstraint)).toBe('sub_account_not_negative');
    },
  );

  it.each(['wallet', 'sub_account', 'programme_account'])(
    '%s holds it without its functions too',
    async (table) => {
      const column = table === 'wallet' ? 'available' : 'balance_minor';
      const where = table === 'programme_account' ? "where kind = 'house'" : '';
      const spoil = books.asOwner(`update ledger.${table} set ${column} = -1 ${where}`);
      expect(await spoil.then(() => 'accepted', violatedConstraint)).toBe(`${table}_not_negative`);
    },
  );
});

describe('the stripes of the house', () => {
  const HOLDERS = 20;
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
    for (let holderId = 1; holderId <= HOLDERS; holderId += 1) {
      await test.database.transaction((tx) => openWallet(tx, holderId));
    }
  });
  afterAll(() => test.drop());

  it('pay as long as all of them together cover, and not a minor unit longer', async () => {
    const step = fc.record({
      holderId: fc.integer({ min: 0, max: HOLDERS }),
      amountMinor: fc.integer({ min: 1, max: 900 }),
      funds: fc.boolean(),
    });
    let balance = 0;
    const take = async ({
      holderId,
      amountMinor,
      funds,
    }: {
      holderId: number;
      amountMinor: number;
      funds: boolean;
    }) => {
      const [kind, from, to] = funds
        ? (['house_funding', 'bank', 'house'] as const)
        : (['house_advance', 'house', 'network_receivable'] as const);
      const posting = postOne(test, holderId, kind, [{ from, to, amountMinor }]);
      const outcome = await posting.then(() => 'posted', violatedConstraint);
      const covered = funds || balance >= amountMinor;
      expect(outcome).toBe(covered ? 'posted' : 'programme_account_not_negative');
      if (covered) balance += funds ? amountMinor : -amountMinor;
      expect((await readProgramme(test.database)).house).toBe(balance);
    };
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 40 }), async (steps) => {
        for (const one of steps) await take(one);
        expect(await findDifferences(test.database)).toEqual([]);
      }),
      { numRuns: runs(4, 12) },
    );
  });

  it('stand a rush on all of them at once: exactly what is covered goes', async () => {
    const { house } = await readProgramme(test.database);
    await postOne(test, 0, 'house_funding', [
      { from: 'bank', to: 'house', amountMinor: 10_000 - (house % 100) },
    ]);
    const covered = Math.floor((await readProgramme(test.database)).house / 100);
    const outcomes = await Promise.all(
      Array.from({ length: covered + 60 }, (_, number) =>
        postOne(test, number % (HOLDERS + 1), 'house_advance', [
          { from: 'house', to: 'network_receivable', amountMinor: 100 },
        ]).then(() => 'posted', violatedConstraint),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'posted')).toHaveLength(covered);
    expect(outcomes.filter((outcome) => outcome === 'programme_account_not_negative')).toHaveLength(60);
    expect((await readProgramme(test.database)).house).toBe(0);
    expect(await findDifferences(test.database)).toEqual([]);
  });
});
