import { type Answer, done, refuse } from '../../http/answer';
import type { Services } from '../../http/services';
import { isContinuation, makeContinuation, readContinuation } from './continuation';
import type { ShellIdentity } from './identity';
import { continuationKey, trustedKeys } from './keys';
import { readShellTicket } from './shell-ticket';

/** Reads what people come with through the shell, and gives them a stand-in for it. */
export interface TicketReader {
  /** The identity behind a ticket or stand-in; 401 `shell_ticket_invalid` where neither is good. */
  identityOf(ticket: string): Answer<ShellIdentity>;
  /** The stand-in for a ticket; a stand-in stands for itself, so that its 30 minutes are not prolonged. */
  continuationOf(ticket: string, identity: ShellIdentity): string;
}

/** Keys are read once, at the start. */
export const openTicketReader = ({ config, clock }: Services): TicketReader => {
  const keys = trustedKeys(config);
  const sealingKey = continuationKey(config);
  return {
    identityOf: (ticket) => {
      const read = isContinuation(ticket)
        ? readContinuation(sealingKey, ticket, clock.now())
        : readShellTicket(keys, ticket, clock.now(), config.publicUrl);
      if (read.ok) return done(read.identity);
      return refuse('shell_ticket_invalid', read.lang === undefined ? undefined : { lang: read.lang });
    },
    continuationOf: (ticket, identity) =>
      isContinuation(ticket) ? ticket : makeContinuation(sealingKey, identity, clock.now()),
  };
};
