import type { CallOf, ResponseOf } from '@fairlead/contract';
import { type Tx, usedTicket } from '@fairlead/db';
import { type Answer, done, refuse } from '../../http/answer';
import type { Incoming } from '../../http/route';
import type { Services } from '../../http/services';
import { openSession, tellHolderChanged } from '../../plugins/sessions';
import { countTry } from '../../plugins/throttle';
import { findBySubject, keepLanguage } from '../account';
import type { ShellIdentity } from './identity';
import type { TicketReader } from './ticket-reader';

/** Longer than any ticket or stand-in can still live once it was read. */
const KEPT_MS = 60 * 60_000;

/** Uses a ticket up; false where it was used before, here or on another node, at the same moment or long ago. */
const useTicket = async (tx: Tx, jti: string, now: Date): Promise<boolean> => {
  const used = await tx.orm
    .insert(usedTicket)
    .values({ jti, usedAt: now, endsAt: new Date(now.getTime() + KEPT_MS) })
    .onConflictDoNothing()
    .returning({ jti: usedTicket.jti });
  return used.length > 0;
};

/** What the server writes to the person from now on is in the language in which the host app speaks. */
const writeIn = async (tx: Tx, holderId: number, lang: string): Promise<void> => {
  if (await keepLanguage(tx, holderId, lang)) await tellHolderChanged(tx, holderId);
};

const signIn = async (
  { database, clock }: Services,
  holderId: number,
  { jti, lang }: ShellIdentity,
  userAgent: string,
) =>
  database.transaction(async (tx) => {
    const now = clock.now();
    if (!(await useTicket(tx, jti, now))) return undefined;
    await writeIn(tx, holderId, lang);
    return openSession(tx, holderId, userAgent, now);
  });

/**
 * Signs in with a shell ticket or its stand-in, which is used up by it
 * (docs/domain/access.md#shell-tickets). An unknown identity is told with its language and a stand-in to
 * open the account with.
 */
export const loginWithTicket = async (
  services: Services,
  tickets: TicketReader,
  { request, userAgent }: Incoming<CallOf<'auth.loginV2'>>,
): Promise<Answer<ResponseOf<CallOf<'auth.loginV2'>>>> => {
  const read = tickets.identityOf(request.ticket);
  if (!read.ok) return read;
  const identity = read.data;
  const { database, clock, config } = services;
  const key = `sign-in-shell:${identity.subject}`;
  const until = await countTry(database, clock, key, config.limits.signInAccount);
  if (until !== null) return refuse('throttled', { until: until.toISOString() });
  const holderId = await findBySubject(database, identity.subject);
  if (holderId === undefined) {
    const continuation = tickets.continuationOf(request.ticket, identity);
    return refuse('unknown_shell_identity', { lang: identity.lang, continuation });
  }
  const opened = await signIn(services, holderId, identity, userAgent);
  if (opened === undefined) return refuse('shell_ticket_invalid', { lang: identity.lang });
  return done({ token: opened.token, expires_at: opened.expiresAt.toISOString() });
};
