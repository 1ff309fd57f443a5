import { calls, type ParsedOf, type ResponseOf } from '@fairlead/contract';
import { and, asc, eq, notInArray, putOrder, type Reader, type Tx } from '@fairlead/db';
import { type Answer, refuse } from '../../../http/answer';
import { answerOnce } from '../../../http/idempotency';
import type { HolderCaller } from '../../../http/route';
import type { Services } from '../../../http/services';
import { lockOrder, type OrderRow, termsOf } from '../order/order';
import { type Windows, windowsAt } from '../order/windows';
import { presentedOrder } from '../views/queries';
import { askToStop } from './ask-to-stop';
import { askNetwork } from './effects';
import { type MoveResult, moveOrder } from './machine';
import { endOffers } from './offer-order';

type Incoming = {
  readonly request: ParsedOf<typeof calls.plan.cancel>;
  readonly caller: HolderCaller;
  readonly idempotencyKey: string;
};
type OrderKey = { readonly holderId: number; readonly orderId: number };
/** When an order is ended, and the windows that hold. */
export type At = { readonly now: Date; readonly windows: Windows };
type Result = Promise<Answer<ResponseOf<typeof calls.plan.cancel>>>;

/**
 * Takes a put back while the network has not accepted it: free, all money returns
 * (docs/domain/plans.md#cancel-and-stop).
 */
const takeBack = async (tx: Tx, key: OrderKey, { now, windows }: At): Promise<MoveResult> => {
  const result = await moveOrder(tx, key, 'cancelled_by_holder', { actor: 'holder', now, windows });
  if (result.moved) {
    await askNetwork(tx, result.order, (await termsOf(tx, result.order)).network, 'cancel', now);
  }
  return result;
};

/** A holder cancels a put. */
export const cancelOrder = (services: Services, incoming: Incoming): Result =>
  answerOnce(services, calls.plan.cancel, incoming, async (tx, _wallet, now) => {
    const key = { holderId: incoming.caller.holderId, orderId: incoming.request.order_id };
    const at = { now, windows: windowsAt(services.config.sandboxSpeed) };
    const { moved, order } = await takeBack(tx, key, at);
    if (order === undefined) return refuse('no_such_data');
    return moved ? presentedOrder(tx, order) : refuse('wrong_state');
  });

/** A holder stops a run. */
export const stopOrder = (services: Services, incoming: Incoming): Result =>
  answerOnce(services, calls.plan.stop, incoming, async (tx, _wallet, now) => {
    const order = await lockOrder(tx, incoming.caller.holderId, incoming.request.order_id);
    if (order === undefined) return refuse('no_such_data');
    if (order.status !== 'putting' || order.intent === 'stop') return refuse('wrong_state');
    const at = { now, windows: windowsAt(services.config.sandboxSpeed) };
    return presentedOrder(tx, await askToStop(tx, order, { cause: 'stop_requested' }, at));
  });

/** An order that has not ended, as far as a closing account must know it. */
export type UnendedOrder = Pick<OrderRow, 'id' | 'status' | 'intent' | 'dueAt' | 'objectionEndsAt'>;

/** A holder's orders that have not ended. */
export const unendedOf = (reader: Reader, holderId: number): Promise<UnendedOrder[]> =>
  reader.orm
    .select({
      id: putOrder.id,
      status: putOrder.status,
      intent: putOrder.intent,
      dueAt: putOrder.dueAt,
      objectionEndsAt: putOrder.objectionEndsAt,
    })
    .from(putOrder)
    .where(
      and(
        eq(putOrder.holderId, holderId),
        notInArray(putOrder.status, ['put_failed', 'settlement_successful']),
      ),
    )
    .orderBy(asc(putOrder.id));

/**
 * Ends whatever a holder has that can be ended: offers fail, puts are taken back, runs are asked to stop
 * (docs/promises.md#out-any-time). The caller has locked the wallet. May be repeated.
 * @returns what is left and ends by itself
 */
export const endOrders = async (tx: Tx, holderId: number, at: At): Promise<UnendedOrder[]> => {
  const orders = await unendedOf(tx, holderId);
  const offers = orders.filter(({ status }) => status === 'waiting_to_put');
  await endOffers(
    tx,
    offers.map(({ id }) => id),
    at.now,
  );
  for (const { id, status, intent } of orders) {
    if (status === 'matching') await takeBack(tx, { holderId, orderId: id }, at);
    if (status === 'putting' && intent !== 'stop') {
      const order = await lockOrder(tx, holderId, id);
      if (order?.status === 'putting') await askToStop(tx, order, { cause: 'stop_requested' }, at);
    }
  }
  return unendedOf(tx, holderId);
};
