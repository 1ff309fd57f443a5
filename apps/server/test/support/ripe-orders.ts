import { calls } from '@fairlead/contract';
import { systemClock } from '../../src/clock';
import type { HolderCaller } from '../../src/http/route';
import { acceptOrder, advanceDueOrders, plansRoutes, windowsAt } from '../../src/modules/plans';
import { clientOf, dataOf } from '../../src/testing/client';
import type { TestContext } from '../../src/testing/context';
import { planClient } from '../../src/testing/plan-client';

const PUT_MINOR = 5_000;
/** Of the three conversions that `planClient` reports, and the spend that it bills. */
const GROSS_MINOR = 1_500;
const SHARE_MINOR = 1_200;
const BILLED_MINOR = 2_000;
const DAY_MS = 86_400_000;

/** An order whose run, reports and window for objections are over; only its network still owes. */
export interface RipeOrder {
  readonly holder: HolderCaller;
  readonly orderId: number;
  /** A network of its own, so that one remittance pays for it alone. */
  readonly network: string;
  readonly grossMinor: number;
  /** What its holder has at hand once it is settled. */
  readonly settledAvailableMinor: number;
}

/** Plays the past of so many orders, so that they are ripe at the present of the machine. */
export const makeRipeOrders = async (context: TestContext, count: number): Promise<RipeOrder[]> => {
  const { runMs, reportsMs, objectionMs } = windowsAt(1);
  const lengthsMs = [runMs(1), reportsMs, objectionMs];
  const wholeMs = lengthsMs.reduce((sum, lengthMs) => sum + lengthMs, 0);
  context.clock.set(new Date(systemClock.now().getTime() - wholeMs - DAY_MS));
  const plans = await planClient(context);
  const call = clientOf(plansRoutes(context));
  const ripe: RipeOrder[] = [];
  for (let number = 0; number < count; number += 1) {
    const network = `network ${number}`;
    const product_id = String(await context.makeProduct({ network }));
    const holder = await context.makeHolder();
    await context.topUp(holder.holderId, PUT_MINOR);
    const request = { product_id, amount: PUT_MINOR };
    const { order } = dataOf(await call(calls.plan.put, holder, request, { key: network }));
    const orderId = Number(order.id);
    await acceptOrder(context, orderId);
    await plans.report(orderId);
    const settledAvailableMinor = PUT_MINOR - BILLED_MINOR + SHARE_MINOR;
    ripe.push({ holder, orderId, network, grossMinor: GROSS_MINOR, settledAvailableMinor });
  }
  for (const lengthMs of lengthsMs) {
    context.clock.turn(lengthMs);
    while ((await advanceDueOrders(context)) > 0);
  }
  return ripe;
};
