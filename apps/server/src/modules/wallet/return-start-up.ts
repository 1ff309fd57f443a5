import { type CallOf, calls, type ResponseOf } from '@fairlead/contract';
import type { Tx } from '@fairlead/db';
import { post, type Wallet } from '@fairlead/ledger';
import { type Answer, done } from '../../http/answer';
import { answerOnce } from '../../http/idempotency';
import type { HolderCaller, Incoming } from '../../http/route';
import type { Services } from '../../http/services';
import { markStartUpReturning } from '../plans';
import { startUpReturnPosting } from './postings';

/**
 * Unspent start-up funds go back at once; what runs in plans is marked and goes back as it is freed
 * (docs/domain/wallet.md#start-up-funds). Cash is never touched and nothing is to be paid.
 * @param wallet locked by the caller
 */
export const giveBackStartUp = async (
  tx: Tx,
  holderId: number,
  wallet: Pick<Wallet, 'startUp' | 'startUpRunning'>,
  now: Date,
): Promise<void> => {
  if (wallet.startUp > 0) {
    await post(tx, startUpReturnPosting({ holderId, amountMinor: wallet.startUp, time: now }));
  }
  if (wallet.startUpRunning > 0) await markStartUpReturning(tx, holderId);
};

/** The same as a holder's own act, in one tap. */
export const returnStartUp = (
  services: Services,
  incoming: Incoming<CallOf<'wallet.returnStartUp'>, HolderCaller>,
): Promise<Answer<ResponseOf<CallOf<'wallet.returnStartUp'>>>> =>
  answerOnce(services, calls.wallet.returnStartUp, incoming, async (tx, wallet, now) => {
    await giveBackStartUp(tx, incoming.caller.holderId, wallet, now);
    return done({ returned: wallet.startUp, running: wallet.startUpRunning });
  });
