import { type Database, openDatabase } from '@fairlead/db';
import type { Logger } from 'pino';
import { type Clock, readDatabaseTime } from '../../clock';
import type { Config } from '../../config';
import { refuseWrongClock } from '../../plugins/clock-skew';
import { hasSampleData } from '../sample-data';
import { openWait } from './await-database';
import { checkSessions } from './check-sessions';
import { durabilityFaults, tellReplication } from './durability';
import { filePlaceFaults } from './file-places';
import { installationFaults, stampInstallation } from './installation';
import { operatorWordsFaults } from './operator-words';
import { stampPepper } from './pepper';
import { reachDatabase } from './reach-database';
import { checkStandby, standbyOptions } from './read-database';

/** What live mode finds wrong with a database, and with what the program says of its operator. */
const liveFaults = async (database: Database, config: Config): Promise<string[]> => [
  ...operatorWordsFaults(config),
  ...(await durabilityFaults(database)),
  ...((await hasSampleData(database))
    ? [
        "the database holds the sandbox's sample data, whose passwords are public: live mode needs one of its own",
      ]
    : []),
];

const faultsOf = async (database: Database, config: Config, now: Date): Promise<string[]> => {
  const ownFolder = config.databaseUrl === undefined ? config.dataDir : undefined;
  const faults = [
    ...(await installationFaults(database, config, ownFolder)),
    ...(await filePlaceFaults(database, config)),
    ...(config.moneyMode === 'live' ? await liveFaults(database, config) : []),
  ];
  if (faults.length > 0) return faults;
  const differences = await stampInstallation(database, config, now);
  return differences.length > 0 ? differences : stampPepper(database, config.pinPepper, now);
};

/**
 * Makes the database ready and opens it; one that is not there yet is waited for.
 * @param ownUrl of the program's own PostgreSQL, where the configuration names no other
 * @param stop ends a wait, with a StartStopped
 * @throws an error with everything that speaks against using it
 */
export const openReadyDatabase = async (
  config: Config,
  ownUrl: string | undefined,
  clock: Clock,
  log: Logger,
  stop: AbortSignal = new AbortController().signal,
): Promise<Database> => {
  const wait = openWait(config, log, stop);
  const { readUrl, ...ways } = await reachDatabase(config, ownUrl, log, wait, stop);
  const options = {
    ...ways,
    max: config.databasePool,
    limits: config.databaseLimits,
    onConnectionLost: (error: Error) => log.debug({ err: error }, 'an idle connection to the database broke'),
  };
  const database = openDatabase(options, standbyOptions(readUrl, config, log));
  try {
    await checkSessions(database, config, log, () => wait('DATABASE_URL', ways.url));
    await checkStandby(database);
    await refuseWrongClock(clock, () => readDatabaseTime(database));
    const faults = await faultsOf(database, config, clock.now());
    if (faults.length > 0) throw new Error(faults.join('\n'));
    if (config.moneyMode === 'live') await tellReplication(database, log);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
};
