import { calls } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Incoming } from '../../http/route';
import { createTestContext, type TestContext } from '../../testing/context';
import { planClient } from '../../testing/plan-client';
import { acceptOrder, advanceDueOrders, recordRemittance } from '../plans';
import { statementsRoutes } from './index';

const HOUR_MS = 3_600_000;
let context: TestContext;
let plans: Awaited<ReturnType<typeof planClient>>;

beforeAll(async () => {
  context = await createTestContext();
  plans = await planClient(context);
});
afterAll(() => context.close());

const published = async () => {
  const route = statementsRoutes(context).find(({ call }) => call === calls.statement.transparency);
  const answer = await route?.handle({ request: {} } as unknown as Incoming);
  return calls.statement.transparency.response.parse(answer?.ok ? answer.data : null);
};

/** As time alone would have it, once after each of so many hours. */
const pass = async (...hours: number[]) => {
  for (const count of hours) {
    context.clock.turn(count * HOUR_MS);
    await advanceDueOrders(context);
  }
};

/** An order of which 20.00 were billed, and 5.00 are owed for each conversion. */
const ran = async (client = plans, conversions = 3): Promise<number> => {
  const { order } = await client.putOk(await client.funded());
  await acceptOrder(context, Number(order.id));
  await client.report(Number(order.id), { conversions });
  return Number(order.id);
};

const remit = (orderId: number, amountMinor: number) =>
  context.database.transaction((tx) =>
    recordRemittance(tx, {
      ...{ network: 'test', receiptNumber: `r-${orderId}-${amountMinor}`, now: context.clock.now() },
      lines: [{ orderId, amountMinor }],
    }),
  );

describe('what everyone may see of the networks', () => {
  it('no profit from others’ deposits: names who pays late, also after the house has paid', async () => {
    expect(await published()).toMatchObject({
      overdue: [],
      orders: { settled: 0, lost: 0, lost_share_bp: null },
    });
    const id = await ran();
    await pass(24, 72, 72);
    const since = context.clock.now().toISOString();
    await pass(30 * 24 - 1);
    expect((await published()).overdue).toEqual([]);
    await pass(1);
    const late = { network: 'test', amount: 1_500, since };
    expect((await published()).overdue).toEqual([{ ...late, paid_by_house: 0 }]);

    await context.fundHouse(10_000);
    await pass(24);
    expect(await published()).toMatchObject({
      overdue: [{ ...late, paid_by_house: 1_500 }],
      orders: { settled: 1, lost: 1, lost_share_bp: null },
    });
    await remit(id, 500);
    expect((await published()).overdue).toEqual([{ ...late, amount: 1_000, paid_by_house: 1_000 }]);
    await remit(id, 1_000);
    expect((await published()).overdue).toEqual([]);
    await context.expectBooks();
  });

  it('no promise of profit: all settled orders of every product count, losing ones too', async () => {
    expect((await published()).orders).toEqual({ settled: 1, lost: 1, lost_share_bp: null });
    const others = await planClient(context);
    await remit(await ran(others, 10), 5_000);
    await remit(await ran(), 1_500);
    await pass(24, 72, 72);
    expect((await published()).orders).toEqual({ settled: 3, lost: 2, lost_share_bp: null });
    await context.expectBooks();
  });
});
