import type { Actor } from '@fairlead/contract';
import type { Tx } from '@fairlead/db';
import { reasonsWhenLowered, reasonsWith } from '../order/control';
import type { Reached } from '../order/control-events';
import { changeOrder, type OrderRow, orderReason, recordEvent, termsOf } from '../order/order';
import { later, type Windows } from '../order/windows';
import { askNetwork } from './effects';

/** Why a run is to end: its holder asked, or a limit that its holder set is reached. */
export type StopCause =
  | { readonly cause: 'stop_requested' }
  | { readonly cause: 'limit_reached'; readonly reached: Reached };

/** Asks the network to end a run; a network that stays silent is taken to have stopped. The order is locked. */
export const askToStop = async (
  tx: Tx,
  order: OrderRow,
  why: StopCause,
  { now, windows }: { readonly now: Date; readonly windows: Windows },
): Promise<OrderRow> => {
  const byLatest = later(now, windows.stopMs);
  const dueAt = order.runEndsAt !== null && order.runEndsAt < byLatest ? order.runEndsAt : byLatest;
  const stopping = await changeOrder(tx, order, {
    intent: 'stop',
    dueAt,
    lowering: null,
    reasons: reasonsWith({ reasons: reasonsWhenLowered(order) }, orderReason(why.cause, now, dueAt)),
  });
  const actor: Actor = why.cause === 'stop_requested' ? 'holder' : 'programme';
  const detail = why.cause === 'stop_requested' ? {} : { reached: why.reached };
  await recordEvent(tx, stopping, { time: now, cause: why.cause, actor, detail });
  await askNetwork(tx, stopping, (await termsOf(tx, order)).network, 'cancel', now);
  return stopping;
};

/** Whether a limit of the holder's, not an act of theirs, asked for the end of a run. */
export const isStoppedByLimit = ({ reasons }: Pick<OrderRow, 'reasons'>): boolean =>
  reasons.some(({ reason }) => reason === 'limit_reached');
