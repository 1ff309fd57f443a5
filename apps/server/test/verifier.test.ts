import { post } from '@fairlead/ledger';
import { verifyChain } from '@fairlead/verifier';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, type World } from '../src/testing/world';
import { expectChain, readChain } from './support/chain';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const REMARKS = ['', 'plain', 'two\nlines', '余額 — Überweisung №5', 'a\r\nb\n', '\n', '"quoted" \\ back'];

describe('the offline verifier', () => {
  it('reads the canonical form of the ledger itself, whatever the remark', async () => {
    const { holderId } = await world.makeHolder();
    for (const [position, remark] of REMARKS.entries()) {
      const time = new Date(world.clock.now().getTime() + position * 86_399_999);
      const moves = [
        { from: 'bank', to: 'available', amountMinor: 9_007_199_254_740 },
        { from: 'bank', to: 'available', amountMinor: 1 + position },
      ] as const;
      await world.database.transaction((tx) =>
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
    expect(await readChain(world.database, holderId)).toHaveLength(REMARKS.length);
    await expectChain(world.database, holderId);
  });

  it('finds what was changed in the database behind the ledger’s back', async () => {
    const { holderId } = await world.makeHolder();
    await world.topUp(holderId, 500);
    await world.topUp(holderId, 700);
    await expectChain(world.database, holderId);
    await world.asOwner(
      `begin; set local session_replication_role = replica;
       update ledger.transaction set remark = 'a gift' where holder_id = ${holderId} and seq = 1; commit`,
    );
    const faults = await verifyChain(holderId, await readChain(world.database, holderId));
    expect(faults).toEqual([{ kind: 'hash_differs', seq: 1 }]);
  });
});
