import { acceptOrder, confirmStop, readNetworkOrder } from '../plans';
import type { NetworkAdapter } from './adapter';

/**
 * A network without an interface: staff place the order by hand. It runs at once, so that its holder does not wait for
 * an answer that nobody sends; what is not delivered comes back at the end of the run.
 */
export const csvAdapter = (name: string): NetworkAdapter => ({
  name,
  submit: async (services, orderId) => {
    await acceptOrder(services, orderId);
  },
  cancel: async (services, orderId) => {
    const found = await readNetworkOrder(services, orderId);
    if (found?.order.status === 'putting') await confirmStop(services, orderId);
  },
});
