import { done, refuse } from '../../../http/answer';
import type { StaffUseCase } from '../../../http/route';
import { readHolder } from '../../account';
import { audit } from '../../audit';
import { offeredAmong } from '../../products';
import { windowsAt } from '../order/windows';
import { readStaffOrder } from '../views/list-all-orders';
import { offerOrder } from './offer-order';

/**
 * Offers a holder a plan for seven days; the holder funds it or not. A retired product is refused like one that does not exist
 * (docs/domain/products.md#publishing).
 */
export const offerPlan: StaffUseCase<'consoleOrder.offer'> = ({ database, clock, config }, caller, request) =>
  database.transaction(async (tx) => {
    const now = clock.now();
    const holderId = request.holder_id;
    const holder = await readHolder(tx, holderId);
    if (holder === undefined) return refuse('no_such_data');
    if (holder.state !== 'active') return refuse('wrong_state');
    const productId = request.product_id;
    if (!(await offeredAmong(tx, [productId], now)).has(productId)) return refuse('no_such_data');
    const windows = windowsAt(config.sandboxSpeed);
    const offered = await offerOrder(tx, { holderId, productId, origin: 'staff', now, windows });
    if (offered === undefined) return refuse('no_such_data');
    const order = await readStaffOrder(tx, holderId, offered.orderId);
    await audit(tx, {
      actor: { type: 'staff', id: caller.staffId },
      act: 'consoleOrder.offer',
      holderId,
      subjectType: 'order',
      subjectId: offered.orderId,
      after: { productId, reason: request.reason },
      time: now,
    });
    return done(order);
  });
