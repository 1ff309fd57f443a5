import { createHmac } from 'node:crypto';
import { type Answer, done, refuse } from '../../http/answer';
import type { Services } from '../../http/services';

const TRIES = 5;
const FIRST_LOCK_MINUTES = 15;
const LONGEST_LOCK_MINUTES = 24 * 60;

interface Try {
  readonly pin_hash: string;
  readonly pin_failures: number;
  readonly pin_locked_until: Date | null;
}

/** The digest is only an encoding of six digits: a key outside the database makes it a secret. */
const keyed = ({ config }: Services, digest: string): string => {
  if (config.pinPepper === undefined) throw new Error('PIN_PEPPER is not set');
  return createHmac('sha256', config.pinPepper).update(digest).digest('hex');
};

/** What is kept of a transaction password. */
export const hashPin = (services: Services, digest: string): Promise<string> =>
  services.hashing.hash(keyed(services, digest));

/**
 * Counts a try as failed before it is checked, in one statement, so that tries sent at the same moment cannot be
 * more than five; the fifth locks. A right one takes it all back.
 */
const COUNT_TRY = `
  update account_holder set
    pin_failures = case when pin_failures + 1 >= ${TRIES} then 0 else pin_failures + 1 end,
    pin_locked_until = case when pin_failures + 1 >= ${TRIES} then $2::timestamptz
      + least(${FIRST_LOCK_MINUTES} * 2 ^ least(pin_locks, 10), ${LONGEST_LOCK_MINUTES}) * interval '1 minute' end,
    pin_locks = case when pin_failures + 1 >= ${TRIES} then pin_locks + 1 else pin_locks end
  where id = $1 and pin_hash is not null and (pin_locked_until is null or pin_locked_until <= $2)
  returning pin_hash, pin_failures, pin_locked_until`;

const locked = (until: Date) => refuse('transaction_password_locked', { until: until.toISOString() });

const refusedTry = async ({ database }: Services, holderId: number): Promise<Answer<null>> => {
  const [row] = await database.query<{ pin_locked_until: Date | null }>(
    'select pin_locked_until from account_holder where id = $1 and pin_hash is not null',
    [holderId],
  );
  const until = row?.pin_locked_until ?? null;
  return until === null ? refuse('transaction_password_not_set') : locked(until);
};

/**
 * Checks a transaction password (docs/domain/access.md#tries). Five wrong in a row lock it for 15 minutes,
 * doubling to 24 hours, whichever calls and nodes they came by.
 * @param digest MD5 of the six digits, as sent
 */
export const verifyPin = async (
  services: Services,
  holderId: number,
  digest: string,
): Promise<Answer<null>> => {
  const { database, clock, hashing } = services;
  const [tried] = await database.query<Try>(COUNT_TRY, [holderId, clock.now()], 'pin_try');
  if (tried === undefined) return refusedTry(services, holderId);
  if (await hashing.verify(tried.pin_hash, keyed(services, digest))) {
    await database.query(
      `update account_holder set pin_failures = 0, pin_locks = 0, pin_locked_until = null
        where id = $1 and pin_hash = $2`,
      [holderId, tried.pin_hash],
      'pin_right',
    );
    return done(null);
  }
  return tried.pin_locked_until === null
    ? refuse('wrong_transaction_password', { tries_left: TRIES - tried.pin_failures })
    : locked(tried.pin_locked_until);
};
