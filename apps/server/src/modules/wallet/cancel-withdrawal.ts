import { type CallOf, calls, type Withdrawal } from '@fairlead/contract';
import { type Answer, done, refuse } from '../../http/answer';
import { answerOnce } from '../../http/idempotency';
import type { HolderCaller, Incoming } from '../../http/route';
import type { Services } from '../../http/services';
import { changeWithdrawal, closeWithdrawalHold, lockWithdrawal, withdrawalShape } from './withdrawal';

/** The holder takes a withdrawal back until it is approved; all of it is available again at once (domain §6). */
export const cancelWithdrawal = (
  services: Services,
  incoming: Incoming<CallOf<'withdrawal.cancel'>, HolderCaller>,
): Promise<Answer<Withdrawal>> =>
  answerOnce(services, calls.withdrawal.cancel, incoming, async (tx, _wallet, now) => {
    const { holderId } = incoming.caller;
    const row = await lockWithdrawal(tx, holderId, Number(incoming.request.withdrawal_id));
    if (row === undefined) return refuse('no_such_data');
    if (row.state !== 'requested') return refuse('wrong_state');
    const cancelled = await changeWithdrawal(tx, row, 'cancelled', now, { dueAt: null });
    await closeWithdrawalHold(tx, row, 'available', now, '');
    return done(withdrawalShape(cancelled));
  });
