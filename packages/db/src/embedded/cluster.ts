import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
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
import type { Binaries } from './binaries';
import { EmbeddedPostgresError } from './errors';
import { CHILD_SURROUNDINGS, type Identity } from './identity';
import type { Place } from './place';
import { DATABASE, SUPERUSER, SYNC_METHOD } from './settings';

const PART = 'cluster.part-';

interface Outcome {
  readonly code: number | null;
  readonly output: string;
}

function run(
  program: string,
  words: string[],
  input: string,
  identity: Identity | undefined,
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, { ...CHILD_SURROUNDINGS, ...identity, stdio: 'pipe' });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    // A program that fails at once closes its input early; its exit code tells the story.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}

/** Runs one statement on a cluster that nobody serves. */
async function runAlone(binaries: Binaries, place: Place, cluster: string, statement: string): Promise<void> {
  const words = ['--single', '-D', cluster, '-c', 'log_min_messages=warning', SUPERUSER];
  const { code, output } = await run(binaries.postgres, words, `${statement}\n`, place.identity);
  if (code === 0 && !/^(.*: )?(ERROR|FATAL|PANIC):/m.test(output)) return;
  throw new EmbeddedPostgresError(
    'initdb_failed',
    `PostgreSQL refused to prepare its data folder: ${output}`,
  );
}

/** The password of this data folder; an empty or lost file has none. */
function readPassword(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8').trim() || undefined : undefined;
}

function writePassword(path: string, identity: Identity | undefined): string {
  const password = randomBytes(24).toString('base64url');
  rmSync(path, { force: true });
  writeFileSync(path, `${password}\n`, { mode: 0o600, flag: 'wx' });
  if (identity) chownSync(path, identity.uid, identity.gid);
  return password;
}

async function makeCluster(binaries: Binaries, place: Place, passwordFile: string): Promise<void> {
  const part = join(place.home, `${PART}${randomBytes(4).toString('hex')}`);
  mkdirSync(part, { mode: 0o700 });
  if (place.identity) chownSync(part, place.identity.uid, place.identity.gid);
  const words = [
    ...['-D', part, '--username', SUPERUSER, '--pwfile', passwordFile, '--auth', 'scram-sha-256'],
    ...['--encoding', 'UTF8', '--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
    ...['--data-checksums', '--sync-method', SYNC_METHOD],
  ];
  const { code, output } = await run(binaries.initdb, words, '', place.identity);
  if (code !== 0) {
    rmSync(part, { recursive: true, force: true });
    throw new EmbeddedPostgresError('initdb_failed', `The database could not be made: ${output.trim()}`);
  }
  await runAlone(binaries, place, part, `CREATE DATABASE ${DATABASE}`);
  renameSync(part, place.cluster);
}

function refuseOtherVersion(binaries: Binaries, cluster: string): void {
  const path = join(cluster, 'PG_VERSION');
  const found = existsSync(path) ? readFileSync(path, 'utf8').trim() : undefined;
  if (found === binaries.majorVersion) return;
  const problem = /^\d+$/.test(found ?? '')
    ? `The data in ${cluster} is of PostgreSQL ${found}, this program brings ${binaries.majorVersion}. ` +
      `Start the version of the program that brings ${found}, or set DATABASE_URL.`
    : `${cluster} is not a data folder of PostgreSQL, or its PG_VERSION is damaged. ` +
      'Restore a backup, or move it away to start afresh.';
  throw new EmbeddedPostgresError('other_major_version', problem);
}

/**
 * The remains of attempts that were killed in the middle; a finished cluster has another name. An initdb
 * that outlived its program may still write into its own: then the next start sweeps it.
 */
function sweepParts(home: string): void {
  for (const name of readdirSync(home)) {
    if (!name.startsWith(PART)) continue;
    try {
      rmSync(join(home, name), { recursive: true, force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY') throw error;
    }
  }
}

/**
 * Makes the data folder where there is none, under another name until it is whole (checksums, UTF-8,
 * `C.UTF-8`, database, password), and leaves a finished one as it is. Returns the superuser's password.
 * Throws `other_major_version` and `initdb_failed`.
 */
export async function ensureCluster(binaries: Binaries, place: Place): Promise<string> {
  const passwordFile = join(place.home, 'password');
  sweepParts(place.home);
  if (!existsSync(place.cluster)) {
    const password = writePassword(passwordFile, place.identity);
    await makeCluster(binaries, place, passwordFile);
    return password;
  }
  refuseOtherVersion(binaries, place.cluster);
  const known = readPassword(passwordFile);
  if (known) return known;
  const password = writePassword(passwordFile, place.identity);
  await runAlone(binaries, place, place.cluster, `ALTER USER ${SUPERUSER} PASSWORD '${password}'`);
  return password;
}
