import { violatedConstraint } from '@fairlead/db';
import { createTestDatabase, type TestDatabase } from '@fairlead/db/testing';
import { findDifferences, lockWallet, openWallet, readWallet } from '@fairlead/ledger';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { moveOf, postOne } from './filled-books';

let test: TestDatabase;
let holderId = 0;

beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());
beforeEach(async () => {
  holderId += 1;
  await test.database.transaction((tx) => openWallet(tx, holderId));
});

const sequence = async () => {
  const rows = await test.database.query<{ seq: number }>(
    'select seq from ledger.transaction where holder_id = $1 order by seq',
    [holderId],
  );
  return rows.map((row) => row.seq);
};

describe('one wallet, many at once', () => {
  it('loses no posting, and its chain has no gap', async () => {
    await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        postOne(test, holderId, 'system_topup', [moveOf('bank', 'available', n + 1)]),
      ),
    );
    expect(await readWallet(test.database, holderId)).toMatchObject({ available: 820 });
    expect(await sequence()).toEqual(Array.from({ length: 40 }, (_, n) => n + 1));
    expect(await findDifferences(test.database)).toEqual([]);
  });

  it('is never overdrawn: what is covered goes, the rest is refused by name', async () => {
    await postOne(test, holderId, 'system_topup', [moveOf('bank', 'available', 1_000)]);
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, () =>
        postOne(test, holderId, 'ad_serving', [moveOf('available', 'escrow', 90)]).then(
          () => 'posted',
          violatedConstraint,
        ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'posted')).toHaveLength(11);
    expect(outcomes.filter((outcome) => outcome === 'wallet_not_negative')).toHaveLength(19);
    expect(await readWallet(test.database, holderId)).toMatchObject({ available: 10, escrow: 990 });
    expect(await findDifferences(test.database)).toEqual([]);
  });

  it('locked by one transaction waits for its end with every other, also with one that only looks before it acts', async () => {
    await test.database.transaction(async (tx) => {
      await lockWallet(tx, holderId);
      const other = test.database.transaction(async (late) => {
        await late.query("set local lock_timeout = '20ms'");
        return lockWallet(late, holderId);
      });
      await expect(other).rejects.toThrow('lock timeout');
    });
    expect(await test.database.transaction((tx) => lockWallet(tx, holderId))).toMatchObject({ available: 0 });
  });
});
