import { and, eq, one, startUpOffer } from '@fairlead/db';
import type { Services } from '../../http/services';
import { type DueOfHolder, notSeen, workOff } from '../../plugins/due-rows';
import { endOffer } from './answer-start-up';

const DUE = `select o.holder_id, o.id from start_up_offer o
  where o.state = 'offered' and o.due_at <= $1 and ${notSeen('o.holder_id', 'o.id')}
  order by o.due_at limit 1 for update skip locked`;

/** Ends offers of start-up funds that nobody accepted in time. Returns how many. */
export const lapseOffers = (services: Services): Promise<number> =>
  workOff<DueOfHolder>(services, {
    due: DUE,
    work: async (tx, { holder_id, id }, now) => {
      const own = and(eq(startUpOffer.holderId, holder_id), eq(startUpOffer.id, id));
      const offer = one(await tx.orm.select().from(startUpOffer).where(own), `offer ${id} is gone`);
      await endOffer(tx, offer, 'lapsed', now);
      return 1;
    },
  });
