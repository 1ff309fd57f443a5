import { rename, rm, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import {
  copyDataFolder,
  copyTree,
  type Database,
  openDatabase,
  type Recovery,
  sizeOfDataFolder,
  startEmbeddedPostgres,
  syncPath,
} from '@fairlead/db';
import { findDifferences, type Past, readPast } from '@fairlead/ledger';
import { ENDINGS } from './kept';

/** What is left free besides the backup and the copy that it is tried out on. */
const SPARE_BYTES = 64 * 1024 * 1024;
const SHOWN = 3;
/** A copy that is tried out reads all log of the time that the backup took. */
const TRIAL_READY_MS = 3_600_000;

const nothing = (): void => undefined;
/** What goes wrong on a trial comes as an error. */
const quiet = { debug: nothing, info: nothing, warn: nothing, error: nothing };

/** A backup that was made and does not hold what it should; the message says what, and where it lies. */
export class UnverifiedBackup extends Error {}

/** What is backed up: the data folder of a running program, and its database by two ways. */
interface BackupSource {
  readonly dataDir: string;
  /** As the superuser. */
  readonly url: string;
  readonly database: Database;
}

const requireRoom = async (dataDir: string, folder: string): Promise<void> => {
  const needed = 2 * (await sizeOfDataFolder(dataDir)) + SPARE_BYTES;
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < needed) {
    throw new Error(`${folder} has too little room: ${needed} bytes are needed, ${bavail * bsize} are free`);
  }
};

/** What a data folder that nobody uses turned out to hold. */
interface Findings {
  /** In words; none where it brings everything back. */
  readonly faults: readonly string[];
  /** Null where nothing was posted yet. */
  readonly newest: Past['entry'];
}

/**
 * Looks into a data folder that nobody uses: it is started, must have an entry that was posted before it was made, and its
 * books must agree.
 * @param recovery brings a restored backup on before
 */
export const examine = async (
  dataDir: string,
  entry: Past['entry'],
  recovery?: Recovery,
): Promise<Findings> => {
  const readyWithinMs = recovery === undefined ? TRIAL_READY_MS : undefined;
  const postgres = await startEmbeddedPostgres({ dataDir, log: quiet, recovery, readyWithinMs });
  const database = openDatabase({ url: postgres.url, max: 2, as: 'owner' });
  try {
    const found = await readPast(database, entry);
    const newest = found?.past.entry ?? null;
    if (entry !== null && found?.kept !== entry.hash) {
      return { faults: [`entry ${entry.id} is not in it`], newest };
    }
    return { faults: await findDifferences(database), newest };
  } finally {
    await database.close();
    await postgres.stop();
  }
};

/** The same on a copy, since a backup that was started once no longer goes on with the archive of the log. */
const tryOut = async (part: string, trial: string, entry: Past['entry'], signal?: AbortSignal) => {
  try {
    await copyTree(part, trial, { sync: false, signal });
    signal?.throwIfAborted();
    return (await examine(trial, entry)).faults;
  } catch (error) {
    signal?.throwIfAborted();
    return [error instanceof Error ? error.message : String(error)];
  } finally {
    await rm(trial, { recursive: true, force: true });
  }
};

/**
 * Backs a running program's data folder up to `target`, which must not be there yet: under another name until all of it is
 * on the disk and a copy of it was started and its books checked (docs/adr/0073-backups-of-the-own-postgresql.md).
 * @throws UnverifiedBackup where that failed; what was made is kept beside `target`
 */
export const backUp = async (
  { dataDir, url, database }: BackupSource,
  target: string,
  signal?: AbortSignal,
): Promise<void> => {
  const [part, trial] = [`${target}${ENDINGS.part}`, `${target}${ENDINGS.trial}`];
  const folder = dirname(target);
  await requireRoom(dataDir, folder);
  try {
    const entry = (await readPast(database, null))?.past.entry ?? null;
    await copyDataFolder({ dataDir, url, target: part, signal });
    const faults = await tryOut(part, trial, entry, signal);
    signal?.throwIfAborted();
    const place = faults.length === 0 ? target : `${target}${ENDINGS.unverified}`;
    await rename(part, place);
    await syncPath(folder);
    if (faults.length > 0) throw new UnverifiedBackup(`${place}: ${faults.slice(0, SHOWN).join('; ')}`);
  } finally {
    await rm(part, { recursive: true, force: true });
  }
};
