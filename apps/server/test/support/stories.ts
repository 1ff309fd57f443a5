import { randomUUID } from 'node:crypto';
import { type Call, calls, type RequestOf } from '@fairlead/contract';
import { readWallet } from '@fairlead/ledger';
import { routesOf } from '../../src/app/parts';
import type { HolderCaller } from '../../src/http/route';
import { acceptOrder, advanceDueOrders } from '../../src/modules/plans';
import { walletJobs } from '../../src/modules/wallet';
import { withdrawalsJobs } from '../../src/modules/withdrawals';
import { clientOf, dataOf, openTestClient, PIN } from '../../src/testing/client';
import { createTestContext } from '../../src/testing/context';
import { networksVariable, openNode, type ReportIn } from '../../src/testing/network';
import { planClient } from '../../src/testing/plan-client';

const BUCKET_MS = 900_000;

/** One database with every call of the product, two nodes that networks report to, and staff. */
export const openStories = async () => {
  const context = await createTestContext({ NETWORKS: networksVariable() });
  await context.fundHouse(1_000_000);
  const plans = await planClient(context);
  const money = openTestClient(context);
  const call = clientOf(routesOf(context));
  const nodes = [await openNode(context), await openNode(context)] as const;
  const maker = await money.makeStaff('maker', 'finance_maker');
  const checker = await money.makeStaff('checker', 'finance_checker');
  /** A call with a key of its own. */
  const act = <C extends Call>(one: C, caller: HolderCaller, request: RequestOf<C>) =>
    call(one, caller, request, { key: randomUUID() });
  const pass = (proposed: Parameters<typeof money.pass>[1]) => money.pass(checker, proposed);
  return {
    ...{ context, plans, call, nodes, maker, checker, act, pass },
    close: async () => {
      for (const node of nodes) await node.close();
      await context.close();
    },
    wallet: ({ holderId }: HolderCaller) => readWallet(context.database, holderId),
    /** Time passes, and what it ends by itself ends. */
    turn: async (lengthMs: number) => {
      context.clock.turn(lengthMs);
      await advanceDueOrders(context);
      for (const job of [...withdrawalsJobs(context), ...walletJobs(context)]) await job.run();
    },
    /** Somebody who may withdraw, with so much at hand. */
    payeeWith: async (amountMinor: number): Promise<HolderCaller> => {
      const holder = await money.makePayee();
      await context.topUp(holder.holderId, amountMinor);
      return holder;
    },
    withdraw: async (holder: HolderCaller, amount: number): Promise<string> =>
      dataOf(await act(calls.withdrawal.request, holder, { amount, password: PIN })).id,
    /** Staff set so much of a holder's funds aside. */
    holdBack: async ({ holderId }: HolderCaller, amount: number) => {
      const statement = { holder_id: String(holderId), amount, remark: 'looked into' };
      return pass(
        await call(calls.consoleHold.proposeHold, maker, { ...statement, reason: 'identity_check' }),
      );
    },
    runningOrder: async () => {
      const holder = await plans.funded();
      const { order } = await plans.putOk(holder);
      await acceptOrder(context, Number(order.id));
      return { holder, order };
    },
    /** As a network writes it: 2,000 views, 100 clicks, 3 conversions, 20.00 spent, in the bucket of now. */
    reportOf: (order_number: string, more: Partial<ReportIn> = {}): ReportIn => ({
      ...{ order_number, version: 1, impressions: 2_000, clicks: 100, conversions: 3, spend: 2_000 },
      bucket: new Date(Math.floor(context.clock.now().getTime() / BUCKET_MS) * BUCKET_MS).toISOString(),
      ...more,
    }),
  };
};
