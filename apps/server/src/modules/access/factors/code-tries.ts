import type { Limit } from '../../../config';
import { type Answer, done, refuse } from '../../../http/answer';
import type { Services } from '../../../http/services';
import type { CountedTry } from '../../../plugins/sign-in-tries';
import { countTry, giveBackTry } from '../../../plugins/throttle';
import { notify } from '../../notifications';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Six digits, of which three count at a time: at twenty tries a day somebody who knows the password needs decades. */
const LIMITS: readonly Limit[] = [
  { count: 5, windowMs: HOUR_MS },
  { count: 20, windowMs: DAY_MS },
];
const ONCE_A_DAY: Limit = { count: 1, windowMs: DAY_MS };

/** From where codes are tried: each place has tries of its own, so that nobody uses up those of another. */
export type Place = 'strangers' | 'own' | `device:${string}`;

/** The person learns that somebody has their password and tries codes: once a day. */
const tell = async ({ database, clock }: Services, holderId: number): Promise<void> => {
  const key = `one-time-code-told:${holderId}`;
  if ((await countTry(database, clock, key, ONCE_A_DAY)) !== null) return;
  const notice = { holderId, key: 'account.codesTried', link: '/settings/security' } as const;
  await database.transaction((tx) => notify(tx, { ...notice, time: clock.now() }));
};

/**
 * Counts a try of a code before it is looked at, by one atomic statement over all nodes and addresses
 * (docs/domain/access.md#second-factors). What was right is given back.
 */
export const countCodeTry = async (
  services: Services,
  holderId: number,
  place: Place,
): Promise<Answer<CountedTry>> => {
  const { database, clock } = services;
  const now = clock.now();
  const counted: (readonly [string, Limit])[] = [];
  for (const limit of LIMITS) {
    const key = `one-time-code:${holderId}@${place}/${limit.windowMs}`;
    const until = await countTry(database, { now: () => now }, key, limit);
    if (until !== null) {
      if (place === 'strangers') await tell(services, holderId);
      return refuse('throttled', { until: until.toISOString() });
    }
    counted.push([key, limit]);
  }
  return done({
    succeed: async () => {
      for (const [key, limit] of counted) await giveBackTry(database, now, key, limit);
    },
  });
};
