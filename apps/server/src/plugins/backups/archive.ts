import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Reader } from '@fairlead/db';

/** A file of the log, or the note that a backup began in it. */
const LOG_FILE = /^[0-9A-F]{24}(\.[0-9A-F]{8}\.backup)?\.gz$/;
/** The first digits name a time line; what is older than a backup is so on each of them. */
const TIMELINE_DIGITS = 8;
const DIGITS = 24;

/** Why the log does not get into its archive; null while it does. */
export const readArchiveFault = async (reader: Reader): Promise<string | null> => {
  const [row] = await reader.query<{ file: string | null; since: Date | null; failing: boolean }>(
    `select last_failed_wal as file, last_archived_time as since,
        last_failed_time > coalesce(last_archived_time, '-infinity') as failing from pg_stat_archiver`,
  );
  if (row?.failing !== true) return null;
  const since = row.since === null ? 'nothing was yet' : `nothing was since ${row.since.toISOString()}`;
  return `${row.file} of the log cannot be archived; ${since}`;
};

/** The first file of the log that a backup needs. */
const firstOf = async (backup: string): Promise<string | undefined> => {
  const label = await readFile(join(backup, 'postgres/cluster/backup_label'), 'utf8');
  return /START WAL LOCATION: .*\(file (\w+)\)/.exec(label)?.[1];
};

/** Takes away what no backup from this one on needs. */
export const pruneArchive = async (archive: string, oldest: string): Promise<void> => {
  const placeOf = (name: string): string => name.slice(TIMELINE_DIGITS, DIGITS);
  const first = await firstOf(oldest);
  if (first === undefined) return;
  for (const name of await readdir(archive)) {
    if (LOG_FILE.test(name) && placeOf(name) < placeOf(first)) await rm(join(archive, name));
  }
};
