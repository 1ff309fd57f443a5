import { statfs } from 'node:fs/promises';
import type { Readiness } from './health';

const LOOK_MS = 5_000;
/** Four files of PostgreSQL's write-ahead log, without which it ends itself. */
const ROOM_MIN_BYTES = 64 * 1024 * 1024;

/** Looks every few seconds whether there is room on the disk of a folder; the answer is there without asking it. */
export interface DiskRoom {
  readonly readiness: Readiness;
  close(): void;
}

export const watchDiskRoom = async (folder: string, minBytes = ROOM_MIN_BYTES): Promise<DiskRoom> => {
  let fault: string | null = null;
  let isLooking = false;

  const look = async (): Promise<void> => {
    // A disk that does not answer is asked once.
    if (isLooking) return;
    isLooking = true;
    try {
      const { bavail, bsize, files, ffree } = await statfs(folder);
      const hasRoom = bavail * bsize >= minBytes;
      // Some file systems count no files.
      fault = hasRoom && (files === 0 || ffree > 0) ? null : `the disk of ${folder} is full`;
    } catch {
      fault = `the disk of ${folder} cannot be read`;
    }
    isLooking = false;
  };

  await look();
  const timer = setInterval(() => void look(), LOOK_MS).unref();
  return { readiness: { name: 'disk', fault: () => fault }, close: () => clearInterval(timer) };
};
