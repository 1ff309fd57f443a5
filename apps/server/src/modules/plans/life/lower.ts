import { type Actor, calls, type ParsedOf, type ResponseOf } from '@fairlead/contract';
import type { Tx } from '@fairlead/db';
import { post } from '@fairlead/ledger';
import { type Answer, refuse } from '../../../http/answer';
import { answerOnce } from '../../../http/idempotency';
import type { HolderCaller } from '../../../http/route';
import type { Services } from '../../../http/services';
import { dueWhileRunning, mayLower, reasonsWhenLowered } from '../order/control';
import { changeOrder, fundsOf, lockOrder, orderReason, recordEvent, termsOf } from '../order/order';
import { later, type Windows, windowsAt } from '../order/windows';
import { presentedOrder } from '../views/queries';
import { askNetwork } from './effects';
import { moveOrder } from './machine';

/**
 * A holder asks that a run spend no more than this in all, down to what is billed. The money stays where it is until the
 * network has confirmed: what it delivers until then is paid (docs/domain/plans.md#lower).
 */
export const lowerBudget = (
  services: Services,
  incoming: {
    readonly request: ParsedOf<typeof calls.plan.lower>;
    readonly caller: HolderCaller;
    readonly idempotencyKey: string;
  },
): Promise<Answer<ResponseOf<typeof calls.plan.lower>>> =>
  answerOnce(services, calls.plan.lower, incoming, async (tx, _wallet, now) => {
    const { order_id: orderId, budget: toMinor } = incoming.request;
    const order = await lockOrder(tx, incoming.caller.holderId, orderId);
    if (order === undefined) return refuse('no_such_data');
    if (!mayLower(order)) return refuse('wrong_state');
    if (toMinor < order.billedMinor || toMinor >= order.budgetMinor) return refuse('put_amount_out_of_range');
    const lowerBy = later(now, windowsAt(services.config.sandboxSpeed).stopMs);
    const lowering = { toMinor, dueAt: lowerBy.toISOString() };
    const asked = await changeOrder(tx, order, {
      ...{
        lowering,
        controlVersion: order.controlVersion + 1,
        dueAt: dueWhileRunning({ ...order, lowering }),
      },
      reasons: [...order.reasons, orderReason('budget_lower_requested', now, lowerBy)],
    });
    const detail = { lowering: { budget: toMinor } };
    await recordEvent(tx, asked, { time: now, cause: 'budget_lower_requested', actor: 'holder', detail });
    await askNetwork(tx, asked, (await termsOf(tx, asked)).network, 'control', now);
    return presentedOrder(tx, asked);
  });

/**
 * The lower budget holds from now: the network confirmed it, or did not answer in its time. What is above it, and above what
 * is billed or was delivered, comes back; where all that is left is billed, the run ends. The caller has locked the wallet.
 */
export const takeLowering = async (
  tx: Tx,
  key: { readonly holderId: number; readonly orderId: number },
  by: {
    readonly actor: Actor;
    readonly now: Date;
    readonly windows: Windows;
    readonly deliveredMinor?: number;
  },
): Promise<void> => {
  const { holderId, orderId } = key;
  const order = await lockOrder(tx, holderId, orderId);
  if (!order?.lowering) return;
  const { escrow } = await fundsOf(tx, order);
  const leastMinor = Math.max(order.lowering.toMinor, order.billedMinor, by.deliveredMinor ?? 0);
  const backMinor = Math.max(0, Math.min(order.budgetMinor - leastMinor, escrow));
  if (backMinor > 0) {
    await post(tx, {
      ...{ holderId, kind: 'ad_serving', time: by.now, link: { kind: 'order', id: orderId } },
      moves: [{ from: 'escrow', fromRef: orderId, to: 'available', amountMinor: backMinor }],
    });
  }
  const lowered = await changeOrder(tx, order, {
    amountMinor: order.amountMinor - backMinor,
    budgetMinor: order.budgetMinor - backMinor,
    ownMinor: order.ownMinor - backMinor,
    loweredMinor: order.loweredMinor + backMinor,
    lowering: null,
    reasons: reasonsWhenLowered(order),
    dueAt: dueWhileRunning({ ...order, lowering: null }),
  });
  const detail = { lowered: { amount: backMinor, budget: lowered.budgetMinor } };
  await recordEvent(tx, lowered, { time: by.now, cause: 'budget_lowered', actor: by.actor, detail });
  await moveOrder(tx, key, 'budget_spent', by);
};
