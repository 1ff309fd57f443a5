import type { Services } from '../../http/services';

/** Deletes the marks of tickets whose time is over; they would be refused by their age. */
export const forgetTickets = async ({ database, clock }: Services): Promise<number> => {
  const gone = await database.query('delete from used_ticket where ends_at < $1 returning 1', [clock.now()]);
  return gone.length;
};
