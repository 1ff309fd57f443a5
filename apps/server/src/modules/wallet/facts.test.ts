import { openHold } from '@fairlead/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestContext, type TestContext } from '../../testing/context';
import { readFactsOf } from './facts';

const DAY_MS = 86_400_000;

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.close());

const holderWith = async (amountMinor: number): Promise<number> => {
  const { holderId } = await context.makeHolder();
  await context.topUp(holderId, amountMinor);
  return holderId;
};

describe('the facts of several wallets, read in one question', () => {
  it('are each of their own holder, in the order asked, also where one is asked for twice', async () => {
    const poor = await holderWith(100);
    const held = await holderWith(5_000);
    const now = context.clock.now();
    await context.database.transaction((tx) =>
      openHold(tx, {
        ...{ holderId: held, account: 'held', kind: 'hold', amountMinor: 2_000, reason: 'dispute' },
        ...{ opener: 'staff:1', time: now, expiresAt: new Date(now.getTime() + DAY_MS), linkId: 0 },
      }),
    );
    // More often than PostgreSQL plans a statement anew.
    for (let time = 0; time < 8; time += 1) {
      const facts = await readFactsOf(context.database, [held, poor, held]);
      expect(facts.map(({ available }) => available)).toEqual([3_000, 100, 3_000]);
      expect(facts.map(({ holds }) => holds.map(({ amountMinor }) => amountMinor))).toEqual([
        [2_000],
        [],
        [2_000],
      ]);
    }
  });

  it('of somebody without a wallet are a fault', async () => {
    await expect(readFactsOf(context.database, [987_654])).rejects.toThrow('has no wallet');
  });
});
