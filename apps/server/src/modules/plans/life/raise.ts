import { calls, type ParsedOf, type ResponseOf } from '@fairlead/contract';
import { post } from '@fairlead/ledger';
import { WHOLE_BP } from '@fairlead/money';
import { type Answer, refuse } from '../../../http/answer';
import { answerOnce } from '../../../http/idempotency';
import type { HolderCaller } from '../../../http/route';
import type { Services } from '../../../http/services';
import { readHolder } from '../../account';
import { putLimitBp } from '../../standing';
import { isControlled } from '../order/control';
import { changeOrder, lockOrder, recordEvent, termsOf } from '../order/order';
import { presentedOrder } from '../views/queries';
import { askNetwork } from './effects';

/**
 * A holder puts more of their own cash on a run, as far as the terms that it runs under allow: another put of money, which
 * can be lost like the first (docs/domain/plans.md#raise).
 */
export const raiseBudget = (
  services: Services,
  incoming: {
    readonly request: ParsedOf<typeof calls.plan.raise>;
    readonly caller: HolderCaller;
    readonly idempotencyKey: string;
  },
): Promise<Answer<ResponseOf<typeof calls.plan.raise>>> =>
  answerOnce(services, calls.plan.raise, incoming, async (tx, wallet, now) => {
    const { holderId } = incoming.caller;
    const { order_id: orderId, amount: amountMinor } = incoming.request;
    const order = await lockOrder(tx, holderId, orderId);
    if (order === undefined) return refuse('no_such_data');
    if (!isControlled(order) || order.lowering !== null) return refuse('wrong_state');
    const terms = await termsOf(tx, order);
    const holder = await readHolder(tx, holderId);
    const mostMinor = (terms.maxPutAmountMinor * putLimitBp(holder?.shopLevel ?? 1)) / WHOLE_BP;
    if (order.amountMinor + amountMinor > mostMinor) return refuse('put_amount_out_of_range');
    if (amountMinor > wallet.available) return refuse('insufficient_balance');
    await post(tx, {
      ...{ holderId, kind: 'ad_serving', time: now, link: { kind: 'order', id: order.id } },
      moves: [{ from: 'available', to: 'escrow', toRef: order.id, amountMinor }],
    });
    const raised = await changeOrder(tx, order, {
      amountMinor: order.amountMinor + amountMinor,
      budgetMinor: order.budgetMinor + amountMinor,
      ownMinor: order.ownMinor + amountMinor,
      raisedMinor: order.raisedMinor + amountMinor,
      controlVersion: order.controlVersion + 1,
    });
    const detail = { raised: { amount: amountMinor, budget: raised.budgetMinor } };
    await recordEvent(tx, raised, { time: now, cause: 'budget_raised', actor: 'holder', detail });
    await askNetwork(tx, raised, terms.network, 'control', now);
    return presentedOrder(tx, raised);
  });
