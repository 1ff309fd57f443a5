import { addNetworkTask, awaitPlacement, confirmControl, confirmStop, readNetworkOrder } from '../plans';
import type { NetworkAdapter } from './adapter';

/**
 * A network without an interface: staff place the order by hand and say so, since nobody else can accept it. What its
 * holder stops or pauses is over at once, so that they do not wait for an answer that nobody sends; staff tell the network.
 */
export const csvAdapter = (name: string): NetworkAdapter => ({
  name,
  submit: awaitPlacement,
  cancel: async (services, orderId) => {
    const found = await readNetworkOrder(services, orderId);
    if (found?.order.status !== 'putting') return;
    await addNetworkTask(services, found.order, 'cancel');
    await confirmStop(services, orderId, 'programme');
  },
  control: async (services, orderId) => {
    const found = await readNetworkOrder(services, orderId);
    if (found === undefined) return;
    await addNetworkTask(services, found.order, 'control');
    await confirmControl(services, orderId, found.order.controlVersion, 'programme');
  },
});
