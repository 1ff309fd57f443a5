import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  type Database,
  type EmbeddedPostgres,
  missingMigrationReader,
  startEmbeddedPostgres,
} from '@fairlead/db';
import { readDatabaseTime, systemClock } from '../clock';
import type { Config } from '../config';
import { createHashing } from '../hashing';
import type { Services } from '../http/services';
import { startJobs } from '../jobs';
import { createLog } from '../log';
import { openStandardOutput } from '../log-output';
import { hasSampleTerms, publishFirstTexts } from '../modules/content';
import { watchClockSkew } from '../plugins/clock-skew';
import { watchPast } from '../plugins/going-back';
import { openObjectStorage } from '../plugins/object-storage';
import { watchFloor } from '../plugins/schema-floor';
import { startTracing } from '../plugins/tracing';
import { buildApp } from './application';
import { routesOf } from './parts';
import { makeSampleData } from './sample-data';
import { migrationsFolder } from './start/migrations';
import { openReadyDatabase } from './start/open-database';
import { type OwnDatabase, watchOwnDatabase } from './start/own-database';
import { withSecrets } from './start/secrets';

export interface Program {
  /** Where it is reached. */
  readonly address: string;
  /** Stops in order: takes nothing new, finishes what runs, then closes what it opened. */
  stop(): Promise<void>;
}

/**
 * Starts the whole program: its own PostgreSQL where no other is named, the schema, the sample data, the server, the
 * jobs. What was started is stopped again where a later step fails.
 * @param onDatabaseLost called when the own PostgreSQL could not be brought back
 * @param stop ends a start that waits for the database, with a StartStopped
 */
export const startProgram = async (
  given: Config,
  onDatabaseLost: () => void,
  stop: AbortSignal = new AbortController().signal,
): Promise<Program> => {
  const dataDir = resolve(given.dataDir);
  mkdirSync(dataDir, { recursive: true });
  const config = await withSecrets(given, dataDir);
  const output = openStandardOutput();
  const log = createLog(config.logLevel, output);
  output.onLoss((lines) => log.warn({ lines }, 'lines of the log were lost: nobody took them'));
  const tracing = config.tracing && (await startTracing(config.tracing, log));
  let embedded: EmbeddedPostgres | undefined;
  if (config.databaseUrl === undefined) {
    const archive = config.backups?.archive;
    embedded = await startEmbeddedPostgres({ dataDir, log, archive, onGivenUp: onDatabaseLost });
  }
  let database: Database | undefined;
  let own: OwnDatabase | undefined;
  try {
    database = await openReadyDatabase(config, embedded?.url, systemClock, log, stop);
    const storage = config.s3 && openObjectStorage(config.s3, log);
    const services = { config, database, clock: systemClock, hashing: createHashing(), log, storage };
    if (embedded !== undefined) own = await watchOwnDatabase(services, embedded);
    const program = await serve({ ...services, backups: own?.backups }, own);
    return {
      address: program.address,
      stop: async () => {
        own?.close();
        await program.stop();
        await embedded?.stop();
        await tracing?.stop();
        await output.settle();
      },
    };
  } catch (error) {
    own?.close();
    await database?.close();
    await embedded?.stop();
    await tracing?.stop();
    throw error;
  }
};

/** People agree to these before they put real money here (docs/runbook.md#terms-of-use). */
const SAMPLE_TERMS =
  'the terms of use or the privacy notice are still the sample: publish your own in the console';

const serve = async (services: Services, own: OwnDatabase | undefined): Promise<Program> => {
  const { config, database, clock, log } = services;
  const skew = watchClockSkew(clock, () => readDatabaseTime(database), log);
  await skew.measure();
  const past = await watchPast(services, join(resolve(config.dataDir), 'newest-entry.json'));
  await past.job.run();
  const floor = watchFloor(missingMigrationReader(database, migrationsFolder()), log);
  const checks = own?.checks ?? [];
  // A program that the schema is too new for must not write at all.
  const application = await buildApp(services, { skew, checks, writeChecks: [floor.readiness] });
  const listen = async (): Promise<string> => {
    await publishFirstTexts(services);
    if (config.moneyMode === 'live' && (await hasSampleTerms(database))) log.warn(SAMPLE_TERMS);
    if (config.sampleData) await makeSampleData(services, routesOf);
    return application.server.listen({ host: config.host, port: config.port });
  };
  const address = await listen().catch(async (error: unknown) => {
    await application.server.close();
    throw error;
  });
  const { outage, mustPause } = application;
  const watches = startJobs([skew.job, past.job, floor.job, ...(own?.jobs ?? [])], outage, log);
  const jobs = startJobs(application.jobs, outage, log, mustPause);
  return {
    address,
    stop: async () => {
      application.drain();
      await Promise.all([application.server.close(), watches.stop(), jobs.stop()]);
      await past.keep();
      await database.close();
    },
  };
};
