import { type CallOf, calls, type ResponseOf } from '@fairlead/contract';
import { and, eq, gt, inArray, putOrder } from '@fairlead/db';
import { post } from '@fairlead/ledger';
import { type Answer, done } from '../../http/answer';
import { answerOnce } from '../../http/idempotency';
import type { HolderCaller, Incoming } from '../../http/route';
import type { Services } from '../../http/services';
import { startUpReturnPosting } from './postings';

/**
 * Unspent start-up funds go back at once; what runs in plans is marked and goes back as it is freed (domain §2).
 * Cash is never touched and nothing is to be paid (H1).
 */
export const returnStartUp = (
  services: Services,
  incoming: Incoming<CallOf<'wallet.returnStartUp'>, HolderCaller>,
): Promise<Answer<ResponseOf<CallOf<'wallet.returnStartUp'>>>> =>
  answerOnce(services, calls.wallet.returnStartUp, incoming, async (tx, wallet, now) => {
    const { holderId } = incoming.caller;
    if (wallet.startUp > 0) {
      await post(tx, startUpReturnPosting({ holderId, amountMinor: wallet.startUp, time: now }));
    }
    if (wallet.startUpRunning > 0) {
      await tx.orm
        .update(putOrder)
        .set({ startUpReturning: true })
        .where(
          and(
            eq(putOrder.holderId, holderId),
            inArray(putOrder.status, ['matching', 'putting']),
            gt(putOrder.startUpMinor, 0),
          ),
        );
    }
    return done({ returned: wallet.startUp, running: wallet.startUpRunning });
  });
