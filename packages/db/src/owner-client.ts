import type pg from 'pg';
import { connectAny, openHosts } from './hosts';
import { createPool, cut, type Limits, limitsOf } from './pool';

/** For each statement; another node may be making the login just then. */
const WITHIN_MS = 30_000;
const CONNECT_MS = 10_000;
const GOODBYE_MS = 2_000;

/** Runs `work` on a connection of its own, whoever logs in, and closes it with whatever was begun on it. */
export const withClient = async <Result>(
  url: string,
  work: (client: pg.PoolClient) => Promise<Result>,
  limits: Partial<Limits> = {},
): Promise<Result> => {
  const hosts = openHosts(url);
  const all = { ...limitsOf(WITHIN_MS), connectMs: CONNECT_MS, ...limits };
  const pool = createPool({ url, max: 1, as: 'owner', limits: all }, hosts);
  try {
    const client = await connectAny(pool, hosts);
    try {
      return await work(client);
    } finally {
      // A silent one would not answer the parting words.
      setTimeout(() => cut(client), GOODBYE_MS).unref();
      client.release(true);
    }
  } finally {
    await pool.end();
  }
};

/** Ends well where the database answers. */
export const pingDatabase = (url: string, connectMs: number): Promise<void> =>
  withClient(
    url,
    async (client) => {
      await client.query('select 1');
    },
    { connectMs },
  );
