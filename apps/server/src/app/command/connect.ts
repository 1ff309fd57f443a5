import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  type Database,
  isForbidden,
  openDatabase,
  programUrl,
  requireSchema,
  startEmbeddedPostgres,
  visitEmbeddedPostgres,
} from '@fairlead/db';
import { configSchema } from '../../config';
import { migrationsFolder } from '../start/migrations';
import { CommandFault } from './faults';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The variables that name the database: the others are the running program's business. */
const NAMES = [
  'DATA_DIR',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_OWNER_URL',
  'WAL_ARCHIVE_DIR',
] as const;
const placeSchema = configSchema.pick({
  DATA_DIR: true,
  DATABASE_URL: true,
  DATABASE_DIRECT_URL: true,
  DATABASE_OWNER_URL: true,
  WAL_ARCHIVE_DIR: true,
});

const placeOf = (environment: Environment) => {
  const given = Object.fromEntries(NAMES.map((name) => [name, environment[name]]));
  const named = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  const parsed = placeSchema.safeParse(named);
  if (parsed.success) return parsed.data;
  throw new CommandFault(
    parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '),
  );
};

const nothing = (): void => undefined;
/** What goes wrong comes as an error: the database's own words belong to the program's log. */
const quiet = { debug: nothing, info: nothing, warn: nothing, error: nothing };

const visit = async (dataDir: string) => {
  const folder = resolve(dataDir);
  const found = existsSync(folder) ? await visitEmbeddedPostgres({ dataDir: folder, log: quiet }) : undefined;
  if (found !== undefined) return found;
  throw new CommandFault(
    `There is no database in ${folder}: start the program once, or name it by DATA_DIR or DATABASE_URL.`,
  );
};

/**
 * Does something at the address that the settings name; the program's own database is started where it does not run.
 * @throws CommandFault where none is there
 */
export const withPlace = async <Result>(
  environment: Environment,
  work: (url: string) => Promise<Result>,
): Promise<Result> => {
  const { DATA_DIR: dataDir, DATABASE_URL, DATABASE_DIRECT_URL } = placeOf(environment);
  // Its few connections need no pooler.
  const given = DATABASE_DIRECT_URL ?? DATABASE_URL;
  const { url, leave } = given === undefined ? await visit(dataDir) : { url: given, leave: nothing };
  try {
    return await work(url);
  } finally {
    await leave();
  }
};

/**
 * Does something with the program's database, which is neither made nor migrated for it, with the rights of the program.
 * @throws CommandFault where none can be reached; SchemaMismatch where it is another program's
 */
export const withDatabase = <Result>(
  environment: Environment,
  work: (database: Database) => Promise<Result>,
): Promise<Result> =>
  withPlace(environment, async (url) => {
    await requireSchema(url, migrationsFolder());
    const database = openDatabase({ url: await programUrl(url), max: 2 });
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  });

type Visit = (dataDir: string) => Promise<{ readonly url: string; leave(): void | Promise<void> }>;

const asOwner = async <Result>(
  environment: Environment,
  visitOwn: Visit,
  work: (url: string) => Promise<Result>,
): Promise<Result> => {
  const { DATA_DIR: dataDir, DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_OWNER_URL } = placeOf(environment);
  const given = DATABASE_OWNER_URL ?? DATABASE_DIRECT_URL ?? DATABASE_URL;
  const { url, leave } = given === undefined ? await visitOwn(dataDir) : { url: given, leave: nothing };
  try {
    return await work(url);
  } catch (error) {
    if (!isForbidden(error)) throw error;
    throw new CommandFault(
      `It takes the owner of the tables (DATABASE_OWNER_URL): ${(error as Error).message}`,
    );
  } finally {
    await leave();
  }
};

/**
 * Does something with the program's database as the owner of its tables.
 * @throws CommandFault where none can be reached, or the login named may not do it
 */
export const withOwner = <Result>(
  environment: Environment,
  work: (url: string) => Promise<Result>,
): Promise<Result> => asOwner(environment, visit, work);

/** The same with a database that nobody has used yet: the program's own is made where it is missing. */
export const withTarget = <Result>(
  environment: Environment,
  work: (url: string) => Promise<Result>,
): Promise<Result> =>
  asOwner(
    environment,
    async (given) => {
      const own = { dataDir: resolve(given), log: quiet };
      const found = await visitEmbeddedPostgres(own);
      if (found !== undefined) return found;
      const { url, stop } = await startEmbeddedPostgres({ ...own, archive: archiveOf(environment) });
      return { url, leave: stop };
    },
    work,
  );

/**
 * Does something with the program's own PostgreSQL, as its superuser.
 * @throws CommandFault where there is none, or the database is another one
 */
export const withOwnDatabase = async <Result>(
  environment: Environment,
  work: (own: { readonly dataDir: string; readonly url: string }) => Promise<Result>,
): Promise<Result> => {
  const { DATA_DIR: dataDir, DATABASE_URL } = placeOf(environment);
  if (DATABASE_URL !== undefined) {
    throw new CommandFault(
      "It is for the program's own database: with DATABASE_URL, use your PostgreSQL's own tools.",
    );
  }
  const { url, leave } = await visit(dataDir);
  try {
    return await work({ dataDir: resolve(dataDir), url });
  } finally {
    await leave();
  }
};

/** Where the log is archived; undefined: nowhere. */
export const archiveOf = (environment: Environment): string | undefined => {
  const { WAL_ARCHIVE_DIR: archive } = placeOf(environment);
  return archive === undefined ? undefined : resolve(archive);
};
