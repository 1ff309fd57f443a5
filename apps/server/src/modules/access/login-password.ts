import { type Answer, done, refuse } from '../../http/answer';
import type { Services } from '../../http/services';
import { countTry, giveBackTry } from '../../plugins/throttle';
import { readHolder } from '../account';

/**
 * Checks the login password of a signed-in person, as for a new transaction password. Tries are counted for the person
 * who is signed in: strangers who try the name from outside take none of them.
 */
export const verifyLoginPassword = async (
  services: Services,
  holderId: number,
  password: string,
): Promise<Answer<null>> => {
  const { database, clock, config, hashing } = services;
  const holder = await readHolder(database, holderId);
  const [key, limit, now] = [`own-password:holder:${holderId}`, config.limits.signInAccount, clock.now()];
  const until = await countTry(database, { now: () => now }, key, limit);
  if (until !== null) return refuse('throttled', { until: until.toISOString() });
  if (!(await hashing.verifyOrDecoy(holder?.passwordHash, password))) return refuse('wrong_login_password');
  await giveBackTry(database, now, key, limit);
  return done(null);
};
