import { readHolderFault } from '@fairlead/db';
import { createTestDatabase, type TestDatabase } from '@fairlead/db/testing';
import { freezeHolder, openWallet, readFreezes, readWallet } from '@fairlead/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moveOf, postOne, TIME } from './filled-books';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  for (const holderId of [1, 2, 3]) {
    await test.database.transaction((tx) => openWallet(tx, holderId));
    if (holderId === 3) continue;
    await postOne(test, holderId, 'system_topup', [moveOf('bank', 'available', 10_000)]);
    await postOne(test, holderId, 'ad_serving', [moveOf('available', 'escrow', 4_000)]);
  }
});
afterAll(() => test.drop());

const topUp = (holderId: number) =>
  postOne(test, holderId, 'system_topup', [moveOf('bank', 'available', 100)]);
const spoil = (text: string) =>
  test.asOwner(`begin; set local session_replication_role = replica; ${text}; commit`);
const faultOf = (posting: Promise<unknown>) => posting.then(() => undefined, readHolderFault);

/** Each with its way back. */
const DISAGREEMENTS: readonly (readonly [string, number, string, string])[] = [
  [
    'one more available',
    1,
    'update ledger.wallet set available = available + 1',
    'available = available - 1',
  ],
  [
    'one less available',
    1,
    'update ledger.wallet set available = available - 1',
    'available = available + 1',
  ],
  ['one more in escrow', 1, 'update ledger.wallet set escrow = escrow + 1', 'escrow = escrow - 1'],
  [
    'another head',
    1,
    "update ledger.wallet set head = sha256('x')",
    'head = (select hash from ledger.transaction where holder_id = 1 and seq = 2)',
  ],
  [
    'an entry turned back',
    1,
    'update ledger.wallet set available = 10000, escrow = 0, seq = 1',
    'available = 6000, escrow = 4000, seq = 2',
  ],
  ['an entry too many', 1, 'update ledger.wallet set seq = 3', 'seq = 2'],
  ['money without an entry', 3, 'update ledger.wallet set available = 1', 'available = 0'],
];

describe('a wallet that is not what its newest entry left', () => {
  it.each(DISAGREEMENTS)('takes no posting: %s', async (_what, holderId, break_, mend) => {
    await spoil(`${break_} where holder_id = ${holderId}`);
    const before = await readWallet(test.database, holderId);
    expect(await faultOf(topUp(holderId))).toMatchObject({
      holderId,
      reason: expect.stringMatching(new RegExp(`^wallet ${holderId}: stored`)),
    });
    expect(await readWallet(test.database, holderId)).toEqual(before);
    await topUp(2);
    await spoil(`update ledger.wallet set ${mend} where holder_id = ${holderId}`);
    expect(await faultOf(topUp(holderId))).toBeUndefined();
    // Back to two entries, of which the next row speaks.
    await spoil(
      `delete from ledger.move where holder_id = 1 and seq > 2; delete from ledger.transaction where holder_id = 1 and seq > 2;
       update ledger.wallet set available = 6000, seq = 2, head = (select hash from ledger.transaction where holder_id = 1 and seq = 2)
         where holder_id = 1`,
    );
  });
});

describe('a frozen holder', () => {
  it('takes no posting, is frozen once, and is nobody else', async () => {
    const freeze = (reason: string) =>
      test.database.transaction((tx) => freezeHolder(tx, { holderId: 1, reason }, TIME));
    expect([await freeze('first'), await freeze('second')]).toEqual([true, false]);
    expect(await faultOf(topUp(1))).toEqual({ holderId: 1, reason: 'holder 1 is frozen' });
    expect(await faultOf(topUp(2))).toBeUndefined();
    expect(await readFreezes(test.database)).toEqual([
      { holderId: 1, reason: 'first', frozenAt: TIME, repairedAt: null },
    ]);
  });
});
