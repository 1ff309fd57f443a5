import { rmSync } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import type { EmbeddedPostgresLog } from './options';

const BEAT_MS = 500;

/** Keeps a file alive for programs that cannot see this process. */
export interface Heartbeat {
  /** Why nobody else can see it; null while they can. */
  fault(): string | null;
  /** Ends it and takes the file away. */
  stop(): void;
}

const beatOnce = async (file: FileHandle, path: string, count: number): Promise<void> => {
  await file.write(String(count), 0);
  // A file that was taken away, or whose folder was, can still be written to; nobody sees it.
  const [own, there] = [await file.stat(), await stat(path)];
  const isSame = own.ino === there.ino && own.dev === there.dev;
  if (!isSame) throw new Error(`another file is in the place of ${path}`);
};

/**
 * Writes a rising number into a new file twice a second. A disk that is gone, full or silent ends nothing: what is wrong
 * is said once, and kept for whoever asks.
 * @throws where the file cannot be made
 */
export const startHeartbeat = async (
  path: string,
  log: Pick<EmbeddedPostgresLog, 'error' | 'info'>,
): Promise<Heartbeat> => {
  const file = await open(path, 'wx');
  let count = 0;
  let fault: string | null = null;
  let isBeating = false;
  let isStopped = false;

  const beat = async (): Promise<void> => {
    // A disk that does not answer is asked once.
    if (isBeating) return;
    isBeating = true;
    count += 1;
    const found = await beatOnce(file, path, count).then(
      () => null,
      (error: Error) => error.message,
    );
    isBeating = false;
    if (isStopped || (fault === null) === (found === null)) return;
    fault = found;
    if (found === null) log.info('The mark of this program in its data folder can be seen again.');
    else log.error(`The mark of this program in its data folder cannot be seen by another one: ${found}`);
  };
  const timer = setInterval(() => void beat(), BEAT_MS).unref();

  return {
    fault: () => fault,
    stop: () => {
      if (isStopped) return;
      isStopped = true;
      clearInterval(timer);
      // Nothing is lost where the disk refuses: a file that no longer beats is swept by the next start.
      void file.close().catch(() => undefined);
      try {
        rmSync(path, { force: true });
      } catch {
        // As above.
      }
    },
  };
};
