import type { OrderCause, OrderStatus } from '@fairlead/contract';
import { and, asc, eq, isLost, isNotNull, isOutOfRoom, lte, putOrder, type Tx } from '@fairlead/db';
import { lockWallet } from '@fairlead/ledger';
import type { Job, Services } from '../../../http/services';
import { noteHolderFault } from '../../../plugins/frozen-holders';
import { changeOrder, lockOrder, type OrderChange, type OrderRow, orderReason } from '../order/order';
import { later, type Windows, windowsAt } from '../order/windows';
import { moveOrder } from './machine';
import { objectionDueAt } from './objection';
import { quarantineWaitsUntil } from './quarantine-wait';

/** What time alone does in each status, in the order in which it is tried. */
const TIMED: Readonly<Record<OrderStatus, readonly OrderCause[]>> = {
  waiting_to_put: ['offer_expired'],
  matching: ['network_silent'],
  putting: ['stopped_by_holder', 'run_over'],
  put_finished: ['reports_closed'],
  waiting_for_settlement: ['settled_by_remittance', 'settled_by_house'],
  put_failed: [],
  settlement_successful: [],
};

const BATCH = 50;
const RETRY_MS = 30_000;

/** An order past its window that the network has not paid for: named, with its dates, and looked at again. */
const stillWaiting = (order: OrderRow, now: Date, windows: Windows) => {
  const payBy = later(order.objectionEndsAt ?? now, windows.remittanceMs);
  return payBy > now
    ? { dueAt: payBy, reasons: [orderReason('awaiting_remittance', now, payBy)] }
    : {
        dueAt: later(now, windows.houseRetryMs),
        reasons: [
          orderReason('remittance_overdue', payBy),
          orderReason('house_short', now, later(now, windows.houseRetryMs)),
        ],
      };
};

/** What a settlement waits for: an answer, a decision about reports, or the network's money. */
const waitingFor = async (tx: Tx, order: OrderRow, now: Date, windows: Windows): Promise<OrderChange> => {
  const answerBy = await objectionDueAt(tx, order);
  if (answerBy !== null)
    return { dueAt: later(now, RETRY_MS), reasons: [orderReason('objection_open', now, answerBy)] };
  const until = await quarantineWaitsUntil(tx, order, now, windows);
  return until === null
    ? stillWaiting(order, now, windows)
    : { dueAt: until, reasons: [orderReason('reports_in_quarantine', now, until)] };
};

const advanceOne = (services: Services, holderId: number, orderId: number): Promise<boolean> =>
  services.database.transaction(async (tx) => {
    await lockWallet(tx, holderId);
    const order = await lockOrder(tx, holderId, orderId);
    const now = services.clock.now();
    const windows = windowsAt(services.config.sandboxSpeed);
    if (order === undefined || order.dueAt === null || order.dueAt > now) return false;
    for (const cause of TIMED[order.status]) {
      const { moved } = await moveOrder(tx, { holderId, orderId }, cause, {
        actor: 'programme',
        now,
        windows,
      });
      if (moved) return true;
    }
    if (order.status !== 'waiting_for_settlement')
      throw new Error(`order ${orderId} is due and nothing is to be done`);
    await changeOrder(tx, order, await waitingFor(tx, order, now, windows));
    return false;
  });

/** An order that fails is tried again later, and does not stand in the way of the others. */
const postpone = async ({ database, clock }: Services, holderId: number, orderId: number): Promise<void> => {
  const dueAt = later(clock.now(), RETRY_MS);
  const where = and(eq(putOrder.holderId, holderId), eq(putOrder.id, orderId));
  await database.transaction((tx) => tx.orm.update(putOrder).set({ dueAt }).where(where));
};

/** Moves every order whose time has come. Each in its own transaction, so one that fails holds up no other. */
export const advanceDueOrders = async (services: Services): Promise<number> => {
  const rows = await services.database.orm
    .select({ holderId: putOrder.holderId, id: putOrder.id })
    .from(putOrder)
    .where(and(isNotNull(putOrder.dueAt), lte(putOrder.dueAt, services.clock.now())))
    .orderBy(asc(putOrder.dueAt), asc(putOrder.id))
    .limit(BATCH);
  let moved = 0;
  for (const { holderId, id } of rows) {
    try {
      if (await advanceOne(services, holderId, id)) moved += 1;
    } catch (error) {
      if (isLost(error) || isOutOfRoom(error)) throw error;
      if (!(await noteHolderFault(services, error)))
        services.log.error({ err: error, orderId: id }, 'an order could not be moved on');
      await postpone(services, holderId, id);
    }
  }
  return moved;
};

export const plansJobs = (services: Services): readonly Job[] => [
  { name: 'orders due', pauseMs: 250, run: () => advanceDueOrders(services) },
];
