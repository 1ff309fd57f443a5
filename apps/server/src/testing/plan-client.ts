import { type Call, calls, type RequestOf, type ResponseOf } from '@fairlead/contract';
import { readWallet } from '@fairlead/ledger';
import type { Answer } from '../http/answer';
import type { HolderCaller } from '../http/route';
import { ingestReport, plansRoutes } from '../modules/plans';
import type { TestContext } from './context';
import { READER } from './reader';

const BUCKET_MS = 900_000;

/** The calls of the plans module that its tests call, on one product of a test network. */
export const planClient = async (context: TestContext) => {
  const productId = String(await context.makeProduct());
  const routes = plansRoutes(context);
  let keys = 0;
  const nextKey = (): string => {
    keys += 1;
    return `key-${keys}-aaaa`;
  };

  /** Makes a call as this person, with a key of its own where none is given. */
  const send = <C extends Call>(
    call: C,
    caller: HolderCaller,
    request: RequestOf<C>,
    idempotencyKey = nextKey(),
  ): Promise<Answer<ResponseOf<C>>> => {
    const route = routes.find((candidate) => candidate.call.id === call.id);
    if (route === undefined) throw new Error(`${call.id} is not served`);
    return route.handle({
      request: call.request.parse(request),
      caller,
      idempotencyKey,
      ...READER,
    }) as Promise<Answer<ResponseOf<C>>>;
  };

  const put = (caller: HolderCaller, more: Partial<RequestOf<typeof calls.plan.put>> = {}, key?: string) =>
    send(calls.plan.put, caller, { product_id: productId, amount: 5_000, ...more }, key);

  return {
    nextKey,
    send,
    put,
    putOk: async (...given: Parameters<typeof put>) => {
      const answer = await put(...given);
      if (!answer.ok) throw new Error(answer.reason);
      return answer.data;
    },
    /**
     * A report of the bucket that the clock stands in, or of one before: 2,000 views, 100 clicks, 3 conversions, 20.00 spent.
     */
    report: (orderId: number, more: Record<string, number> = {}, version = 1, bucketsAgo = 0) => {
      const newest = Math.floor(context.clock.now().getTime() / BUCKET_MS) - bucketsAgo;
      const bucket = new Date(newest * BUCKET_MS);
      const figures = { impressions: 2_000, clicks: 100, conversions: 3, spendMinor: 2_000, ...more };
      const raw = JSON.stringify({ orderId, bucket, version, ...figures });
      return ingestReport(context, {
        source: 'test',
        orderId,
        bucket,
        version,
        ...figures,
        raw,
        enteredByHand: false,
      });
    },
    detailOf: async (caller: HolderCaller, orderId: string) => {
      const answer = await send(calls.plan.detail, caller, { order_id: orderId });
      if (!answer.ok) throw new Error(answer.reason);
      return answer.data;
    },
    funded: async (amountMinor = 10_000) => {
      const caller = await context.makeHolder();
      await context.topUp(caller.holderId, amountMinor);
      return caller;
    },
    walletOf: (caller: HolderCaller) => readWallet(context.database, caller.holderId),
  };
};
