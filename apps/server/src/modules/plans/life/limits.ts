import { calls, type Limits, type ParsedOf, type ResponseOf } from '@fairlead/contract';
import type { Tx } from '@fairlead/db';
import { type Answer, refuse } from '../../../http/answer';
import { answerOnce } from '../../../http/idempotency';
import type { HolderCaller } from '../../../http/route';
import type { Services } from '../../../http/services';
import { notify } from '../../notifications';
import {
  capOn,
  dueWhileRunning,
  isControlled,
  lastCap,
  reachedLimit,
  utcDay,
  withCap,
} from '../order/control';
import type { Reached } from '../order/control-events';
import { changeOrder, lockOrder, type OrderRow, recordEvent, termsOf } from '../order/order';
import type { Windows } from '../order/windows';
import { presentedOrder } from '../views/queries';
import { askToStop } from './ask-to-stop';
import { askNetwork } from './effects';

const rowOf = (limits: Limits): OrderRow['limits'] => ({
  ...(limits.cost_per_conversion === null ? {} : { costPerConversionMinor: limits.cost_per_conversion }),
  ...(limits.loss === null ? {} : { lossMinor: limits.loss }),
  ...(limits.spend_without_conversion === null
    ? {}
    : { spendWithoutConversionMinor: limits.spend_without_conversion }),
  ...(limits.ends_at === null ? {} : { endsAt: limits.ends_at }),
});

/** A holder sets what ends a run by itself, in the place of all that they set before. */
export const setLimits = (
  services: Services,
  incoming: {
    readonly request: ParsedOf<typeof calls.plan.setLimits>;
    readonly caller: HolderCaller;
    readonly idempotencyKey: string;
  },
): Promise<Answer<ResponseOf<typeof calls.plan.setLimits>>> =>
  answerOnce(services, calls.plan.setLimits, incoming, async (tx, _wallet, now) => {
    const order = await lockOrder(tx, incoming.caller.holderId, incoming.request.order_id);
    if (order === undefined) return refuse('no_such_data');
    if (!isControlled(order)) return refuse('wrong_state');
    const limits = rowOf(incoming.request.limits);
    // It would end the run on the spot: whoever wants that stops it.
    if (reachedLimit(order, limits, now) !== null) return refuse('limit_already_reached');
    const { daily_cap: cap } = incoming.request.limits;
    const isCapped = cap !== lastCap(order);
    const changed = await changeOrder(tx, order, {
      ...{ limits, dueAt: dueWhileRunning({ ...order, limits }) },
      ...(isCapped ? { dailyCaps: withCap(order, cap, now), controlVersion: order.controlVersion + 1 } : {}),
    });
    const detail = { limits: incoming.request.limits };
    await recordEvent(tx, changed, { time: now, cause: 'limits_changed', actor: 'holder', detail });
    if (isCapped) await askNetwork(tx, changed, (await termsOf(tx, changed)).network, 'control', now);
    return presentedOrder(tx, changed);
  });

/** What tells of a limit that ended a run: each by its name. */
const NOTICES = {
  cost_per_conversion: 'order.costLimitReached',
  loss: 'order.lossLimitReached',
  spend_without_conversion: 'order.spendLimitReached',
  ends_at: 'order.endDateReached',
} as const;

/**
 * Asks for the end of a run whose figures, or whose date, have reached a limit of its holder, and tells them with the
 * figures. Once: what was asked to stop has no limits any more. The order is locked.
 * @returns whether one was reached
 */
export const stopAtLimit = async (
  tx: Tx,
  order: OrderRow,
  at: { readonly now: Date; readonly windows: Windows },
): Promise<boolean> => {
  if (!isControlled(order)) return false;
  const found = reachedLimit(order, order.limits, at.now);
  if (found === null) return false;
  const { billedMinor: billed, revenueMinor: revenue, conversions } = order;
  const { limit, valueMinor: value } = found;
  await askToStop(
    tx,
    order,
    { cause: 'limit_reached', reached: { limit, value, billed, revenue, conversions } },
    at,
  );
  await notify(tx, {
    holderId: order.holderId,
    key: NOTICES[limit],
    parameters: {
      ...{ number: order.number, billed, revenue, conversions },
      ...(value === null ? {} : { value }),
    },
    link: `/plan/detail?id=${order.id}`,
    time: at.now,
  });
  return true;
};

/**
 * Tells of a report that is held back since it would take its day above the daily cap: a row of the timeline with the figures,
 * and a notice, once for each day (docs/domain/plans.md#daily-cap). The order is locked.
 * @param bucket start of the quarter of an hour that the report is about
 */
export const tellCapReached = async (tx: Tx, order: OrderRow, bucket: Date, now: Date): Promise<void> => {
  const day = utcDay(bucket);
  const cap = capOn(order, day);
  if (cap === null) throw new Error(`order ${order.id} has no cap on ${day}`);
  const told = await tx.query(
    `select id from order_event where holder_id = $1 and order_id = $2 and detail #>> '{reached,day}' = $3`,
    [order.holderId, order.id, day],
  );
  if (told.length > 0) return;
  const { billedMinor: billed, revenueMinor: revenue, conversions } = order;
  const reached: Reached = { limit: 'daily_cap', value: cap, billed, revenue, conversions, day };
  await recordEvent(tx, order, {
    ...{ time: now, cause: 'limit_reached', actor: 'programme' },
    detail: { reached },
  });
  await notify(tx, {
    holderId: order.holderId,
    key: 'order.dailyCapReached',
    parameters: { number: order.number, amount: cap, bucket: bucket.toISOString() },
    link: `/plan/detail?id=${order.id}`,
    time: now,
  });
};
