import { and, eq, isNull, lte, networkTask } from '@fairlead/db';
import type { NetworkTask } from '@fairlead/vocabulary';
import { done, refuse } from '../../../http/answer';
import type { StaffUseCase } from '../../../http/route';
import type { Services } from '../../../http/services';
import { audit } from '../../audit';
import type { OrderRow } from '../order/order';
import { readStaffOrder } from '../views/list-all-orders';

/** Writes down what staff have to tell the order's network; once, however often it is asked for. */
export const addNetworkTask = async (
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { holderId, id: orderId, controlVersion: version }: OrderRow,
  kind: NetworkTask,
): Promise<void> => {
  await database.orm
    .insert(networkTask)
    .values({ holderId, orderId, kind, version, createdAt: clock.now() })
    .onConflictDoNothing();
};

const isOpenOf = (orderId: number) => and(eq(networkTask.orderId, orderId), isNull(networkTask.toldAt));

/** Says that the network was told, up to what whoever told it had read: what was wanted since then is still to be told. */
export const tellNetwork: StaffUseCase<'consoleOrder.tell'> = (
  { database, clock },
  { staffId },
  { id: orderId, up_to: upTo, reason },
) =>
  database.transaction(async (tx) => {
    const told = await tx.orm
      .update(networkTask)
      .set({ toldAt: clock.now() })
      .where(and(isOpenOf(orderId), lte(networkTask.id, upTo)))
      .returning();
    const [first] = told;
    if (first === undefined) return refuse('wrong_state');
    const order = await readStaffOrder(tx, first.holderId, orderId);
    await audit(tx, {
      actor: { type: 'staff', id: staffId },
      act: 'consoleOrder.tell',
      holderId: first.holderId,
      subjectType: 'order',
      subjectId: orderId,
      after: { network: order.network, told: told.map(({ kind }) => kind), reason },
      time: clock.now(),
    });
    return done(order);
  });
