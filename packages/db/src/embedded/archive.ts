import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { EmbeddedPostgresError } from './errors';
import { mayWrite } from './identity';
import type { Recovery } from './options';
import type { Place } from './place';

/** So much of what was acknowledged is at most on one disk alone, in seconds. */
const TIMEOUT = '60';
/** What cannot be told from another database's by its name is told by this file in the archive. */
const OWNER = 'system-identifier';

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

/**
 * Brings into the archive where the time lines of this data folder begin. A restore is promoted while nothing archives, and
 * PostgreSQL does not catch up on that: whoever restores later would not find what was posted since.
 * @returns the time line that another data folder has gone on with, if there is one
 */
function archiveHistories({ cluster, identity }: Place, archive: string): string | undefined {
  const log = join(cluster, 'pg_wal');
  const names = readdirSync(log).filter((name) => name.endsWith('.history'));
  for (const name of names) {
    const file = join(archive, `${name}.gz`);
    const history = readFileSync(join(log, name));
    if (!existsSync(file)) {
      writeFileSync(`${file}.part`, gzipSync(history), { mode: 0o600, flush: true });
      if (identity) chownSync(`${file}.part`, identity.uid, identity.gid);
      renameSync(`${file}.part`, file);
    } else if (!gunzipSync(readFileSync(file)).equals(history)) return name.replace('.history', '');
  }
  return undefined;
}

/**
 * Makes the folder of the archive where it is missing, for the database's user.
 * @throws EmbeddedPostgresError where it cannot be written, is that of another database, or of another restore of this one
 */
export function prepareArchive(place: Place, archive: string): void {
  const { cluster, identity } = place;
  const refuse = (problem: string, cause?: unknown): never => {
    const words = `WAL_ARCHIVE_DIR: ${archive} ${problem}`;
    throw new EmbeddedPostgresError('archive_not_usable', words, { cause });
  };
  if (!existsSync(archive)) {
    try {
      mkdirSync(archive, { recursive: true, mode: 0o700 });
      if (identity) chownSync(archive, identity.uid, identity.gid);
    } catch (error) {
      refuse(`cannot be made: ${(error as Error).message}`, error);
    }
  }
  if (!mayWrite(identity, archive)) refuse("cannot be written by the database's user.");
  const owner = join(archive, OWNER);
  const system = systemOf(cluster);
  if (!existsSync(owner)) writeFileSync(owner, `${system}\n`);
  const isOurs = readFileSync(owner, 'utf8').trim() === system;
  if (!isOurs) refuse('holds the log of another database: name another folder.');
  const taken = archiveHistories(place, archive);
  if (taken !== undefined)
    refuse(`has a time line ${taken} of another restore, which has gone on since: restore again.`);
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
