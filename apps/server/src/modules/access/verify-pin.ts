import { createHmac } from 'node:crypto';
import { type Answer, done, refuse } from '../../http/answer';
import type { Services } from '../../http/services';
import { countPinTry, forgetPinTries, readPinLock } from '../account';

const RULES = { tries: 5, firstLockMinutes: 15, longestLockMinutes: 24 * 60 } as const;

/** The digest is only an encoding of six digits: a key outside the database makes it a secret. */
const keyed = ({ config }: Services, digest: string): string => {
  if (config.pinPepper === undefined) throw new Error('PIN_PEPPER is not set');
  return createHmac('sha256', config.pinPepper).update(digest).digest('hex');
};

/** What is kept of a transaction password. */
export const hashPin = (services: Services, digest: string): Promise<string> =>
  services.hashing.hash(keyed(services, digest));

const locked = (until: Date) => refuse('transaction_password_locked', { until: until.toISOString() });

const refusedTry = async ({ database }: Services, holderId: number): Promise<Answer<null>> => {
  const until = (await readPinLock(database, holderId))?.until ?? null;
  return until === null ? refuse('transaction_password_not_set') : locked(until);
};

const tryPin = async (services: Services, holderId: number, digest: string): Promise<Answer<null>> => {
  const { database, clock, hashing } = services;
  const tried = await countPinTry(database, holderId, clock.now(), RULES);
  if (tried === undefined) return refusedTry(services, holderId);
  if (await hashing.verify(tried.pin_hash, keyed(services, digest))) {
    await forgetPinTries(database, holderId, tried.pin_hash);
    return done(null);
  }
  return tried.pin_locked_until === null
    ? refuse('wrong_transaction_password', { tries_left: RULES.tries - tried.pin_failures })
    : locked(tried.pin_locked_until);
};

/**
 * Checks a transaction password (docs/domain/access.md#tries). Five wrong in a row lock it for 15 minutes,
 * doubling to 24 hours, whichever calls and nodes they came by. The same one sent again before the answer is the same
 * try: a right one would be told of a lock that its own other taps had made, and that is gone a moment later.
 * @param digest MD5 of the six digits, as sent
 */
export const verifyPin = (services: Services, holderId: number, digest: string): Promise<Answer<null>> =>
  services.hashing.together(`pin:${holderId}:${digest}`, () => tryPin(services, holderId, digest));

/**
 * Where a transaction password is set, it is needed: a session alone, of whatever ticket, neither moves money nor gives a
 * claim to it up (docs/domain/access.md#transaction-password).
 */
export const provePin = async (
  services: Services,
  holderId: number,
  digest: string | undefined,
): Promise<Answer<null>> => {
  if ((await readPinLock(services.database, holderId)) === undefined) return done(null);
  if (digest === undefined) return refuse('invalid_fields', { fields: { password: 'required' } });
  return verifyPin(services, holderId, digest);
};
