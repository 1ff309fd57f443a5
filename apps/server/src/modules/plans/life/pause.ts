import { type Actor, calls, type ParsedOf, type ResponseOf } from '@fairlead/contract';
import type { Tx } from '@fairlead/db';
import { lockWallet } from '@fairlead/ledger';
import { type Answer, refuse } from '../../../http/answer';
import { answerOnce } from '../../../http/idempotency';
import type { HolderCaller } from '../../../http/route';
import type { Services } from '../../../http/services';
import { changePause, dueWhileRunning, isControlled, openPause, paceOf, reasonsWith } from '../order/control';
import {
  changeOrder,
  holderOf,
  lockOrder,
  type OrderChange,
  type OrderRow,
  orderReason,
  recordEvent,
  termsOf,
} from '../order/order';
import { later, windowsAt } from '../order/windows';
import { presentedOrder } from '../views/queries';
import { askNetwork } from './effects';
import { takeLowering } from './lower';

type Incoming = {
  readonly request: ParsedOf<typeof calls.plan.pause>;
  readonly caller: HolderCaller;
  readonly idempotencyKey: string;
};
type Result = Promise<Answer<ResponseOf<typeof calls.plan.pause>>>;

/** Writes what is asked of the network now, and sends it the whole of it under a new number. */
const askControl = async (
  tx: Tx,
  order: OrderRow,
  change: OrderChange,
  cause: 'pause_requested' | 'resume_requested',
  now: Date,
): Promise<OrderRow> => {
  const asked = await changeOrder(tx, order, { ...change, controlVersion: order.controlVersion + 1 });
  await recordEvent(tx, asked, { time: now, cause, actor: 'holder' });
  await askNetwork(tx, asked, (await termsOf(tx, asked)).network, 'control', now);
  return asked;
};

/** A holder pauses a run. */
export const pauseOrder = (services: Services, incoming: Incoming): Result =>
  answerOnce(services, calls.plan.pause, incoming, async (tx, _wallet, now) => {
    const order = await lockOrder(tx, incoming.caller.holderId, incoming.request.order_id);
    if (order === undefined) return refuse('no_such_data');
    if (!isControlled(order) || openPause(order) !== undefined) return refuse('wrong_state');
    const pauseBy = later(now, windowsAt(services.config.sandboxSpeed).stopMs);
    const pause = {
      ...{ askedAt: now.toISOString(), dueAt: pauseBy.toISOString(), since: null, until: null },
      billedMinor: order.billedMinor,
    };
    const pauses = [...order.pauses, pause];
    const reasons = reasonsWith(order, orderReason('pause_requested', now, pauseBy));
    const change = { pauses, reasons, dueAt: dueWhileRunning({ ...order, pauses }) };
    return presentedOrder(tx, await askControl(tx, order, change, 'pause_requested', now));
  });

/** A holder goes on with a paused run: what is delivered from now on is wanted again. */
export const resumeOrder = (services: Services, incoming: Incoming): Result =>
  answerOnce(services, calls.plan.resume, incoming, async (tx, _wallet, now) => {
    const order = await lockOrder(tx, incoming.caller.holderId, incoming.request.order_id);
    if (order === undefined) return refuse('no_such_data');
    if (!isControlled(order) || openPause(order) === undefined) return refuse('wrong_state');
    const pauses = changePause(order, { until: now.toISOString() });
    const reasons = reasonsWith(order, orderReason('resume_requested', now));
    const change = { pauses, reasons, dueAt: dueWhileRunning({ ...order, pauses }) };
    return presentedOrder(tx, await askControl(tx, order, change, 'resume_requested', now));
  });

/** The pause holds from now: the network confirmed it, or did not answer in its time. The order is locked. */
export const beginPause = async (tx: Tx, order: OrderRow, actor: Actor, now: Date): Promise<void> => {
  const pauses = changePause(order, { since: now.toISOString() });
  const asked = openPause(order)?.billedMinor ?? order.billedMinor;
  const paused = await changeOrder(tx, order, {
    pauses,
    dueAt: dueWhileRunning({ ...order, pauses }),
    reasons: reasonsWith(order, orderReason('paused', now)),
  });
  const detail = { billed_meanwhile: Math.max(0, order.billedMinor - asked) };
  await recordEvent(tx, paused, { time: now, cause: 'paused', actor, detail });
};

/**
 * The network has done what the message with this number asked of it. An answer that comes twice, or to an older
 * message than the last one, changes nothing.
 * @param deliveredMinor what it says to have delivered, reported or not: a lower budget does not go below it
 * @returns whether it changed anything
 */
export const confirmControl = async (
  { database, clock, config }: Services,
  orderId: number,
  version: number,
  actor: 'network' | 'programme' = 'network',
  deliveredMinor = 0,
): Promise<boolean> => {
  const holderId = await holderOf(database, orderId);
  if (holderId === undefined) return false;
  return database.transaction(async (tx) => {
    await lockWallet(tx, holderId);
    const order = await lockOrder(tx, holderId, orderId);
    if (order === undefined || !isControlled(order) || order.controlVersion !== version) return false;
    const pace = paceOf(order);
    const now = clock.now();
    if (pace === 'pausing') await beginPause(tx, order, actor, now);
    if (pace === 'resuming') {
      const resumed = await changeOrder(tx, order, { reasons: reasonsWith(order) });
      await recordEvent(tx, resumed, { time: now, cause: 'resumed', actor });
    }
    const { lowering } = order;
    if (lowering !== null) {
      const windows = windowsAt(config.sandboxSpeed);
      await takeLowering(tx, { holderId, orderId }, { actor, now, windows, deliveredMinor });
    }
    return pace === 'pausing' || pace === 'resuming' || lowering !== null;
  });
};
