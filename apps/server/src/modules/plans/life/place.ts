import type { CallOf, RequestOf, ResponseOf } from '@fairlead/contract';
import { type Answer, done, refuse } from '../../../http/answer';
import type { StaffCaller } from '../../../http/route';
import type { Services } from '../../../http/services';
import { audit } from '../../audit';
import { readStaffOrder } from '../views/list-all-orders';
import { placeOrder, readNetworkOrder } from './network-moves';

type PlaceCall = CallOf<'consoleOrder.place'>;

/** Says that an order was placed by hand with its network, which has no interface; it runs from now. */
export const placePlan = async (
  services: Services,
  caller: StaffCaller,
  { id, reason }: RequestOf<PlaceCall>,
): Promise<Answer<ResponseOf<PlaceCall>>> => {
  const orderId = Number(id);
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
