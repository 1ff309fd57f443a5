import { type CallOf, calls, type ResponseOf } from '@fairlead/contract';
import { type Answer, done, type Refusal } from '../../http/answer';
import { answerOnce } from '../../http/idempotency';
import type { HolderCaller, Incoming } from '../../http/route';
import type { Services } from '../../http/services';
import { verifyPin } from '../access';
import { beginClosing } from './closing-record';
import { windUp } from './wind-up';

type Close = CallOf<'account.close'>;

/** Carries a refusal out of a transaction that must leave nothing behind. */
class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.reason);
  }
}

/**
 * Closes the account and pays all cash out, now or as it is freed (docs/promises.md#out-any-time); also a
 * blocked one. Refused where there is money and no usable destination for it: then nothing has changed.
 * Asked again, it tells how far it has come.
 */
export const closeAccount = async (
  services: Services,
  { request, caller, idempotencyKey }: Incoming<Close, HolderCaller>,
): Promise<Answer<ResponseOf<Close>>> => {
  const pin = await verifyPin(services, caller.holderId, request.password);
  if (!pin.ok) return pin;
  const { reason } = request;
  const kept = { request: { reason }, caller, idempotencyKey };
  try {
    return await answerOnce(services, calls.account.close, kept, async (tx, _wallet, now) => {
      const since = await beginClosing(tx, caller.holderId, reason, now);
      const found = await windUp(services, tx, { holderId: caller.holderId, since }, now);
      if (found.refusal !== undefined) throw new Refused(found.refusal);
      return done({
        state: found.closed ? 'closed' : 'closing',
        withdrawal: found.withdrawal,
        still_to_come: found.stillToComeMinor,
        order_ids: found.orderIds.map(String),
        done_by: found.doneBy?.toISOString() ?? null,
      });
    });
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
};
