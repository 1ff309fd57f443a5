import { existsSync, readFileSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { installation } from '@fairlead/db';
import { type Past, readPast, reportGoingBack } from '@fairlead/ledger';
import { z } from 'zod';
import type { Job, Services } from '../http/services';

const PAUSE_MS = 500;
/** So often, at most, what was seen goes to the disk. */
const KEEP_EVERY_MS = 60_000;
/** A stop waits so long for a disk that does not answer. */
const STOP_MS = 500;

const seenSchema = z.object({
  /** When the database was first started: one of another time is another one, and comparing says nothing. */
  installation: z.string(),
  at: z.coerce.date(),
  system: z.string(),
  timeline: z.number(),
  entry: z.object({ id: z.number(), holderId: z.number(), seq: z.number(), hash: z.string() }).nullable(),
});
type Seen = z.infer<typeof seenSchema>;

/** Compares what the database has with what this node saw in it. */
interface PastWatch {
  readonly job: Job;
  /** Keeps what was seen for the next start. */
  keep(): Promise<void>;
}

/** In words what is missing of what was seen; null where nothing is. */
const differenceOf = (seen: Seen, { entry, system, timeline }: Past, kept: string | null): string | null => {
  const now = `the newest is ${entry?.id ?? 'none'} on time line ${timeline}`;
  if (seen.entry !== null && kept !== seen.entry.hash) {
    const { id, holderId, seq } = seen.entry;
    const place = `number ${seq} of holder ${holderId}`;
    const what = kept === null ? 'is no more in the chain' : 'is another in the chain';
    return `the database went back in time: entry ${id} (${place}), seen on time line ${seen.timeline}, ${what}; ${now}`;
  }
  if (system !== seen.system || timeline >= seen.timeline) return null;
  return `the database went back in time: its chain was seen on time line ${seen.timeline}, up to entry ${seen.entry?.id ?? 'none'}; ${now}`;
};

/** What this node saw before it was started anew. */
const readSeen = (file: string, { log }: Services): Seen | undefined => {
  if (!existsSync(file)) return undefined;
  try {
    return seenSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    log.warn({ err: error }, `${file} cannot be read: what was seen before is not compared`);
    return undefined;
  }
};

/** Whole or not at all, also where the power fails. */
const writeSeen = async (file: string, seen: Seen): Promise<void> => {
  const next = `${file}.next`;
  const handle = await open(next, 'w', 0o600);
  try {
    await handle.writeFile(`${JSON.stringify(seen)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(next, file);
};

const readInstallation = async ({ database }: Services): Promise<string> => {
  const [row] = await database.orm.select().from(installation);
  return row?.stampedAt.toISOString() ?? '';
};

/** Writes what was seen to the disk; a disk that is full takes no entry from anybody, and one that hangs stops nobody else. */
const keeperOf = (file: string, { log }: Services) => {
  let hasFailed = false;
  let writing: Promise<void> | undefined;
  const write = async (seen: Seen): Promise<void> => {
    try {
      await writeSeen(file, seen);
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) log.warn({ err: error }, `${file} cannot be written`);
      hasFailed = true;
    }
  };
  return {
    /** Nobody waits for it; while one is written, the next is left out. */
    later: (seen: Seen): void => {
      writing ??= write(seen).finally(() => {
        writing = undefined;
      });
    },
    last: async (seen: Seen): Promise<void> => {
      await writing;
      await write(seen);
    },
  };
};

/**
 * Remembers the newest entry that this node saw in the books, and stops money writes where it is gone: a restore, or a
 * failover to a standby that was behind, has lost what people were told was done (docs/runbook.md).
 * @param file keeps it from one start to the next
 */
export const watchPast = async (services: Services, file: string): Promise<PastWatch> => {
  const { database, clock, log } = services;
  const own = await readInstallation(services);
  const before = readSeen(file, services);
  const keeper = keeperOf(file, services);
  let seen = before?.installation === own ? before : undefined;
  let missing: string | null = null;
  let keptAtMs = Number.NEGATIVE_INFINITY;

  const remember = (past: Past): void => {
    missing = null;
    seen = { ...past, installation: own, at: clock.now() };
    // By a time that nobody can set: after a clock that leapt back it would not be kept until that time comes again.
    if (performance.now() - keptAtMs < KEEP_EVERY_MS) return;
    keptAtMs = performance.now();
    keeper.later(seen);
  };

  /** True where nothing of what was seen is missing, or people know of it. */
  const compare = async (known: Seen, past: Past, kept: string | null): Promise<boolean> => {
    const difference = differenceOf(known, past, kept);
    if (difference === null) {
      const isMoved = past.system !== known.system || past.timeline !== known.timeline;
      if (isMoved) log.warn({ seen: known, found: past }, 'the database moved, and has what was seen before');
      return true;
    }
    const isNew = missing === null;
    // The first words for it: the figures of the database may still change.
    missing ??= difference;
    const isAccepted = await reportGoingBack(database, missing, known.at, clock.now());
    if (isAccepted) log.warn({ seen: known, found: past }, 'what the database lost was accepted');
    else if (isNew) log.fatal({ seen: known, found: past }, `${missing}: money writes are stopped`);
    return isAccepted;
  };

  const run = async (): Promise<number> => {
    const found = await readPast(database, seen?.entry ?? null);
    if (found === undefined) return 0;
    if (seen === undefined || (await compare(seen, found.past, found.kept))) remember(found.past);
    return 0;
  };

  return {
    job: { name: 'past of the database', pauseMs: PAUSE_MS, run },
    keep: async () => {
      if (seen === undefined) return;
      await Promise.race([keeper.last(seen), pause(STOP_MS, undefined, { ref: false })]);
    },
  };
};
