import type { OrderCause, OrderStatus } from '@fairlead/contract';
import { and, eq, putOrder, type Tx } from '@fairlead/db';
import type { Job, Services } from '../../../http/services';
import { type DueOfHolder, notSeen, workOff } from '../../../plugins/due-rows';
import { openPause, paceOf } from '../order/control';
import { changeOrder, lockOrder, type OrderChange, type OrderRow, orderReason } from '../order/order';
import { later, type Windows, windowsAt } from '../order/windows';
import { stopAtLimit } from './limits';
import { takeLowering } from './lower';
import { moveOrder } from './machine';
import { objectionDueAt } from './objection';
import { beginPause } from './pause';
import { quarantineWaitsUntil } from './quarantine-wait';

/** What time alone does in each status, in the order in which it is tried. */
const TIMED: Readonly<Record<OrderStatus, readonly OrderCause[]>> = {
  waiting_to_put: ['offer_expired'],
  matching: ['network_silent'],
  putting: ['stopped_by_holder', 'stopped_by_limit', 'run_over'],
  put_finished: ['reports_closed'],
  waiting_for_settlement: ['settled_by_remittance', 'settled_by_house'],
  put_failed: [],
  settlement_successful: [],
};

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

/**
 * A pause, or a lower budget, that no network confirmed holds from now on; a run whose holder set an end date is asked to
 * stop.
 */
const advanceControl = async (
  tx: Tx,
  order: OrderRow,
  at: { readonly now: Date; readonly windows: Windows },
): Promise<boolean> => {
  if (await stopAtLimit(tx, order, at)) return true;
  const isDue = (by: string | undefined): boolean => by !== undefined && new Date(by) <= at.now;
  const pauses = paceOf(order) === 'pausing' && isDue(openPause(order)?.dueAt);
  const lowers = isDue(order.lowering?.dueAt);
  if (!pauses && !lowers) throw new Error(`order ${order.id} runs, is due, and nothing is to be done`);
  if (pauses) await beginPause(tx, order, 'programme', at.now);
  if (lowers)
    await takeLowering(tx, { holderId: order.holderId, orderId: order.id }, { actor: 'programme', ...at });
  return true;
};

const DUE = `select o.holder_id, o.id from put_order o
  where o.due_at <= $1 and ${notSeen('o.holder_id', 'o.id')}
  order by o.due_at, o.id limit 1 for update skip locked`;

/** Whether it moved on; the caller has locked the wallet. */
const advance = async (
  { config }: Services,
  tx: Tx,
  { holderId, orderId }: { readonly holderId: number; readonly orderId: number },
  now: Date,
): Promise<boolean> => {
  const order = await lockOrder(tx, holderId, orderId);
  const windows = windowsAt(config.sandboxSpeed);
  if (order === undefined || order.dueAt === null || order.dueAt > now) return false;
  for (const cause of TIMED[order.status]) {
    const { moved } = await moveOrder(tx, { holderId, orderId }, cause, { actor: 'programme', now, windows });
    if (moved) return true;
  }
  if (order.status === 'putting') return advanceControl(tx, order, { now, windows });
  if (order.status !== 'waiting_for_settlement')
    throw new Error(`order ${orderId} is due and nothing is to be done`);
  await changeOrder(tx, order, await waitingFor(tx, order, now, windows));
  return false;
};

/** An order that fails is tried again later, and does not stand in the way of the others. */
const postpone = async ({ database, clock }: Services, holderId: number, orderId: number): Promise<void> => {
  const dueAt = later(clock.now(), RETRY_MS);
  const where = and(eq(putOrder.holderId, holderId), eq(putOrder.id, orderId));
  await database.transaction((tx) => tx.orm.update(putOrder).set({ dueAt }).where(where));
};

/** Moves on every order whose time has come. Returns how many moved. */
export const advanceDueOrders = (services: Services): Promise<number> =>
  workOff<DueOfHolder>(services, {
    due: DUE,
    work: async (tx, { holder_id: holderId, id: orderId }, now) =>
      (await advance(services, tx, { holderId, orderId }, now)) ? 1 : 0,
    fail: async ({ holder_id: holderId, id: orderId }, error, isFrozen) => {
      if (!isFrozen) services.log.error({ err: error, orderId }, 'an order could not be moved on');
      await postpone(services, holderId, orderId);
    },
  });

export const plansJobs = (services: Services): readonly Job[] => [
  { name: 'orders due', pauseMs: 250, run: () => advanceDueOrders(services) },
];
