import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { inTime } from '../../http/in-time';
import type { Backups, Job, Services } from '../../http/services';
import { pruneArchive, watchArchiver } from './archive';
import { backUp } from './back-up';
import { listKept, nameOf, redateAhead, removeOlder, sweepUnfinished } from './kept';

const LOOK_MS = 60_000;
/** A backup of a later time was named while the clock was ahead. */
const AHEAD_MS = 60_000;
/** How soon after one that failed. */
const RETRY_MS = 15 * 60_000;
/** The start waits so long for the disk of the backups. */
const START_MS = 2_000;

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
    const end = () => fail(signal.reason);
    signal.addEventListener('abort', end, { once: true });
    work.then(done, fail).finally(() => signal.removeEventListener('abort', end));
  });

/** Makes the folder where it is missing, and tells when its newest backup was made. */
const readNewest = async (folder: string): Promise<Date | null> => {
  await mkdir(folder, { recursive: true });
  return (await listKept(folder))[0]?.takenAt ?? null;
};

/** Asks a disk that does not answer once: each question keeps a thread that all other files need. */
const askOnce = (ask: () => Promise<void>): (() => Promise<void>) => {
  let asked: Promise<void> | undefined;
  return () => {
    asked ??= ask().finally(() => {
      asked = undefined;
    });
    return asked;
  };
};

/** How long ago a time was; without end where it is still to come: how old that backup is, nobody knows. */
const readSince =
  (clock: Means['clock']) =>
  (time: Date): number => {
    const ms = clock.now().getTime() - time.getTime();
    return ms < -AHEAD_MS ? Number.POSITIVE_INFINITY : ms;
  };

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
  const run = async (): Promise<number> => {
    const before = fault;
    fault = await readFault(database);
    if (before === null && fault !== null) log.error(fault);
    if (before !== null && fault === null) log.info('the log is archived again');
    return 0;
  };
  return { fault: () => fault, job: { name: 'archive of the log', pauseMs: LOOK_MS, run } };
};

/**
 * Backs up the program's own database as often as it is told to, and keeps so many. The folder tells when the last one was
 * made, so a restart makes none too many; one that cannot be read is a fault, and no start waits for it
 * (docs/adr/0073-backups-of-the-own-postgresql.md).
 * @param url of the own database, as the superuser
 */
export const watchBackups = async (services: Means, url: string): Promise<BackupWatch | undefined> => {
  const { config, clock, log } = services;
  if (config.backups === undefined) return undefined;
  const settings = config.backups;
  const startedAt = clock.now();
  const archive = watchArchive(services);
  const stopping = new AbortController();
  const { signal } = stopping;
  /** Undefined until the folder was read. */
  let takenAt: Date | null | undefined;
  let failed: { readonly at: Date; readonly words: string } | null = null;
  let untidy: string | null = null;
  const sinceMs = readSince(clock);

  const isDue = (): boolean => {
    if (failed !== null && sinceMs(failed.at) < RETRY_MS) return false;
    return !takenAt || sinceMs(takenAt) >= settings.everyMs;
  };

  const fail = (error: unknown): void => {
    failed = { at: clock.now(), words: wordsOf(error) };
    log.error({ err: error }, 'the backup failed');
  };

  const look = askOnce(async () => {
    takenAt = await readNewest(settings.folder);
    failed = null;
  });

  const make = async (): Promise<void> => {
    const now = clock.now();
    await unlessAborted(take(services, settings, url, now, signal), signal);
    takenAt = now;
    failed = null;
    log.info({ backup: nameOf(now) }, 'a backup was made and tried out');
    untidy = await unlessAborted(tidyUp(settings), signal).then(() => null, wordsOf);
    if (untidy !== null && !signal.aborted) log.error(`older backups are not removed: ${untidy}`);
  };

  const run = async (): Promise<number> => {
    if (!isDue()) return 0;
    try {
      if (takenAt === undefined) await unlessAborted(look(), signal);
      if (isDue()) await make();
    } catch (error) {
      if (!signal.aborted) fail(error);
    }
    return 0;
  };

  await inTime(look(), START_MS).catch((error: unknown) =>
    fail(new Error(`BACKUP_DIR: ${wordsOf(error)}`, { cause: error })),
  );
  return {
    backups: {
      state: () => ({
        takenAt: takenAt ?? null,
        // Where the folder was not read, nobody knows.
        ageMs: takenAt === undefined ? Number.POSITIVE_INFINITY : sinceMs(takenAt ?? startedAt),
        // One that was due is made within a few looks; the second that was missed is late.
        isLate: sinceMs(takenAt ?? startedAt) > 2 * settings.everyMs,
        fault: failed?.words ?? untidy ?? archive.fault(),
      }),
    },
    job: { name: 'backup', pauseMs: LOOK_MS, run },
    archiveJob: settings.archive === undefined ? undefined : archive.job,
    stop: () => stopping.abort(),
  };
};
