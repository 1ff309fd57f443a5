import { spawn } from 'node:child_process';
import { chownSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { chown, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { EmbeddedPostgresError } from './errors';
import { CHILD_SURROUNDINGS, mayWrite } from './identity';
import type { EmbeddedPostgresLog, Recovery } from './options';
import type { Place } from './place';

/** So much of what was acknowledged is at most on one disk alone, in seconds. */
const TIMEOUT = '60';
/** What cannot be told from another database's by its name is told by this file in the archive. */
const OWNER = 'system-identifier';
/** The start waits so long for the disk of the archive. */
const ANSWER_MS = 5_000;

type Settings = Readonly<Record<string, string>>;

/** For the shell, and for PostgreSQL, to which a percent sign means something. */
const quoted = (path: string): string => `'${path.replaceAll("'", `'\\''`).replaceAll('%', '%%')}'`;

/**
 * Each finished file of the log is compressed into the archive, on the disk before it has its name, and nothing there is
 * ever overwritten: the same file again is well, another one under its name is a failure that PostgreSQL repeats.
 */
export function archiveSettings(archive: string): Settings {
  const [file, folder] = [`${quoted(archive)}/%f.gz`, quoted(archive)];
  const command =
    `if [ -e ${file} ]; then gzip -dc ${file} | cmp -s - "%p"; else gzip -1 -c "%p" > ${file}.part && ` +
    `sync ${file}.part && mv ${file}.part ${file} && sync ${folder}; fi`;
  return { archive_mode: 'on', archive_timeout: TIMEOUT, archive_command: command };
}

/** What brings a restored backup on; without an archive, the log within it alone. */
export function recoverySettings({ archive, to }: Recovery): Settings {
  const file = archive === undefined ? '' : `${quoted(archive)}/%f.gz`;
  return {
    restore_command: archive === undefined ? 'false' : `test -e ${file} && gzip -dc ${file} > "%p"`,
    recovery_target_action: 'promote',
    // Nobody reads it before it is at its end.
    hot_standby: 'off',
    // At that time of its start PostgreSQL knows offsets, and no names of zones: not even Z.
    ...(to === undefined ? {} : { recovery_target_time: to.toISOString().replace('Z', '+00') }),
  };
}

/** The first thing in `pg_control`, which says which database a data folder is a copy of. */
function systemOf(cluster: string): string {
  return readFileSync(join(cluster, 'global', 'pg_control'))
    .readBigUInt64LE(0)
    .toString();
}

const readIfThere = (path: string): Promise<Buffer | undefined> =>
  readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });

/**
 * Brings into the archive where the time lines of this data folder begin. A restore is promoted while nothing archives, and
 * PostgreSQL does not catch up on that: whoever restores later would not find what was posted since.
 * @returns the time line that another data folder has gone on with, if there is one
 */
async function archiveHistories({ cluster, identity }: Place, archive: string): Promise<string | undefined> {
  const log = join(cluster, 'pg_wal');
  const names = (await readdir(log)).filter((name) => name.endsWith('.history'));
  for (const name of names) {
    const file = join(archive, `${name}.gz`);
    const history = await readFile(join(log, name));
    const kept = await readIfThere(file);
    if (kept === undefined) {
      await writeFile(`${file}.part`, gzipSync(history), { mode: 0o600, flush: true });
      if (identity) await chown(`${file}.part`, identity.uid, identity.gid);
      await rename(`${file}.part`, file);
    } else if (!gunzipSync(kept).equals(history)) return name.replace('.history', '');
  }
  return undefined;
}

/**
 * Waits for the disk of the archive, as it is read by another process. A call of this one that a disk never answers cannot be
 * ended and keeps a thread, for which the end of the program waits.
 * @param refused ends the wait: nobody starts with that archive
 */
function answered(archive: string, refused: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('cat', [join(archive, OWNER)], {
      ...CHILD_SURROUNDINGS,
      stdio: 'ignore',
      signal: refused,
    });
    child.once('error', reject);
    // Where a signal ended it, nothing is known of the disk; what is not there yet is an answer too.
    child.once('close', (code) => {
      if (code !== null) resolve();
    });
    // Nobody waits for it at the end.
    child.unref();
  });
}

/** Makes the folder of the archive where it is missing, for the database's user. @returns what speaks against it */
async function problemOf(place: Place, archive: string): Promise<string | undefined> {
  const { cluster, identity } = place;
  try {
    const made = await mkdir(archive, { recursive: true, mode: 0o700 });
    if (made !== undefined && identity) await chown(archive, identity.uid, identity.gid);
  } catch (error) {
    return `cannot be made: ${(error as Error).message}`;
  }
  if (!(await mayWrite(identity, archive))) return "cannot be written by the database's user.";
  const system = systemOf(cluster);
  const owner = await readIfThere(join(archive, OWNER));
  if (owner === undefined) await writeFile(join(archive, OWNER), `${system}\n`);
  else if (owner.toString('utf8').trim() !== system)
    return 'holds the log of another database: name another folder.';
  const taken = await archiveHistories(place, archive);
  return taken === undefined
    ? undefined
    : `has a time line ${taken} of another restore, which has gone on since: restore again.`;
}

/** False where it takes longer than that: what was begun goes on, and nobody waits for it. */
async function endsWithin(work: Promise<void>, withinMs: number): Promise<boolean> {
  const over = new AbortController();
  try {
    return await Promise.race([work.then(() => true), pause(withinMs, false, { signal: over.signal })]);
  } finally {
    over.abort();
  }
}

/**
 * Makes the folder of the archive ready for this data folder. A disk that does not answer holds up no start where the archive
 * was found good at the one before: PostgreSQL keeps its log until it can be archived.
 * @throws EmbeddedPostgresError where it cannot be written, is that of another database, or of another restore of this one,
 *   and where nothing is known of it yet and it does not answer
 */
export async function prepareArchive(place: Place, archive: string, log: EmbeddedPostgresLog): Promise<void> {
  const fault = (problem: string, cause?: unknown) =>
    new EmbeddedPostgresError('archive_not_usable', `WAL_ARCHIVE_DIR: ${archive} ${problem}`, { cause });
  const refused = new AbortController();
  const asked = answered(archive, refused.signal).then(() => problemOf(place, archive));
  const checked = asked.then(
    (problem) => {
      if (problem !== undefined) throw fault(problem);
    },
    (error: Error) => {
      throw fault(`cannot be used: ${error.message}`, error);
    },
  );
  if (await endsWithin(checked, ANSWER_MS)) return;
  const silence = fault(`does not answer within ${ANSWER_MS / 1_000} s.`);
  if (rememberedArchive(place.home) !== archive) {
    refused.abort();
    throw silence;
  }
  log.error(`${silence.message} The database starts, and keeps its log until it does.`);
  // What it finds late is for people to mend: the database runs by then.
  checked.catch((error: Error) => log.error(error.message));
}

/** Lets the next start of a restored data folder go on by the log, on a time line of its own. */
export function markRecovery({ cluster, identity }: Place): void {
  const signal = join(cluster, 'recovery.signal');
  writeFileSync(signal, '', { mode: 0o600 });
  if (identity) chownSync(signal, identity.uid, identity.gid);
}

const memoryIn = (home: string): string => join(home, 'archive');

/** Keeps beside the database where its log is archived: who only visits it must leave no gap there. */
export function rememberArchive({ home }: Place, archive: string | undefined): void {
  if (archive === undefined) rmSync(memoryIn(home), { force: true });
  else writeFileSync(memoryIn(home), `${archive}\n`);
}

/** Where the program archived the log at its last start; undefined: nowhere. */
export function rememberedArchive(home: string): string | undefined {
  return existsSync(memoryIn(home)) ? readFileSync(memoryIn(home), 'utf8').trim() : undefined;
}
