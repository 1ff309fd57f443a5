import { and, asc, eq, lte, startUpOffer } from '@fairlead/db';
import { lockWallet } from '@fairlead/ledger';
import type { Services } from '../../http/services';
import { endOffer } from './answer-start-up';

const BATCH = 50;

/** Ends offers of start-up funds that nobody accepted in time. Safe on several nodes at once. Returns how many. */
export const lapseOffers = async ({ database, clock }: Services): Promise<number> => {
  const now = clock.now();
  const isDue = and(eq(startUpOffer.state, 'offered'), lte(startUpOffer.dueAt, now));
  const due = await database.orm
    .select()
    .from(startUpOffer)
    .where(isDue)
    .orderBy(asc(startUpOffer.dueAt))
    .limit(BATCH);
  let lapsed = 0;
  for (const { holderId, id } of due) {
    lapsed += await database.transaction(async (tx) => {
      await lockWallet(tx, holderId);
      const own = and(eq(startUpOffer.holderId, holderId), eq(startUpOffer.id, id));
      const [offer] = await tx.orm.select().from(startUpOffer).where(and(own, isDue));
      if (offer === undefined) return 0;
      await endOffer(tx, offer, 'lapsed', now);
      return 1;
    });
  }
  return lapsed;
};
