import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Services } from '../../http/services';

/** For how long the disk of the stamp may take to answer. */
const LOOK_MS = 500;

const looks = new Map<string, Promise<Stats | undefined>>();

/** A disk that does not answer is asked once: each look would keep a thread that all other files need. */
const lookAt = (file: string): Promise<Stats | undefined> => {
  const under = looks.get(file);
  if (under !== undefined) return under;
  const look = stat(file)
    .catch(() => undefined)
    .finally(() => looks.delete(file));
  looks.set(file, look);
  return look;
};

/**
 * How long ago the last backup of a PostgreSQL of the operator's own was finished, by the time of a file that is touched
 * then (docs/operations.md#fairleadbackupold); without end where the file is not there, or its disk does not answer.
 */
export const readStampAgeMs = async (file: string, now: Date): Promise<number> => {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), LOOK_MS);
  });
  const found = await Promise.race([lookAt(file), tooLate]);
  clearTimeout(timer);
  return found === undefined ? Number.POSITIVE_INFINITY : Math.max(0, now.getTime() - found.mtimeMs);
};

/** How old the newest backup is, whoever makes it; null where nothing tells. */
export const readBackupAgeMs = async ({
  config,
  clock,
  backups,
}: Pick<Services, 'config' | 'clock' | 'backups'>): Promise<number | null> =>
  config.backupStamp === undefined
    ? (backups?.state().ageMs ?? null)
    : readStampAgeMs(config.backupStamp.file, clock.now());
