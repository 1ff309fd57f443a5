import type { Actor, OrderCause } from '@fairlead/contract';
import { eq, putOrder, type Tx } from '@fairlead/db';
import { lockWallet } from '@fairlead/ledger';
import type { Services } from '../../../http/services';
import type { ProductTerms } from '../../products';
import { changeOrder, holderOf, lockOrder, type OrderRow, orderReason, termsOf } from '../order/order';
import { windowsAt } from '../order/windows';
import { moveOrder } from './machine';

/** The first of these moves that is legal now. */
const moveByNetwork = async (
  services: Services,
  orderId: number,
  causes: readonly OrderCause[],
  actor: Actor = 'network',
): Promise<boolean> => {
  const holderId = await holderOf(services.database, orderId);
  if (holderId === undefined) return false;
  return services.database.transaction(async (tx) => {
    await lockWallet(tx, holderId);
    const by = { actor, now: services.clock.now(), windows: windowsAt(services.config.sandboxSpeed) };
    for (const cause of causes) {
      if ((await moveOrder(tx, { holderId, orderId }, cause, by)).moved) return true;
    }
    return false;
  });
};

/** The network takes the order: it runs from now. False where it was no longer matching. */
export const acceptOrder = (services: Services, orderId: number): Promise<boolean> =>
  moveByNetwork(services, orderId, ['network_accepted']);

/** The network does not take it: all money goes back. False where it was no longer matching. */
export const refuseOrder = (services: Services, orderId: number): Promise<boolean> =>
  moveByNetwork(services, orderId, ['network_refused']);

/** The network has ended a run that the holder, or a limit of theirs, stopped; the programme ends it where no network can answer. */
export const confirmStop = (
  services: Services,
  orderId: number,
  actor: 'network' | 'programme' = 'network',
): Promise<boolean> => moveByNetwork(services, orderId, ['stopped_by_holder', 'stopped_by_limit'], actor);

/** The order waits for staff, since its network cannot be asked; unplaced it fails when a silent network's would. */
export const awaitPlacement = async (services: Services, orderId: number): Promise<void> => {
  const holderId = await holderOf(services.database, orderId);
  if (holderId === undefined) return;
  await services.database.transaction(async (tx) => {
    await lockWallet(tx, holderId);
    const order = await lockOrder(tx, holderId, orderId);
    if (order?.status !== 'matching') return;
    const reasons = [orderReason('awaiting_placement', services.clock.now(), order.dueAt)];
    await changeOrder(tx, order, { reasons });
  });
};

/**
 * Staff have placed the order with a network that cannot accept it by itself: it runs from now.
 * @returns false where it was no longer matching
 */
export const placeOrder = async (
  tx: Tx,
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  holderId: number,
  orderId: number,
): Promise<boolean> => {
  await lockWallet(tx, holderId);
  const by = { actor: 'staff', now: clock.now(), windows: windowsAt(config.sandboxSpeed) } as const;
  return (await moveOrder(tx, { holderId, orderId }, 'placed_by_hand', by)).moved;
};

/** What a network needs to know of an order. */
export interface NetworkOrder {
  readonly order: OrderRow;
  readonly terms: ProductTerms;
}

export const readNetworkOrder = async (
  { database }: Services,
  orderId: number,
): Promise<NetworkOrder | undefined> => {
  const [order] = await database.orm.select().from(putOrder).where(eq(putOrder.id, orderId));
  return order === undefined ? undefined : { order, terms: await termsOf(database, order) };
};
