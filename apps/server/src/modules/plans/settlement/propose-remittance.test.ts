import { calls } from '@fairlead/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Doors, openDoors } from '../../../testing/doors';
import { planDoors } from '../../../testing/plan-doors';
import { createWorld, type World } from '../../../testing/world';
import { acceptOrder, advanceDueOrders } from '../index';

const HOUR_MS = 3_600_000;

let world: World;
let doors: Doors;
beforeAll(async () => {
  world = await createWorld();
  await world.fundHouse(100_000);
  doors = openDoors(world);
});
afterAll(() => world.close());

it('no figure without a source: a late remittance shows what of it goes back to the house before it is posted', async () => {
  const plans = await planDoors(world);
  const { order } = await plans.putOk(await plans.funded());
  await acceptOrder(world, Number(order.id));
  await plans.report(Number(order.id));
  for (const hours of [24, 72, 72, 30 * 24]) {
    world.clock.turn(hours * HOUR_MS);
    await advanceDueOrders(world);
  }
  const maker = await doors.makeStaff('maker', 'finance_maker');
  const checker = await doors.makeStaff('checker', 'finance_checker');
  const request = { network: 'test', amount: 1_500, receipt_number: 'late-1' };
  // `pass` compares what was shown with what was posted.
  const posted = await doors.pass(checker, await doors.call(calls.consoleRemittance.propose, maker, request));
  expect(posted.moves).toEqual([
    { from: 'bank', to: 'network_receivable', amount: 1_500, type: 'remittance' },
    { from: 'network_receivable', to: 'house', amount: 1_500, type: 'house_advance' },
  ]);
  await world.expectBooks();
});
