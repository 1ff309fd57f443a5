import type { Database } from '@fairlead/db';
import type { Clock } from '../clock';
import type { Limit } from '../config';
import type { Job, Services } from '../http/services';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;

const windowStart = (now: Date, { windowMs }: Limit): number =>
  Math.floor(now.getTime() / windowMs) * windowMs;

/**
 * Counts one try against a limit shared by all nodes, by one atomic statement, before anything costly is done.
 * @param key what is counted, such as `sign_in:203.0.113.7`
 * @returns null while within the limit, else when the window ends
 */
export const countTry = async (
  database: Pick<Database, 'query'>,
  clock: Pick<Clock, 'now'>,
  key: string,
  limit: Limit,
): Promise<Date | null> => {
  const startMs = windowStart(clock.now(), limit);
  const endsAt = new Date(startMs + limit.windowMs);
  const [row] = await database.query<{ hits: number }>(
    `insert into throttle (key, window_start, hits, ends_at) values ($1, $2, 1, $3)
     on conflict (key, window_start) do update set hits = throttle.hits + 1 returning hits`,
    [key, new Date(startMs), endsAt],
    'throttle_try',
  );
  return (row?.hits ?? 1) > limit.count ? endsAt : null;
};

/** Takes a try back that was right: failures alone are counted then. */
export const giveBackTry = async (
  database: Database,
  triedAt: Date,
  key: string,
  limit: Limit,
): Promise<void> => {
  await database.query(
    'update throttle set hits = hits - 1 where key = $1 and window_start = $2 and hits > 0',
    [key, new Date(windowStart(triedAt, limit))],
  );
};

interface Counter {
  readonly endsMs: number;
  readonly limit: Limit;
  /** Hits of all nodes when last merged. */
  merged: number;
  /** Hits of this node since then. */
  pending: number;
}

/** Its window is over, or has not begun: it was counted while the clock was ahead. */
const isOther = ({ endsMs, limit }: Counter, nowMs: number): boolean =>
  endsMs <= nowMs || endsMs - limit.windowMs > nowMs;

/** A throttle for every call: counted here, merged with the other nodes' counts about once a second. */
export interface CallThrottle {
  /** Counts a call; null while within the limit, else when the window ends. */
  count(key: string, limit: Limit): Date | null;
  /** Merges with the other nodes; the server's job does it every second. */
  merge(): Promise<void>;
}

export const createCallThrottle = (database: Database, clock: Clock): CallThrottle => {
  const counters = new Map<string, Counter>();

  return {
    count: (key, limit) => {
      const now = clock.now();
      let counter = counters.get(key);
      if (counter === undefined || isOther(counter, now.getTime())) {
        counter = { endsMs: windowStart(now, limit) + limit.windowMs, limit, merged: 0, pending: 0 };
        counters.set(key, counter);
      }
      counter.pending += 1;
      return counter.merged + counter.pending > limit.count ? new Date(counter.endsMs) : null;
    },
    merge: async () => {
      const nowMs = clock.now().getTime();
      const sent: { key: string; counter: Counter; hits: number }[] = [];
      for (const [key, counter] of counters) {
        if (isOther(counter, nowMs)) counters.delete(key);
        else if (counter.pending > 0) sent.push({ key, counter, hits: counter.pending });
      }
      if (sent.length === 0) return;
      const rows = await database.query<{ key: string; hits: number }>(
        `insert into throttle (key, window_start, hits, ends_at)
         select * from unnest($1::text[], $2::timestamptz[], $3::int[], $4::timestamptz[])
         on conflict (key, window_start) do update set hits = throttle.hits + excluded.hits returning key, hits`,
        [
          sent.map(({ key }) => key),
          sent.map(({ counter }) => new Date(counter.endsMs - counter.limit.windowMs)),
          sent.map(({ hits }) => hits),
          sent.map(({ counter }) => new Date(counter.endsMs)),
        ],
        'throttle_merge',
      );
      const hitsOf = new Map(rows.map((row) => [row.key, row.hits]));
      for (const { key, counter, hits } of sent) {
        counter.pending -= hits;
        counter.merged = hitsOf.get(key) ?? counter.merged + hits;
      }
    },
  };
};

/** Forgets windows that are over. */
export const clearThrottles = async (database: Database, clock: Clock): Promise<number> => {
  const rows = await database.query('delete from throttle where ends_at < $1 returning 1', [clock.now()]);
  return rows.length;
};

/** Each waits for its pause, whatever it did. */
export const throttleJobs = ({ database, clock }: Services, throttle: CallThrottle): Job[] => [
  { name: 'throttles merge', pauseMs: SECOND_MS, run: () => throttle.merge().then(() => 0) },
  { name: 'throttles clear', pauseMs: HOUR_MS, run: () => clearThrottles(database, clock).then(() => 0) },
];
