import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Database, type EmbeddedPostgres, openDatabase, startEmbeddedPostgres } from '@fairlead/db';
import type { Logger } from 'pino';
import { buildApp } from '../app';
import { systemClock } from '../clock';
import type { Config } from '../config';
import type { Services } from '../http/services';
import { startJobs } from '../jobs';
import { createLog } from '../log';
import { publishFirstTexts } from '../modules/content';
import { durabilityFaults } from './durability';
import { installationFaults, stampInstallation } from './installation';
import { reachDatabase, refuseSharedSessions } from './reach-database';
import { hasSampleData, makeSampleData } from './sample-data';
import { withSecrets } from './secrets';

export interface Program {
  /** Where it is reached. */
  readonly address: string;
  /** Stops in order: takes nothing new, finishes what runs, then closes what it opened. */
  stop(): Promise<void>;
}

/** What live mode finds wrong with a database. */
const liveFaults = async (database: Database): Promise<string[]> => [
  ...(await durabilityFaults(database)),
  ...((await hasSampleData(database))
    ? [
        "the database holds the sandbox's sample data, whose passwords are public: live mode needs one of its own",
      ]
    : []),
];

/** @param ownFolder the data folder, where the database is the program's own */
const databaseFaults = async (
  database: Database,
  config: Config,
  ownFolder: string | undefined,
): Promise<string[]> => {
  const faults = [
    ...(await installationFaults(database, config, ownFolder)),
    ...(config.moneyMode === 'live' ? await liveFaults(database) : []),
  ];
  return faults.length > 0 ? faults : stampInstallation(database, config, systemClock.now());
};

const openAll = async (config: Config, ownUrl: string | undefined, log: Logger): Promise<Database> => {
  const database = openDatabase({
    url: await reachDatabase(config, ownUrl),
    max: config.databasePool,
    onConnectionLost: (error) => log.debug({ err: error }, 'an idle connection to the database broke'),
  });
  const ownFolder = config.databaseUrl === undefined ? config.dataDir : undefined;
  try {
    await refuseSharedSessions(database);
    const faults = await databaseFaults(database, config, ownFolder);
    if (faults.length > 0) throw new Error(faults.join('\n'));
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
};

const serve = async (services: Services): Promise<Program> => {
  const { config, database, log } = services;
  const application = await buildApp(services);
  const listen = async (): Promise<string> => {
    await publishFirstTexts(services);
    if (config.sampleData) await makeSampleData(services);
    return application.server.listen({ host: config.host, port: config.port });
  };
  const address = await listen().catch(async (error: unknown) => {
    await application.server.close();
    throw error;
  });
  const jobs = startJobs(application.jobs, log);
  return {
    address,
    stop: async () => {
      application.drain();
      await Promise.all([application.server.close(), jobs.stop()]);
      await database.close();
    },
  };
};

/**
 * Starts the whole program: its own PostgreSQL where no other is named, the schema, the sample data, the server, the
 * jobs. What was started is stopped again where a later step fails.
 * @param onDatabaseLost called when the own PostgreSQL could not be brought back
 */
export const startProgram = async (given: Config, onDatabaseLost: () => void): Promise<Program> => {
  const dataDir = resolve(given.dataDir);
  mkdirSync(dataDir, { recursive: true });
  const config = withSecrets(given, dataDir);
  const log = createLog(config.logLevel);
  let embedded: EmbeddedPostgres | undefined;
  if (config.databaseUrl === undefined) {
    embedded = await startEmbeddedPostgres({ dataDir, log, onGivenUp: onDatabaseLost });
  }
  let database: Database | undefined;
  try {
    database = await openAll(config, embedded?.url, log);
    const program = await serve({ config, database, clock: systemClock, log });
    return {
      address: program.address,
      stop: async () => {
        await program.stop();
        await embedded?.stop();
      },
    };
  } catch (error) {
    await database?.close();
    await embedded?.stop();
    throw error;
  }
};
