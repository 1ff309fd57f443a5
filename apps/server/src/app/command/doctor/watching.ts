import { existsSync } from 'node:fs';
import type { Clock } from '../../../clock';
import type { Config } from '../../../config';
import { readStampAgeMs } from '../../../plugins/backups/age';
import { listKept } from '../../../plugins/backups/kept';
import { type Finding, findingsOf, guide } from './finding';

const { ok, missing, advice } = findingsOf('watching');
const HOUR_MS = 3_600_000;
const WAY = guide('backups');
const STAMP_WAY = 'docs/operations.md#fairleadbackupold';

const hoursOf = (ageMs: number): string => `${(ageMs / HOUR_MS).toFixed(1)} hours`;

const ownBackups = async (
  { folder, everyMs }: NonNullable<Config['backups']>,
  now: Date,
): Promise<Finding> => {
  const newest = existsSync(folder) ? (await listKept(folder))[0] : undefined;
  if (newest === undefined) {
    return missing(
      'backups',
      `${folder} holds no backup yet.`,
      'start the program, or fairlead backup TARGET',
    );
  }
  const ageMs = now.getTime() - newest.takenAt.getTime();
  const age = hoursOf(ageMs);
  return ageMs > 2 * everyMs
    ? missing('backups', `The newest backup, ${newest.name}, is ${age} old: one was missed twice.`, WAY)
    : ok('backups', `The newest backup, ${newest.name}, is ${age} old.`);
};

const stampedBackups = async (
  { file, everyMs }: NonNullable<Config['backupStamp']>,
  now: Date,
): Promise<Finding> => {
  const ageMs = await readStampAgeMs(file, now);
  if (!Number.isFinite(ageMs)) {
    return missing(
      'backups',
      `${file}, the BACKUP_STAMP, cannot be seen: no backup was finished, or none touches it.`,
      STAMP_WAY,
    );
  }
  const words = `The newest backup of your PostgreSQL is ${hoursOf(ageMs)} old, by ${file}`;
  return ageMs > 2 * everyMs
    ? missing('backups', `${words}: one was missed twice.`, STAMP_WAY)
    : ok('backups', `${words}; restore one before you need it.`);
};

const backupsFinding = (config: Config, now: Date): Promise<Finding> | Finding => {
  if (config.backupStamp !== undefined) return stampedBackups(config.backupStamp, now);
  if (config.databaseUrl !== undefined) {
    return advice(
      'backups',
      "Backups are your PostgreSQL's own, and without BACKUP_STAMP cannot be seen from here: restore one before you need it.",
      STAMP_WAY,
    );
  }
  if (config.backups !== undefined) return ownBackups(config.backups, now);
  return missing('backups', 'BACKUP_DIR is not set: nothing is backed up.', WAY);
};

const archiveFinding = ({ backups }: Config): Finding[] => {
  if (backups === undefined) return [];
  return backups.archive === undefined
    ? [
        advice(
          'archive',
          'WAL_ARCHIVE_DIR is not set: with the disk goes everything since the newest backup.',
          WAY,
        ),
      ]
    : [ok('archive', 'The log is copied away each minute.')];
};

/** Whether somebody would notice, and what would be left. */
export const checkWatching = async (config: Config, clock: Clock): Promise<Finding[]> => [
  await backupsFinding(config, clock.now()),
  ...archiveFinding(config),
  config.metricsToken === undefined
    ? advice(
        'metrics',
        'METRICS_TOKEN is not set: only this machine reads /metrics, so alarms must be raised here.',
        guide('alarms'),
      )
    : ok('metrics', '/metrics is read by whoever shows METRICS_TOKEN.'),
];
