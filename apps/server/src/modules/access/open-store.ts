import type { CallOf, ResponseOf } from '@fairlead/contract';
import { violatedConstraint } from '@fairlead/db';
import { type Answer, done, refuse } from '../../http/answer';
import type { Incoming } from '../../http/route';
import type { Services } from '../../http/services';
import { countTry } from '../../plugins/throttle';
import { hashCode } from './codes';
import type { TicketReader } from './ticket-reader';

/** When the ad account of a shell identity was opened; undefined where no code is bound to it. */
export const openedAt = async ({ database }: Services, subject: string): Promise<Date | undefined> => {
  const [code] = await database.query<{ used_at: Date }>(
    'select used_at from authorization_code where used_by = $1',
    [subject],
  );
  return code?.used_at;
};

/** Binds an unused code by one atomic update; undefined where there is none, or others were quicker. */
const bindCode = async (
  { database, clock }: Services,
  code: string,
  subject: string,
): Promise<Date | undefined> => {
  const now = clock.now();
  try {
    const bound = await database.transaction((tx) =>
      tx.query(
        `update authorization_code set used_by = $2, used_at = $3
          where code_hash = $1 and used_by is null and revoked_at is null
            and (expires_at is null or expires_at > $3) returning 1`,
        [hashCode(code), subject, now],
      ),
    );
    return bound.length > 0 ? now : undefined;
  } catch (error) {
    // The same person, at the same moment, with another code: that one counts, this one stays unused.
    if (violatedConstraint(error) === 'authorization_code_used_by_unique') return undefined;
    throw error;
  }
};

/**
 * Opens the ad account of a shell identity with an authorization code. An account that is open already is answered
 * as open and no second code is spent, so that a lost reply does no harm.
 */
export const openStore = async (
  services: Services,
  tickets: TicketReader,
  { request }: Incoming<CallOf<'auth.openStore'>>,
): Promise<Answer<ResponseOf<CallOf<'auth.openStore'>>>> => {
  const read = tickets.identityOf(request.ticket);
  if (!read.ok) return read;
  const { database, clock, config } = services;
  const { subject } = read.data;
  const until = await countTry(database, clock, `code-shell:${subject}`, config.limits.code);
  if (until !== null) return refuse('throttled', { until: until.toISOString() });
  const opened =
    (await openedAt(services, subject)) ??
    (await bindCode(services, request.authorization_code, subject)) ??
    (await openedAt(services, subject));
  return opened === undefined
    ? refuse('authorization_code_not_found')
    : done({ opened_at: opened.toISOString() });
};
