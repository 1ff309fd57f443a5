import { calls } from '@fairlead/contract';
import { lockWallet, post, readWallet } from '@fairlead/ledger';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { plansRoutes } from '../src/modules/plans';
import { clientOf } from '../src/testing/client';
import { createTestContext, type TestContext } from '../src/testing/context';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.close());

/** Until a connection to this database waits for a lock that another holds. */
const untilSomeoneWaits = () =>
  vi.waitFor(
    async () => {
      const [row] = await context.asOwner<{ waiting: number }>(
        `select count(*) as waiting from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(row?.waiting).toBe(1);
    },
    { timeout: 10_000, interval: 10 },
  );

describe('a put that comes while another spends the same money', () => {
  it('waits for its end, and is then checked by what is left', async () => {
    const caller = await context.makeHolder();
    const { holderId } = caller;
    await context.topUp(holderId, 5_000);
    const request = { product_id: String(await context.makeProduct()), amount: 5_000 };
    const plan = clientOf(plansRoutes(context));
    const answer = await context.database.transaction(async (tx) => {
      await lockWallet(tx, holderId);
      const moves = [{ from: 'available', to: 'escrow', toRef: 1, amountMinor: 1 }] as const;
      await post(tx, { holderId, kind: 'ad_serving', moves, time: context.clock.now() });
      const put = plan(calls.plan.put, caller, request, { key: 'while-another-spends' });
      const settled = put.then(
        (value) => ({ value }),
        (error: unknown) => ({ error }),
      );
      await untilSomeoneWaits();
      return () => settled;
    });
    expect(await answer()).toEqual({ value: { ok: false, reason: 'insufficient_balance' } });
    expect(await readWallet(context.database, holderId)).toMatchObject({ available: 4_999, escrow: 1 });
    await context.expectBooks();
  });
});
