import type { Reader } from '@fairlead/db';
import type { Logger } from 'pino';

const NEEDED = ['fsync', 'synchronous_commit', 'full_page_writes'] as const;

/**
 * What a database must promise before real money is written to it.
 * @returns faults in words; none where it may be used
 */
export const durabilityFaults = async (reader: Reader): Promise<string[]> => {
  const rows = await reader.query<{ name: string; setting: string }>(
    'select name, setting from pg_settings where name = any($1)',
    [NEEDED],
  );
  return NEEDED.filter((name) => {
    const setting = rows.find((row) => row.name === name)?.setting;
    return setting === undefined || setting === 'off';
  }).map((name) => `the database's ${name} is off: live mode needs it on`);
};

/** Says in the log whether what is acknowledged is on a second machine too. */
export const tellReplication = async (reader: Reader, log: Logger): Promise<void> => {
  const [row] = await reader.query<{ names: string }>(
    "select current_setting('synchronous_standby_names') as names",
  );
  const names = row?.names ?? '';
  if (names === '') {
    log.warn('synchronous_standby_names is empty: a failover may lose what was acknowledged');
  } else {
    log.info(`synchronous_standby_names is ${names}`);
  }
};
