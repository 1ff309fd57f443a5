import { post } from '@fairlead/ledger';
import { verifyChain } from '@fairlead/verifier';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestContext, type TestContext } from '../src/testing/context';
import { expectChain, readChain } from './support/chain';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.close());

const REMARKS = ['', 'plain', 'two\nlines', '余額 — Überweisung №5', 'a\r\nb\n', '\n', '"quoted" \\ back'];

describe('the offline verifier', () => {
  it('reads the canonical form of the ledger itself, whatever the remark', async () => {
    const { holderId } = await context.makeHolder();
    for (const [position, remark] of REMARKS.entries()) {
      const time = new Date(context.clock.now().getTime() + position * 86_399_999);
      const moves = [
        { from: 'bank', to: 'available', amountMinor: 9_007_199_254_740 },
        { from: 'bank', to: 'available', amountMinor: 1 + position },
      ] as const;
      await context.database.transaction((tx) =>
        post(tx, {
          holderId,
          kind: 'system_topup',
          moves,
          time,
          remark,
          link: { kind: 'top_up', id: position },
        }),
      );
    }
    expect(await readChain(context.database, holderId)).toHaveLength(REMARKS.length);
    await expectChain(context.database, holderId);
  });

  it('finds what was changed in the database behind the ledger’s back', async () => {
    const { holderId } = await context.makeHolder();
    await context.topUp(holderId, 500);
    await context.topUp(holderId, 700);
    await expectChain(context.database, holderId);
    await context.asOwner(
      `begin; set local session_replication_role = replica;
       update ledger.transaction set remark = 'a gift' where holder_id = ${holderId} and seq = 1; commit`,
    );
    const faults = await verifyChain(holderId, await readChain(context.database, holderId));
    expect(faults).toEqual([{ kind: 'hash_differs', seq: 1 }]);
  });
});
