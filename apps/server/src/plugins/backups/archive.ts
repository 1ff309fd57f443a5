import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Reader } from '@fairlead/db';
import type { Clock } from '../../clock';

/** A file of the log, or the note that a backup began in it. */
const LOG_FILE = /^[0-9A-F]{24}(\.[0-9A-F]{8}\.backup)?\.gz$/;
/** The first digits name a time line; what is older than a backup is so on each of them. */
const TIMELINE_DIGITS = 8;
const DIGITS = 24;

/** Files of the log lie for so long at most where the archive takes them. */
const TAKEN_MS = 5 * 60_000;
/** Of a file's name, the last eight digits count the files of a log of 4 GiB, of which there are 256. */
const NUMBERS = 256;

const numberOf = (file: string): number =>
  Number.parseInt(file.slice(8, 16), 16) * NUMBERS + Number.parseInt(file.slice(16, 24), 16);

interface Archiver {
  readonly failed: string | null;
  readonly archived: string | null;
  readonly since: Date | null;
  readonly is_failing: boolean;
  readonly current: string;
}

/**
 * Tells at each look why the log does not get into its archive; null while it does. A folder that does not answer is no
 * failure to PostgreSQL, which waits for it: there, a finished file that lies for minutes tells.
 */
export const watchArchiver = (clock: Pick<Clock, 'now'>) => {
  let behind: { readonly archived: string; readonly sinceMs: number } | undefined;
  let first: string | undefined;
  return async (reader: Reader): Promise<string | null> => {
    const [row] = await reader.query<Archiver>(
      `select last_failed_wal as failed, last_archived_wal as archived, last_archived_time as since,
          last_failed_time > coalesce(last_archived_time, '-infinity') as is_failing,
          pg_walfile_name(pg_current_wal_lsn()) as current from pg_stat_archiver`,
    );
    if (row === undefined) return null;
    const since = row.since === null ? 'nothing was yet' : `nothing was since ${row.since.toISOString()}`;
    if (row.is_failing) return `${row.failed} of the log cannot be archived; ${since}`;
    // Where nothing was archived yet, the file of the first look stands for the last one that was.
    first ??= row.current;
    const archived = row.archived ?? first;
    // The file before the current one may just have been finished; what is archived last may be a note of a backup.
    const isBehind = numberOf(row.current) > numberOf(archived) + 1;
    if (!isBehind) behind = undefined;
    else if (behind?.archived !== archived) behind = { archived, sinceMs: clock.now().getTime() };
    const isStuck = behind !== undefined && clock.now().getTime() - behind.sinceMs >= TAKEN_MS;
    return isStuck ? `the log after ${archived} is not archived; ${since}` : null;
  };
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
