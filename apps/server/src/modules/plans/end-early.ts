import { calls, type RequestOf, type ResponseOf } from '@fairlead/contract';
import type { Tx } from '@fairlead/db';
import { type Answer, done, refuse } from '../../http/answer';
import { answerOnce } from '../../http/idempotency';
import type { HolderCaller } from '../../http/route';
import type { Services } from '../../http/services';
import { askNetwork } from './effects';
import { moveOrder } from './machine';
import { because, changeOrder, lockOrder, type OrderRow, recordEvent, termsOf } from './order';
import { presentOrder } from './present';
import { factsOf, productFactsOf } from './queries';
import { later, windowsAt } from './windows';

type Incoming = {
  readonly request: RequestOf<typeof calls.plan.cancel>;
  readonly caller: HolderCaller;
  readonly idempotencyKey: string;
};
type Result = Promise<Answer<ResponseOf<typeof calls.plan.cancel>>>;

const presented = async (tx: Tx, order: OrderRow) =>
  done({ order: presentOrder(factsOf(order), productFactsOf(await termsOf(tx, order))) });

/** Takes a put back while the network has not accepted it: free, all money returns (domain §3, status 2). */
export const cancelOrder = (services: Services, incoming: Incoming): Result =>
  answerOnce(services, calls.plan.cancel, incoming, async (tx, _wallet, now) => {
    const key = { holderId: incoming.caller.holderId, orderId: Number(incoming.request.order_id) };
    const windows = windowsAt(services.config.sandboxSpeed);
    const { moved, order } = await moveOrder(tx, key, 'cancelled_by_holder', {
      actor: 'holder',
      now,
      windows,
    });
    if (order === undefined) return refuse('no_such_data');
    if (!moved) return refuse('wrong_state');
    await askNetwork(tx, order, (await termsOf(tx, order)).network, 'cancel', now);
    return presented(tx, order);
  });

/** Asks the network to end a run; a network that stays silent is taken to have stopped (domain §3, status 5). */
export const stopOrder = (services: Services, incoming: Incoming): Result =>
  answerOnce(services, calls.plan.stop, incoming, async (tx, _wallet, now) => {
    const order = await lockOrder(tx, incoming.caller.holderId, Number(incoming.request.order_id));
    if (order === undefined) return refuse('no_such_data');
    if (order.status !== 'putting' || order.intent === 'stop') return refuse('wrong_state');
    const byLatest = later(now, windowsAt(services.config.sandboxSpeed).stopMs);
    const dueAt = order.runEndsAt !== null && order.runEndsAt < byLatest ? order.runEndsAt : byLatest;
    const stopping = await changeOrder(tx, order, {
      intent: 'stop',
      dueAt,
      reasons: [...order.reasons, because('stop_requested', now, dueAt)],
    });
    await recordEvent(tx, stopping, { time: now, cause: 'stop_requested', actor: 'holder' });
    await askNetwork(tx, stopping, (await termsOf(tx, order)).network, 'cancel', now);
    return presented(tx, stopping);
  });
