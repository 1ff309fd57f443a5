import type { OrderCause } from '@fairlead/contract';
import { eq, putOrder } from '@fairlead/db';
import { lockWallet } from '@fairlead/ledger';
import type { Services } from '../../http/services';
import { moveOrder } from './machine';
import { holderOf, type OrderRow, type ProductVersionRow, termsOf } from './order';
import { windowsAt } from './windows';

const moveByNetwork = async (services: Services, orderId: number, cause: OrderCause): Promise<boolean> => {
  const holderId = await holderOf(services.database, orderId);
  if (holderId === undefined) return false;
  return services.database.transaction(async (tx) => {
    await lockWallet(tx, holderId);
    const by = {
      actor: 'network',
      now: services.clock.now(),
      windows: windowsAt(services.config.sandboxSpeed),
    } as const;
    return (await moveOrder(tx, { holderId, orderId }, cause, by)).moved;
  });
};

/** The network takes the order: it runs from now. False where it was no longer matching. */
export const acceptOrder = (services: Services, orderId: number): Promise<boolean> =>
  moveByNetwork(services, orderId, 'network_accepted');

/** The network does not take it: all money goes back. False where it was no longer matching. */
export const refuseOrder = (services: Services, orderId: number): Promise<boolean> =>
  moveByNetwork(services, orderId, 'network_refused');

/** The network has ended a run that the holder stopped. */
export const confirmStop = (services: Services, orderId: number): Promise<boolean> =>
  moveByNetwork(services, orderId, 'stopped_by_holder');

/** What a network needs to know of an order. */
export interface NetworkOrder {
  readonly order: OrderRow;
  readonly terms: ProductVersionRow;
}

export const readNetworkOrder = async (
  { database }: Services,
  orderId: number,
): Promise<NetworkOrder | undefined> => {
  const [order] = await database.orm.select().from(putOrder).where(eq(putOrder.id, orderId));
  return order === undefined ? undefined : { order, terms: await termsOf(database, order) };
};
