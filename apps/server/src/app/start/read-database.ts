import type { Database, StandbyOptions } from '@fairlead/db';
import type { Logger } from 'pino';
import type { Config } from '../../config';
import { inWords } from './start-faults';

const NAME = 'DATABASE_READ_URL';

/** What is read from a standby, and one line of the log for each time when it no longer is, or is again. */
export const standbyOptions = (
  url: string | undefined,
  { databaseReadLagMs: lagMs }: Config,
  log: Logger,
): StandbyOptions | undefined =>
  url === undefined
    ? undefined
    : {
        url,
        lagMs,
        onChange: (why) => {
          if (why === null) log.info(`${NAME}: readings go to it`);
          else log.warn(`${NAME}: readings go to the primary meanwhile: ${why}`);
        },
      };

/**
 * A standby that is not there does not hold the start up.
 * @throws an error that names the variable where it will never do: another database, another login, a pooler
 */
export const checkStandby = (database: Database): Promise<void> =>
  database.checkStandby().catch((error: unknown) => {
    throw inWords(error, NAME);
  });
