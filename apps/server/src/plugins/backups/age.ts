import { stat } from 'node:fs/promises';
import { inTime } from '../../http/in-time';
import type { Services } from '../../http/services';

/** For how long the disk of the stamp may take to answer. */
const LOOK_MS = 500;

/** When a file was touched last; undefined where it is not there. */
const touchedAt = async (file: string): Promise<number | undefined> =>
  (await stat(file).catch(() => undefined))?.mtimeMs;

const ageOf = async (touched: Promise<number | undefined>, now: Date): Promise<number> => {
  const atMs = await inTime(touched, LOOK_MS).catch(() => undefined);
  return atMs === undefined ? Number.POSITIVE_INFINITY : Math.max(0, now.getTime() - atMs);
};

/**
 * How long ago the last backup of a PostgreSQL of the operator's own was finished, by the time of a file that is touched
 * then (docs/operations.md#fairleadbackupold); without end where the file is not there, or its disk does not answer.
 */
export const readStampAgeMs = (file: string, now: Date): Promise<number> => ageOf(touchedAt(file), now);

/** Tells how old the newest backup is, whoever makes it; null where nothing tells. */
export const backupAgeReader = ({
  config,
  clock,
  backups,
}: Pick<Services, 'config' | 'clock' | 'backups'>) => {
  let look: Promise<number | undefined> | undefined;
  return async (): Promise<number | null> => {
    if (config.backupStamp === undefined) return backups?.state().ageMs ?? null;
    // A disk that does not answer is asked once: each look keeps a thread that all other files need.
    look ??= touchedAt(config.backupStamp.file).finally(() => {
      look = undefined;
    });
    return ageOf(look, clock.now());
  };
};
