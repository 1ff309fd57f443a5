import { type CallOf, calls, type ResponseOf } from '@fairlead/contract';
import { and, eq, one, startUpOffer, type Tx } from '@fairlead/db';
import { post, readProgramme } from '@fairlead/ledger';
import { type Answer, done, refuse } from '../../http/answer';
import { answerOnce } from '../../http/idempotency';
import type { HolderCaller, Incoming } from '../../http/route';
import type { Services } from '../../http/services';
import { audit } from '../audit';
import { notify } from '../notifications';
import { startUpGrantPosting } from './postings';

type Offer = typeof startUpOffer.$inferSelect;
type End = Exclude<Offer['state'], 'offered'>;

/** Ends an open offer; the caller has locked the wallet. */
export const endOffer = async (tx: Tx, offer: Offer, state: End, now: Date): Promise<void> => {
  const { holderId, id } = offer;
  one(
    await tx.orm
      .update(startUpOffer)
      .set({ state, decidedAt: now })
      .where(
        and(eq(startUpOffer.holderId, holderId), eq(startUpOffer.id, id), eq(startUpOffer.state, 'offered')),
      )
      .returning({ id: startUpOffer.id }),
    `offer ${id} is gone`,
  );
  await audit(tx, {
    actor: state === 'lapsed' ? { type: 'system' } : { type: 'holder', id: holderId },
    act: state === 'lapsed' ? 'lapse-start-up-offers' : 'wallet.answerStartUp',
    holderId,
    subjectType: 'holder',
    subjectId: holderId,
    before: { state: 'offered' },
    after: { state, amountMinor: offer.amountMinor },
    time: now,
  });
};

/** Lends what was offered, or not: only its holder says which (docs/domain/wallet.md#start-up-funds). */
export const answerStartUp = (
  services: Services,
  incoming: Incoming<CallOf<'wallet.answerStartUp'>, HolderCaller>,
): Promise<Answer<ResponseOf<CallOf<'wallet.answerStartUp'>>>> =>
  answerOnce(services, calls.wallet.answerStartUp, incoming, async (tx, _wallet, now) => {
    const { holderId } = incoming.caller;
    const { offer_id: offerId, accept } = incoming.request;
    const [offer] = await tx.orm
      .select()
      .from(startUpOffer)
      .where(and(eq(startUpOffer.holderId, holderId), eq(startUpOffer.id, offerId)));
    if (offer === undefined) return refuse('no_such_data');
    if (offer.state !== 'offered' || offer.dueAt <= now) return refuse('wrong_state');
    const { amountMinor } = offer;
    if (accept && (await readProgramme(tx)).house < amountMinor) return refuse('house_not_funded');
    await endOffer(tx, offer, accept ? 'accepted' : 'declined', now);
    if (!accept) return done({ lent: 0 });
    await post(tx, startUpGrantPosting({ holderId, amountMinor, time: now }));
    await notify(tx, { holderId, key: 'startUp.granted', parameters: { amount: amountMinor }, time: now });
    return done({ lent: amountMinor });
  });
