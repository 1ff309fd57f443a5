import { calls } from '@fairlead/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestClient, type TestClient } from '../../../testing/client';
import { createTestContext, type TestContext } from '../../../testing/context';
import { planClient } from '../../../testing/plan-client';
import { acceptOrder, advanceDueOrders } from '../index';

const HOUR_MS = 3_600_000;

let context: TestContext;
let client: TestClient;
beforeAll(async () => {
  context = await createTestContext();
  await context.fundHouse(100_000);
  client = openTestClient(context);
});
afterAll(() => context.close());

it('no figure without a source: a late remittance shows what of it goes back to the house before it is posted', async () => {
  const plans = await planClient(context);
  const { order } = await plans.putOk(await plans.funded());
  await acceptOrder(context, Number(order.id));
  await plans.report(Number(order.id));
  for (const hours of [24, 72, 72, 30 * 24]) {
    context.clock.turn(hours * HOUR_MS);
    await advanceDueOrders(context);
  }
  const maker = await client.makeStaff('maker', 'finance_maker');
  const checker = await client.makeStaff('checker', 'finance_checker');
  const request = { network: 'test', amount: 1_500, receipt_number: 'late-1' };
  // `pass` compares what was shown with what was posted.
  const posted = await client.pass(
    checker,
    await client.call(calls.consoleRemittance.propose, maker, request),
  );
  expect(posted.moves).toEqual([
    { from: 'bank', to: 'network_receivable', amount: 1_500, type: 'remittance' },
    { from: 'network_receivable', to: 'house', amount: 1_500, type: 'house_advance' },
  ]);
  await context.expectBooks();
});
