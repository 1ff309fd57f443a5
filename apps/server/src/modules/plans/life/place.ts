import { done, refuse } from '../../../http/answer';
import type { StaffUseCase } from '../../../http/route';
import { audit } from '../../audit';
import { readStaffOrder } from '../views/list-all-orders';
import { placeOrder, readNetworkOrder } from './network-moves';

/** Says that an order was placed by hand with its network, which has no interface; it runs from now. */
export const placePlan: StaffUseCase<'consoleOrder.place'> = async (
  services,
  caller,
  { id: orderId, reason },
) => {
  const found = await readNetworkOrder(services, orderId);
  if (found === undefined) return refuse('no_such_data');
  const { holderId } = found.order;
  const { network } = found.terms;
  // A network with an interface answers for itself.
  if (!services.config.csvNetworks.includes(network)) return refuse('wrong_state');
  return services.database.transaction(async (tx) => {
    if (!(await placeOrder(tx, services, holderId, orderId))) return refuse('wrong_state');
    const order = await readStaffOrder(tx, holderId, orderId);
    await audit(tx, {
      actor: { type: 'staff', id: caller.staffId },
      act: 'consoleOrder.place',
      holderId,
      subjectType: 'order',
      subjectId: orderId,
      after: { network, reason },
      time: services.clock.now(),
    });
    return done(order);
  });
};
