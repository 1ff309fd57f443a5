import { type CallOf, calls, type Withdrawal } from '@fairlead/contract';
import { type Answer, done, refuse } from '../../http/answer';
import { answerOnce } from '../../http/idempotency';
import type { HolderCaller, Incoming } from '../../http/route';
import type { Services } from '../../http/services';
import { endUnpaid, isOverdue } from './end-withdrawal';
import { lockWithdrawal, withdrawalShape } from './withdrawal';

/**
 * The holder takes a withdrawal back: until it is approved, and again once its deadline is over, whatever staff have
 * proposed about it meanwhile. All of it is available again at once.
 */
export const cancelWithdrawal = (
  services: Services,
  incoming: Incoming<CallOf<'withdrawal.cancel'>, HolderCaller>,
): Promise<Answer<Withdrawal>> =>
  answerOnce(services, calls.withdrawal.cancel, incoming, async (tx, _wallet, now) => {
    const { holderId } = incoming.caller;
    const row = await lockWithdrawal(tx, holderId, incoming.request.withdrawal_id);
    if (row === undefined) return refuse('no_such_data');
    const mayEnd = row.state === 'requested' || (row.state === 'approved' && isOverdue(row, now));
    if (!mayEnd) return refuse('wrong_state');
    return done(withdrawalShape(await endUnpaid(tx, row, now)));
  });
