import { readProgramme, readWallet } from '@fairlead/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestContext, type TestContext } from '../../../testing/context';
import { advanceDueOrders, plansRoutes } from '../../plans';
import { playDemoNetwork, sendDueOutbox } from '../index';

/** A day is ten seconds, as in the sandbox. */
const SPEED = '8640';
let context: TestContext;

beforeAll(async () => {
  context = await createTestContext({ SANDBOX_SPEED: SPEED });
  await context.fundHouse(100_000);
});
afterAll(() => context.close());

const put = async (productId: number) => {
  const caller = await context.makeHolder();
  await context.topUp(caller.holderId, 10_000);
  const route = plansRoutes(context).find(({ call }) => call.id === 'plan.put');
  const request = { product_id: productId, amount: 5_000 };
  const answer = await route?.handle({
    ...{ request, caller, lang: 'en', timeZone: 'UTC', idempotencyKey: 'a-key-of-its-own' },
    ...{ address: '', userAgent: '', cookies: '', setCookie: () => {} },
  });
  if (answer?.ok !== true) throw new Error('the put was refused');
  return caller.holderId;
};

/** What every node does, once a second for so long; two nodes at once, as in life. */
const live = async (seconds: number) => {
  for (let second = 0; second < seconds; second += 1) {
    for (const job of [sendDueOutbox, playDemoNetwork, advanceDueOrders]) {
      await Promise.all([job(context), job(context)]);
    }
    context.clock.turn(1_000);
  }
};

const statusOf = async (holderId: number) => {
  const [row] = await context.asOwner<{ status: string }>(
    'select status from put_order where holder_id = $1',
    [holderId],
  );
  return row?.status;
};

describe('the demo network', () => {
  it('brings an order through its whole life in under three minutes', async () => {
    const holderId = await put(await context.makeProduct({ network: 'demo', runDays: 7 }));
    const seen = new Set<string | undefined>();
    let seconds = 0;
    for (; seconds < 180 && !seen.has('settlement_successful'); seconds += 1) {
      await live(1);
      seen.add(await statusOf(holderId));
    }
    expect([...seen]).toEqual([
      'matching',
      'putting',
      'put_finished',
      'waiting_for_settlement',
      'settlement_successful',
    ]);
    expect(seconds).toBeLessThan(180);
    expect(await readWallet(context.database, holderId)).toMatchObject({ escrow: 0, settling: 0 });
    expect((await readProgramme(context.database)).network_receivable).toBe(0);
    const [sums] = await context.asOwner<{ same: boolean }>(
      `select o.billed_minor = sum(r.spend_minor) and o.revenue_minor = sum(r.revenue_minor) as same
        from put_order o join delivery_report r on r.order_id = o.id and r.current
        where o.holder_id = $1 group by o.holder_id, o.id`,
      [holderId],
    );
    expect(sums?.same).toBe(true);
    const quarantined = await context.asOwner(`select 1 from delivery_report where state = 'quarantined'`);
    expect(quarantined).toEqual([]);
    // Nothing came late: the house bore no spend that the order's own funds should have.
    const paidByHouse = await context.asOwner('select 1 from put_order where billed_house_minor > 0');
    expect(paidByHouse).toEqual([]);
    await context.expectBooks();
  });

  it('refuses what it is told to refuse, and all money comes back', async () => {
    const holderId = await put(
      await context.makeProduct({ network: 'demo', networkOptions: { refuses: true } }),
    );
    await live(4);
    expect(await statusOf(holderId)).toBe('put_failed');
    expect(await readWallet(context.database, holderId)).toMatchObject({ available: 10_000, escrow: 0 });
    await context.expectBooks();
  });

  it('is not called for good when it is not connected: the row stays due, later each time', async () => {
    const holderId = await put(await context.makeProduct({ network: 'nowhere' }));
    await sendDueOutbox(context);
    const read = () =>
      context.asOwner<{ attempts: number; wait_ms: number }>(
        `select attempts, extract(epoch from due_at - $2::timestamptz)::int * 1000 as wait_ms from outbox where holder_id = $1`,
        [holderId, context.clock.now()],
      );
    expect(await read()).toEqual([{ attempts: 1, wait_ms: 1_000 }]);
    expect(await sendDueOutbox(context)).toBe(0);
    context.clock.turn(1_000);
    expect(await sendDueOutbox(context)).toBe(1);
    expect(await read()).toEqual([{ attempts: 2, wait_ms: 2_000 }]);
  });
});
