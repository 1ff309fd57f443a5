import { calls } from '@fairlead/contract';
import { openDatabase, programUrl } from '@fairlead/db';
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

describe('a put that shares a round trip with one whose wallet somebody holds', () => {
  it('is done, and the other alone is refused', async () => {
    const url = await programUrl(context.databaseUrl);
    const impatient = openDatabase({ url, max: 8, limits: { lockMs: 500 } });
    const query = vi.spyOn(impatient, 'query');
    const plan = clientOf(plansRoutes({ ...context, database: impatient }));
    const [locked, free] = [await context.makeHolder(), await context.makeHolder()];
    for (const { holderId } of [locked, free]) await context.topUp(holderId, 5_000);
    const request = { product_id: String(await context.makeProduct()), amount: 5_000 };
    const [refused, answered] = await context.database.transaction(async (tx) => {
      await lockWallet(tx, locked.holderId);
      return Promise.allSettled(
        [locked, free].map((caller) => plan(calls.plan.put, caller, request, { key: 'in-one-round-trip' })),
      );
    });
    expect(refused).toMatchObject({ status: 'rejected', reason: { code: '55P03' } });
    expect(answered).toMatchObject({ status: 'fulfilled', value: { ok: true } });
    // Once together, then each alone.
    expect(query.mock.calls.filter(([, , name]) => name === 'put_order')).toHaveLength(3);
    const wallets = [locked, free].map(({ holderId }) => readWallet(context.database, holderId));
    expect(await Promise.all(wallets)).toMatchObject([
      { available: 5_000, escrow: 0 },
      { available: 0, escrow: 5_000 },
    ]);
    await impatient.close();
    await context.expectBooks();
  });
});
