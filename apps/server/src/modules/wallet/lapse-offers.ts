import { and, asc, eq, lte, startUpOffer } from '@fairlead/db';
import { lockWallet } from '@fairlead/ledger';
import type { Services } from '../../http/services';
import { sumEach } from '../../plugins/frozen-holders';
import { endOffer } from './answer-start-up';

const BATCH = 50;

/** Ends offers of start-up funds that nobody accepted in time. Safe on several nodes at once. Returns how many. */
export const lapseOffers = async (services: Services): Promise<number> => {
  const { database, clock } = services;
  const now = clock.now();
  const isDue = and(eq(startUpOffer.state, 'offered'), lte(startUpOffer.dueAt, now));
  const due = await database.orm
    .select()
    .from(startUpOffer)
    .where(isDue)
    .orderBy(asc(startUpOffer.dueAt))
    .limit(BATCH);
  return sumEach(services, due, ({ holderId, id }) =>
    database.transaction(async (tx) => {
      await lockWallet(tx, holderId);
      const own = and(eq(startUpOffer.holderId, holderId), eq(startUpOffer.id, id));
      const [offer] = await tx.orm.select().from(startUpOffer).where(and(own, isDue));
      if (offer === undefined) return 0;
      await endOffer(tx, offer, 'lapsed', now);
      return 1;
    }),
  );
};
