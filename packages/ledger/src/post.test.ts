import { createTestDatabase, type TestDatabase } from '@fairlead/db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDifferences, lockWallet, openWallet, post, readProgramme, readWallet } from './index';

let test: TestDatabase;
const time = new Date('2026-01-02T03:04:05.678Z');

beforeAll(async () => {
  test = await createTestDatabase();
  await test.database.transaction((tx) => openWallet(tx, 1));
});
afterAll(() => test.drop());

const topUp = (amountMinor: number) =>
  test.database.transaction((tx) =>
    post(tx, {
      holderId: 1,
      kind: 'system_topup',
      moves: [{ from: 'bank', to: 'available', amountMinor }],
      time,
    }),
  );

describe('post', () => {
  it('moves money and writes the flow record with both balances', async () => {
    const entry = await topUp(10_000);
    expect(entry).toMatchObject({ seq: 1, availableDeltaMinor: 10_000, totalAfterMinor: 10_000 });
    expect(await readWallet(test.database, 1)).toMatchObject({ available: 10_000 });
    expect((await readProgramme(test.database)).bank).toBe(-10_000);
    expect(await findDifferences(test.database)).toEqual([]);
  });

  it('locks', async () => {
    expect(await test.database.transaction((tx) => lockWallet(tx, 1))).toMatchObject({ available: 10_000 });
  });

  it('goes on by connections that were open while a migration added a column', async () => {
    for (const table of ['wallet', 'transaction'])
      await test.asOwner(`alter table ledger.${table} add column of_a_later_release int`);
    expect(await topUp(1)).toMatchObject({ seq: 2, totalAfterMinor: 10_001 });
    expect(await test.database.transaction((tx) => lockWallet(tx, 1))).toMatchObject({ available: 10_001 });
    expect(await readWallet(test.database, 1)).toMatchObject({ available: 10_001 });
  });
});
