import { type Database, LoginFault, prepareDatabase, rootOf, SchemaMismatch } from '@fairlead/db';
import type { Logger } from 'pino';
import type { Config } from '../../config';
import { migrationsFolder } from './migrations';

/** The words of what went wrong; a host with several addresses tells them one by one. */
const wordsOf = (error: unknown): string => {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message : String(first);
};

/**
 * Makes the database ready and tells the address at which the program works.
 * @param ownUrl of the program's own PostgreSQL, where the configuration names no other
 * @throws an error that names the variable to look at, with the database's own words
 */
export const reachDatabase = async (
  config: Config,
  ownUrl: string | undefined,
  log: Logger,
): Promise<string> => {
  const { databaseUrl: url = ownUrl ?? '', databaseOwnerUrl: ownerUrl } = config;
  try {
    return await prepareDatabase({ url, ownerUrl }, migrationsFolder(), () =>
      log.warn('a migration waits until its tables are not in use: it is tried again'),
    );
  } catch (error) {
    if (error instanceof SchemaMismatch || error instanceof LoginFault) throw error;
    const name = ownerUrl === undefined ? 'DATABASE_URL' : 'DATABASE_OWNER_URL';
    const where = config.databaseUrl === undefined ? '' : `${name}: `;
    throw new Error(`${where}the database could not be made ready: ${wordsOf(rootOf(error))}`, {
      cause: error,
    });
  }
};

const ROUNDS = 3;

/**
 * A pooler in transaction mode lends one session to many: what is listened for and prepared in it is lost or somebody
 * else's. It shows where two connections that are open at once speak with the same session, or one with several.
 * @throws where that is so
 */
export const refuseSharedSessions = async (database: Database): Promise<void> => {
  const first = await database.connect();
  const second = await database.connect();
  const sessionOf = async (client: typeof first): Promise<number> =>
    Number((await client.query('select pg_backend_pid() as pid')).rows[0]?.pid);
  try {
    const sessions = new Set<number>();
    for (let round = 0; round < ROUNDS; round += 1) {
      sessions.add(await sessionOf(first));
      // Held by a transaction, it cannot be lent to the first one meanwhile.
      await second.query('begin');
      sessions.add(await sessionOf(second));
      await second.query('commit');
    }
    if (sessions.size === 2) return;
    throw new Error(
      'DATABASE_URL: a pooler in transaction mode stands before the database: let it pool by session, or go past it',
    );
  } finally {
    first.release();
    second.release();
  }
};
