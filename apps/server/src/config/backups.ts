import { isAbsolute, relative, resolve, sep } from 'node:path';
import { z } from 'zod';
import { duration } from './duration';
import { whole } from './whole';

/** What the program is told of backups (docs/runbook.md#backup-and-restore). */
export const backupVariables = {
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_EVERY: duration.prefault('1d'),
  BACKUP_KEEP: whole(1, 1_000).default(7),
  WAL_ARCHIVE_DIR: z.string().min(1).optional(),
  BACKUP_STAMP: z.string().refine(isAbsolute, 'an absolute path').optional(),
};
const backupSchema = z.object(backupVariables);

/** Backups that the program makes by itself. */
export interface BackupSettings {
  readonly folder: string;
  readonly everyMs: number;
  readonly keep: number;
  /** Where the log goes as well, file by file; undefined: nowhere. */
  readonly archive: string | undefined;
}

/** A file that is touched when a backup of the operator's own PostgreSQL is finished. */
export interface BackupStamp {
  readonly file: string;
  /** How often that should be. */
  readonly everyMs: number;
}

export interface BackupConfig {
  /** Of the program's own database; undefined: it makes none. */
  readonly backups: BackupSettings | undefined;
  /** Of the operator's own PostgreSQL; undefined: nobody tells how old its backups are. */
  readonly backupStamp: BackupStamp | undefined;
}

export const backupConfig = (settings: z.output<typeof backupSchema>): BackupConfig => {
  const { BACKUP_DIR: folder, BACKUP_EVERY: everyMs, BACKUP_KEEP: keep, WAL_ARCHIVE_DIR: archive } = settings;
  const file = settings.BACKUP_STAMP;
  return {
    backups:
      folder === undefined
        ? undefined
        : {
            ...{ folder: resolve(folder), everyMs, keep },
            archive: archive === undefined ? undefined : resolve(archive),
          },
    backupStamp: file === undefined ? undefined : { file, everyMs },
  };
};

/** Whether one folder is the other, or lies in it. */
const isWithin = (folder: string, other: string): boolean => {
  const way = relative(resolve(other), resolve(folder));
  return way === '' || !(way === '..' || way.startsWith(`..${sep}`) || way.startsWith(sep));
};

/**
 * What cannot be: backups in what they are made of, or of a database that is not the program's own; and a stamp where the
 * program itself knows how old they are.
 */
export const backupFaults = (
  settings: z.output<typeof backupSchema> & {
    readonly DATABASE_URL?: string | undefined;
    readonly DATA_DIR: string;
  },
): string[] => {
  const { DATABASE_URL: url, DATA_DIR: dataDir } = settings;
  const faults = (['BACKUP_DIR', 'WAL_ARCHIVE_DIR'] as const).flatMap((name) => {
    const folder = settings[name];
    if (folder === undefined) return [];
    if (url !== undefined) {
      return [
        `${name}: it is for the program's own database; with DATABASE_URL, use your PostgreSQL's own tools`,
      ];
    }
    const isMixed = isWithin(folder, dataDir) || isWithin(dataDir, folder);
    return isMixed ? [`${name}: it lies neither in DATA_DIR nor around it, best on another disk`] : [];
  });
  if (settings.BACKUP_STAMP !== undefined && url === undefined) {
    faults.push('BACKUP_STAMP: it is for a PostgreSQL of yours, and needs DATABASE_URL');
  }
  const isAlone = settings.WAL_ARCHIVE_DIR !== undefined && settings.BACKUP_DIR === undefined;
  return isAlone
    ? [...faults, 'WAL_ARCHIVE_DIR: it needs BACKUP_DIR: a log brings on a backup, and is nothing without']
    : faults;
};
