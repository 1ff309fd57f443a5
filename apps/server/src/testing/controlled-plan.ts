import { calls, type RequestOf } from '@fairlead/contract';
import { acceptOrder } from '../modules/plans';
import type { TestContext } from './context';
import type { planClient } from './plan-client';

export type Limits = RequestOf<typeof calls.plan.setLimits>['limits'];
export const NO_LIMITS: Limits = {
  ...{ cost_per_conversion: null, loss: null, spend_without_conversion: null, ends_at: null },
  daily_cap: null,
};

/** A plan of 50.00 that runs, and what its holder may ask of it. */
export const runControlled = async (
  context: TestContext,
  client: Awaited<ReturnType<typeof planClient>>,
  runDays = 1,
) => {
  const caller = await client.funded();
  const product_id = String(await context.makeProduct({ runDays }));
  const { order } = await client.putOk(caller, { product_id });
  const id = Number(order.id);
  await acceptOrder(context, id);
  const ask = (call: typeof calls.plan.pause | typeof calls.plan.resume | typeof calls.plan.stop) =>
    client.send(call, caller, { order_id: order.id });
  const detail = () => client.detailOf(caller, order.id);
  return {
    ...{ caller, id, detail },
    pause: () => ask(calls.plan.pause),
    resume: () => ask(calls.plan.resume),
    stop: () => ask(calls.plan.stop),
    lower: (budget: number) => client.send(calls.plan.lower, caller, { order_id: order.id, budget }),
    limit: (limits: Partial<Limits>) =>
      client.send(calls.plan.setLimits, caller, { order_id: order.id, limits: { ...NO_LIMITS, ...limits } }),
    /** The number of the message that the network was sent last. */
    version: async () => {
      const [row] = await context.asOwner<{ version: number }>(
        'select control_version as version from put_order where id = $1',
        [id],
      );
      return row?.version ?? 0;
    },
    pace: async () => (await detail()).control?.pace,
    causes: async () => (await detail()).timeline.map(({ cause, actor }) => `${cause} / ${actor}`).slice(3),
    wallet: () => client.walletOf(caller),
    /** The notices of limits that were reached. */
    notices: () =>
      context.database.query<{ key: string; parameters: object }>(
        `select key, parameters from notification where holder_id = $1 and key like 'order.%Reached' order by id`,
        [caller.holderId],
      ),
  };
};
