import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Backups, Job, Services } from '../../http/services';
import { pruneArchive, watchArchiver } from './archive';
import { backUp } from './back-up';
import { listKept, nameOf, redateAhead, removeOlder, sweepUnfinished } from './kept';

const LOOK_MS = 60_000;
/** A backup of a later time was named while the clock was ahead. */
const AHEAD_MS = 60_000;
/** How soon after one that failed. */
const RETRY_MS = 15 * 60_000;

/** Makes backups by the clock, and knows of them. */
interface BackupWatch {
  readonly backups: Backups;
  readonly job: Job;
  /** Looks whether the log is archived, also while a backup is made; there where it is to be. */
  readonly archiveJob: Job | undefined;
  /** Gives up the one that is being made; nobody waits for it. */
  stop(): void;
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

type Means = Omit<Services, 'backups'>;
type Settings = NonNullable<Services['config']['backups']>;

/** Waits for work, or for the signal: what is under way then ends by itself, or with the process. */
const unlessAborted = <Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> =>
  new Promise((done, fail) => {
    signal.addEventListener('abort', () => fail(signal.reason), { once: true });
    work.then(done, fail);
  });

/** Makes one and tries it out. */
const take = async (
  { config, database }: Means,
  { folder }: Settings,
  url: string,
  now: Date,
  signal: AbortSignal,
): Promise<void> => {
  await sweepUnfinished(folder);
  await redateAhead(folder, now);
  await backUp({ dataDir: resolve(config.dataDir), url, database }, join(folder, nameOf(now)), signal);
};

/** Older ones, and the log that they alone needed, go once a newer one was tried out. */
const tidyUp = async ({ folder, keep, archive }: Settings): Promise<void> => {
  await removeOlder(folder, keep);
  const oldest = (await listKept(folder)).at(-1);
  if (archive !== undefined && oldest !== undefined) await pruneArchive(archive, join(folder, oldest.name));
};

/** Looks whether the log is archived, and says once that it is not, and once that it is again. */
const watchArchive = ({ database, log, clock }: Means) => {
  const readFault = watchArchiver(clock);
  let fault: string | null = null;
  return {
    fault: () => fault,
    look: async (): Promise<number> => {
      const before = fault;
      fault = await readFault(database);
      if (before === null && fault !== null) log.error(fault);
      if (before !== null && fault === null) log.info('the log is archived again');
      return 0;
    },
  };
};

/**
 * Backs up the program's own database as often as it is told to, and keeps so many. The folder tells when the last one was
 * made, so a restart makes none too many.
 * @param url of the own database, as the superuser
 */
export const watchBackups = async (services: Means, url: string): Promise<BackupWatch | undefined> => {
  const { config, clock, log } = services;
  if (config.backups === undefined) return undefined;
  const settings = config.backups;
  await mkdir(settings.folder, { recursive: true });
  const startedAt = clock.now();
  const archive = watchArchive(services);
  const stopping = new AbortController();
  const { signal } = stopping;
  let takenAt = (await listKept(settings.folder))[0]?.takenAt ?? null;
  let failed: { readonly at: Date; readonly words: string } | null = null;
  let untidy: string | null = null;
  /** Without end where its time is still to come: how old that backup is, nobody knows. */
  const sinceMs = (time: Date): number => {
    const ms = clock.now().getTime() - time.getTime();
    return ms < -AHEAD_MS ? Number.POSITIVE_INFINITY : ms;
  };

  const isDue = (): boolean => {
    if (failed !== null && sinceMs(failed.at) < RETRY_MS) return false;
    return takenAt === null || sinceMs(takenAt) >= settings.everyMs;
  };

  const run = async (): Promise<number> => {
    if (!isDue()) return 0;
    const now = clock.now();
    try {
      await unlessAborted(take(services, settings, url, now, signal), signal);
    } catch (error) {
      if (signal.aborted) return 0;
      failed = { at: now, words: wordsOf(error) };
      log.error({ err: error }, 'the backup failed');
      return 0;
    }
    takenAt = now;
    failed = null;
    log.info({ backup: nameOf(now) }, 'a backup was made and tried out');
    untidy = await unlessAborted(tidyUp(settings), signal).then(() => null, wordsOf);
    if (untidy !== null && !signal.aborted) log.error(`older backups are not removed: ${untidy}`);
    return 0;
  };

  return {
    backups: {
      state: () => ({
        takenAt,
        ageMs: sinceMs(takenAt ?? startedAt),
        // One that was due is made within a few looks; the second that was missed is late.
        isLate: sinceMs(takenAt ?? startedAt) > 2 * settings.everyMs,
        fault: failed?.words ?? untidy ?? archive.fault(),
      }),
    },
    job: { name: 'backup', pauseMs: LOOK_MS, run },
    archiveJob:
      settings.archive === undefined
        ? undefined
        : { name: 'archive of the log', pauseMs: LOOK_MS, run: archive.look },
    stop: () => stopping.abort(),
  };
};
