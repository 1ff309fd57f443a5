import { calls } from '@fairlead/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientOf, dataOf } from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';
import { statementsRoutes } from './routes';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.close());

it('the reconciliation is added up once for all who ask within five seconds, and says of which moment it is', async () => {
  const call = clientOf(statementsRoutes(context));
  const caller = await context.makeHolder();
  const ask = async () => dataOf(await call(calls.statement.reconciliation, caller, {}));
  const first = await ask();
  await context.topUp(caller.holderId, 1_000);
  context.clock.turn(4_999);
  expect(await ask()).toEqual(first);
  context.clock.turn(1);
  const second = await ask();
  expect(second.owed_total).toBe(first.owed_total + 1_000);
  expect(Date.parse(second.as_of) - Date.parse(first.as_of)).toBe(5_000);
});
