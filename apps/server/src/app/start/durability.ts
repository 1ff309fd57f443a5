import type { Reader } from '@fairlead/db';

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
