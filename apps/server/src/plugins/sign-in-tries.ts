import type { Limit } from '../config';
import { type Answer, done, refuse } from '../http/answer';
import type { Incoming } from '../http/route';
import type { Services } from '../http/services';
import { knownDevices, type SignInSide } from './devices';
import { countTry, giveBackTry } from './throttle';

/** Past its limit a network may still try once in this time: a delay, never a wall. */
const ONE_A_MINUTE: Limit = { count: 1, windowMs: 60_000 };
/** A name that so many times its limit fails for, over all networks, is being guessed from many places. */
const GUESSED = 4;
/** Then each network has this part of its tries. */
const WHILE_GUESSED = 5;

/** Tries of one sign-in; what was right is given back, so that failures alone are counted. */
export interface CountedTry {
  succeed(): Promise<void>;
}

/**
 * Counts a try to sign in by a name, before the password is looked at. Nobody can lock another out: tries are counted
 * for each network alone, a device that the account signed in from has tries of its own, and who used up theirs waits
 * a minute for the next (docs/domain/access.md#throttles).
 */
export const countSignIn = async (
  services: Services,
  side: SignInSide,
  username: string,
  { address, cookies }: Pick<Incoming, 'address' | 'cookies'>,
): Promise<Answer<CountedTry>> => {
  const { database, clock, config } = services;
  const { signIn, signInAccount } = config.limits;
  const now = clock.now();
  const counted: (readonly [string, Limit])[] = [];
  const isOver = async (key: string, limit: Limit): Promise<Date | null> => {
    counted.push([key, limit]);
    return countTry(database, { now: () => now }, key, limit);
  };
  const name = `${side}:${username.toLowerCase()}`;
  const device = knownDevices(config).read(side, username, cookies, now);
  const overAll = { ...signInAccount, count: signInAccount.count * GUESSED };
  const isGuessed = device === undefined && (await isOver(`sign-in-name:${name}`, overAll)) !== null;
  const own = isGuessed
    ? { ...signInAccount, count: Math.ceil(signInAccount.count / WHILE_GUESSED) }
    : signInAccount;
  const place = device === undefined ? address : `device:${device}`;
  /** Until when one waits: past the limit there is one try a minute. */
  const waitFor = async (key: string, limit: Limit): Promise<Date | null> =>
    (await isOver(key, limit)) === null ? null : isOver(`${key}:minute`, ONE_A_MINUTE);
  const until =
    (device === undefined ? await waitFor(`signIn:${address}`, signIn) : null) ??
    (await waitFor(`sign-in-account:${name}@${place}`, own));
  if (until !== null) return refuse('throttled', { until: until.toISOString() });
  return done({
    succeed: async () => {
      for (const [key, limit] of counted) await giveBackTry(database, now, key, limit);
    },
  });
};

/**
 * The same for a sign-in that names nobody before it is checked: counted by address alone, with one a minute past the
 * limit.
 */
export const countNameless = async (services: Services, address: string): Promise<Answer<CountedTry>> => {
  const { database, clock, config } = services;
  const { signIn } = config.limits;
  const [now, key] = [clock.now(), `signIn:${address}`];
  const isOver = (await countTry(database, { now: () => now }, key, signIn)) !== null;
  const until = isOver ? await countTry(database, { now: () => now }, `${key}:minute`, ONE_A_MINUTE) : null;
  if (until !== null) return refuse('throttled', { until: until.toISOString() });
  return done({ succeed: () => giveBackTry(database, now, key, signIn) });
};

/** Tells the device that the account signed in from it, and gives the try back. */
export const signedIn = async (
  { config, clock }: Services,
  side: SignInSide,
  username: string,
  tried: CountedTry,
  { setCookie }: Pick<Incoming, 'setCookie'>,
): Promise<void> => {
  await tried.succeed();
  setCookie(knownDevices(config).cookie(side, username, clock.now()));
};
