import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Database, type EmbeddedPostgres, startEmbeddedPostgres } from '@fairlead/db';
import { readDatabaseTime, systemClock } from '../clock';
import type { Config } from '../config';
import { createHashing } from '../hashing';
import type { Services } from '../http/services';
import { startJobs } from '../jobs';
import { createLog } from '../log';
import { publishFirstTexts } from '../modules/content';
import { watchClockSkew } from '../plugins/clock-skew';
import { type DiskRoom, watchDiskRoom } from '../plugins/disk-room';
import { watchPast } from '../plugins/going-back';
import type { Readiness } from '../plugins/health';
import { buildApp } from './application';
import { routesOf } from './parts';
import { makeSampleData } from './sample-data';
import { openReadyDatabase } from './start/open-database';
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
  let room: DiskRoom | undefined;
  try {
    database = await openReadyDatabase(config, embedded?.url, systemClock, log);
    if (embedded !== undefined) room = await watchDiskRoom(embedded.folder);
    const services = { config, database, clock: systemClock, hashing: createHashing(), log };
    const program = await serve(services, room === undefined ? [] : [room.readiness]);
    return {
      address: program.address,
      stop: async () => {
        await program.stop();
        room?.close();
        await embedded?.stop();
      },
    };
  } catch (error) {
    room?.close();
    await database?.close();
    await embedded?.stop();
    throw error;
  }
};

const serve = async (services: Services, checks: readonly Readiness[]): Promise<Program> => {
  const { config, database, clock, log } = services;
  const skew = watchClockSkew(clock, () => readDatabaseTime(database), log);
  await skew.measure();
  const past = await watchPast(services, join(resolve(config.dataDir), 'newest-entry.json'));
  await past.job.run();
  const application = await buildApp(services, { skew, checks });
  const listen = async (): Promise<string> => {
    await publishFirstTexts(services);
    if (config.sampleData) await makeSampleData(services, routesOf);
    return application.server.listen({ host: config.host, port: config.port });
  };
  const address = await listen().catch(async (error: unknown) => {
    await application.server.close();
    throw error;
  });
  const { outage } = application;
  const watches = startJobs([skew.job, past.job], outage, log);
  const jobs = startJobs(application.jobs, outage, log, () => skew.readiness.fault() !== null);
  return {
    address,
    stop: async () => {
      application.drain();
      await Promise.all([application.server.close(), watches.stop(), jobs.stop()]);
      past.keep();
      await database.close();
    },
  };
};
