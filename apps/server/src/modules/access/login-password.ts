import { type Answer, done, refuse } from '../../http/answer';
import type { Services } from '../../http/services';
import { countTry } from '../../plugins/throttle';
import { readHolder } from '../account';

/**
 * Checks the login password of a signed-in person, as for a new transaction password. Tries are counted with those
 * of the sign-in by the same name.
 */
export const verifyLoginPassword = async (
  services: Services,
  holderId: number,
  password: string,
): Promise<Answer<null>> => {
  const { database, clock, config, hashing } = services;
  const holder = await readHolder(database, holderId);
  const key = accountKey(holder?.username ?? '');
  const until = await countTry(database, clock, key, config.limits.signInAccount);
  if (until !== null) return refuse('throttled', { until: until.toISOString() });
  return (await hashing.verifyOrDecoy(holder?.passwordHash, password))
    ? done(null)
    : refuse('wrong_login_password');
};

/** Names are one without regard to case; the throttle counts unknown ones alike. */
export const accountKey = (username: string): string => `sign-in-account:${username.toLowerCase()}`;
