import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  APP_ROLE,
  type EmbeddedPostgres,
  migrateDatabase,
  openDatabase,
  startEmbeddedPostgres,
} from '@fairlead/db';
import { pino } from 'pino';
import { buildApp } from './app';
import { systemClock } from './clock';
import { type Config, ConfigFault, parseConfig } from './config';
import { startJobs } from './jobs';
import { migrationsFolder } from './migrations';

const readConfig = (): Config => {
  try {
    return parseConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigFault)) throw error;
    process.stderr.write(`${error.message}\n`);
    return process.exit(1);
  }
};

const run = async (config: Config): Promise<void> => {
  const log = pino({ level: config.logLevel });
  const dataDir = resolve(config.dataDir);
  mkdirSync(dataDir, { recursive: true });
  let embedded: EmbeddedPostgres | undefined;
  if (config.databaseUrl === undefined) embedded = await startEmbeddedPostgres({ dataDir, log });
  const url = config.databaseUrl ?? embedded?.url ?? '';
  await migrateDatabase(url, migrationsFolder());
  const database = openDatabase({
    url,
    max: config.databasePool,
    role: APP_ROLE,
    onConnectionLost: (error) => log.debug({ err: error }, 'an idle connection to the database broke'),
  });
  const application = await buildApp({ config, database, clock: systemClock, log });
  const address = await application.server.listen({ host: config.host, port: config.port });
  const jobs = startJobs(application.jobs, log);
  process.stdout.write(`Fairlead is ready at ${address}\n`);

  const stop = async (): Promise<void> => {
    application.drain();
    await application.server.close();
    await jobs.stop();
    await database.close();
    await embedded?.stop();
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, () => void stop());
};

await run(readConfig());
