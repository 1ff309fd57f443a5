import { prepareDatabase, withLoginOf } from '@fairlead/db';
import type { Logger } from 'pino';
import type { Config } from '../../config';
import type { Wait } from './await-database';
import { migrationsFolder } from './migrations';
import { inWords, StartStopped } from './start-faults';

/** The addresses at which the program works. */
interface Ways {
  readonly url: string;
  /** Past a pooler in transaction mode, if one stands before `url`. */
  readonly directUrl: string | undefined;
  /** Of the standby, if there is one to read from. */
  readonly readUrl: string | undefined;
}

/** What ends a wait that was told to stop. */
const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

const makeReady = (
  url: string,
  ownerUrl: string | undefined,
  log: Logger,
  stop: AbortSignal,
): Promise<string> =>
  prepareDatabase({ url, ownerUrl }, migrationsFolder(), {
    stop,
    onBusy: () => log.warn('a migration waits until its tables are not in use: it is tried again'),
    onIndex: (name) => log.info(`the index ${name} is built while others write; this may take long`),
    onTurn: () => log.info('another node migrates the database: this one waits for it'),
    onAhead: (count) =>
      log.warn(
        `the database was migrated by a newer program (${count} more): this one may serve on it (docs/migrations.md)`,
      ),
  }).catch((error: unknown) => {
    throw isAbort(error) ? new StartStopped('stopped while waiting to migrate the database') : error;
  });

/**
 * Makes the database ready and tells the addresses at which the program works.
 * @param ownUrl of the program's own PostgreSQL, where the configuration names no other
 * @param wait for a database that is not there yet
 * @param stop ends a wait for another node that migrates, or for tables in use, with a StartStopped
 * @throws an error that names the variable to look at, with the database's own words
 */
export const reachDatabase = async (
  config: Config,
  ownUrl: string | undefined,
  log: Logger,
  wait: Wait,
  stop: AbortSignal,
): Promise<Ways> => {
  const { databaseUrl, databaseDirectUrl: directUrl, databaseOwnerUrl: ownerUrl } = config;
  const { databaseReadUrl } = config;
  if (databaseUrl === undefined) {
    const url = await makeReady(ownUrl ?? '', ownerUrl, log, stop).catch((error: unknown) => {
      throw inWords(error, undefined);
    });
    return { url, directUrl: undefined, readUrl: undefined };
  }
  const name = directUrl === undefined ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL';
  const way = directUrl ?? databaseUrl;
  const first = ownerUrl === undefined ? { name, url: way } : { name: 'DATABASE_OWNER_URL', url: ownerUrl };
  await wait(first.name, first.url);
  const prepared = await makeReady(way, ownerUrl, log, stop).catch((error: unknown) => {
    throw inWords(error, first.name);
  });
  if (first.name !== name) await wait(name, way);
  // Another login than the one that was named is the program's own, on every way.
  const named = (url: string): string => (prepared === way ? url : withLoginOf(url, prepared));
  const readUrl = databaseReadUrl && named(databaseReadUrl);
  if (directUrl === undefined) return { url: prepared, directUrl, readUrl };
  return { url: named(databaseUrl), directUrl: prepared, readUrl };
};
