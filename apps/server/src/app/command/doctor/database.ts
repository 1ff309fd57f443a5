import { type Database, openDatabase, programUrl, requireSchema, SchemaMismatch } from '@fairlead/db';
import { readChecks, readControl, readFreezes } from '@fairlead/ledger';
import type { FastifyBaseLogger } from 'fastify';
import { type Clock, readDatabaseTime } from '../../../clock';
import type { Config } from '../../../config';
import { watchClockSkew } from '../../../plugins/clock-skew';
import { hasSampleData } from '../../sample-data/people';
import { durabilityFaults } from '../../start/durability';
import { installationFaults } from '../../start/installation';
import { migrationsFolder } from '../../start/migrations';
import { operatorWordsFaults } from '../../start/operator-words';
import { pepperFaults } from '../../start/pepper';
import { wordsOf } from '../../start/start-faults';
import { type Finding, findingsOf, guide } from './finding';

const { ok, missing, advice, either } = findingsOf('database');

/** Means of a check: everything is read, nothing is written. */
export interface Means {
  readonly database: Database;
  readonly clock: Clock;
}

/**
 * Opens the database as the program does, or tells why that cannot be.
 * @param url of whoever the settings name
 */
export const openForDoctor = async (
  url: string,
): Promise<{ readonly database: Database | undefined; readonly findings: readonly Finding[] }> => {
  try {
    await requireSchema(url, migrationsFolder());
    const database = openDatabase({ url: await programUrl(url), max: 2 });
    // The first connection looks whose login it is.
    await database.query('select 1').catch(async (error: unknown) => {
      await database.close();
      throw error;
    });
    return {
      database,
      findings: [
        ok('schema', 'Tables and functions are those of this program.'),
        ok('login', 'The program works with a login that can do no more than it needs.'),
      ],
    };
  } catch (error) {
    const way = error instanceof SchemaMismatch ? 'fairlead migrate' : guide('the-database');
    return { database: undefined, findings: [missing('database', `${wordsOf(error)}.`, way)] };
  }
};

const versionFinding = async ({ database }: Means): Promise<Finding> => {
  const [row] = await database.query<{ version: string }>(
    "select current_setting('server_version') as version",
  );
  return ok('version', `PostgreSQL ${row?.version ?? '?'}.`);
};

const nothing = (): void => undefined;
const quiet = { error: nothing, info: nothing } as unknown as FastifyBaseLogger;

const clockFinding = async ({ database, clock }: Means): Promise<Finding> => {
  const skew = watchClockSkew(clock, () => readDatabaseTime(database), quiet);
  await skew.measure();
  const fault = skew.readiness.fault();
  return either(
    fault === null,
    'clock',
    "The clock of this machine agrees with the database's.",
    `${fault}.`,
    'timedatectl set-ntp true, on the machine that is wrong',
  );
};

const booksFindings = async ({ database, clock }: Means): Promise<Finding[]> => {
  const { writesStopped, reason } = await readControl(database);
  const frozen = await readFreezes(database);
  const { finished } = await readChecks(database);
  const ageHours = finished && (clock.now().getTime() - finished.time.getTime()) / 3_600_000;
  const isFresh = ageHours !== undefined && ageHours < 2;
  return [
    either(
      !writesStopped,
      'writes',
      'Money may move.',
      `Money writes are stopped: ${reason}`,
      'fairlead books',
    ),
    either(
      frozen.length === 0,
      'frozen',
      'No holder is frozen.',
      `${frozen.length} holder(s) are frozen, since their books differ.`,
      'fairlead books',
    ),
    isFresh
      ? ok('books', 'The books were checked within two hours.')
      : advice(
          'books',
          'The books were not checked within two hours.',
          'start the program, or fairlead books',
        ),
  ];
};

const liveFindings = async ({ database }: Means, config: Config): Promise<Finding[]> => {
  const ownFolder = config.databaseUrl === undefined ? config.dataDir : undefined;
  const faults = [
    ...(await installationFaults(database, config, ownFolder)),
    ...(await durabilityFaults(database)),
    ...(await pepperFaults(database, config.pinPepper)),
    ...operatorWordsFaults(config),
    ...((await hasSampleData(database)) ? ["The database holds the sandbox's sample data"] : []),
  ];
  const [row] = await database.query<{ names: string }>(
    "select current_setting('synchronous_standby_names') as names",
  );
  const isOwn = config.databaseUrl === undefined;
  const standby =
    (row?.names ?? '') !== ''
      ? ok('standby', 'What is acknowledged is on a second machine too.')
      : advice(
          'standby',
          isOwn
            ? "The program's own database is on one disk: with it goes what was posted since the last file of its archive."
            : 'synchronous_standby_names is empty: a failover may lose what was acknowledged.',
          guide('the-database'),
        );
  const stamped =
    faults.length === 0
      ? [ok('installation', 'The database is one for real money, and keeps what it acknowledged.')]
      : faults.map((fault) => missing('installation', `${fault}.`, 'docs/runbook.md#live-mode-refuses-it'));
  return [...stamped, standby];
};

/** @param config undefined where the settings are not understood: then only what needs none of them is looked at */
export const checkDatabase = async (means: Means, config: Config | undefined): Promise<Finding[]> => [
  await versionFinding(means),
  await clockFinding(means),
  ...(config?.moneyMode === 'live' ? await liveFindings(means, config) : []),
  ...(await booksFindings(means)),
];
