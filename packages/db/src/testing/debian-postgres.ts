import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pickPort } from '../embedded/ports';

/** The oldest PostgreSQL that is promised to work; Debian's package `postgresql-15`. */
const BINARIES = '/usr/lib/postgresql/15/bin';
export const isDebianPostgresInstalled = existsSync(BINARIES);

/** Debian's unprivileged user: PostgreSQL refuses root. */
const NOBODY = 65_534;
export const asNobody = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

const PASSWORD = 'secret';
const STANDBY = 'second';

/** A PostgreSQL 15 of this test alone, with passwords. */
export interface DebianPostgres {
  readonly folder: string;
  readonly port: number;
  /** As superuser, in the database `postgres`. */
  readonly url: string;
  /**
   * Makes a second one that follows this one, which from then on acknowledges nothing that the second has not stored,
   * unless that is `loose`.
   */
  follow(how?: 'loose'): Promise<DebianPostgres>;
  promote(): void;
  /** Stops every process of it where it is (SIGSTOP): connections stand, nothing answers. */
  freeze(): void;
  stop(): void;
}

const makeFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'fairlead-fifteen-'));
  chmodSync(folder, 0o755);
  if (asNobody.uid !== undefined) chownSync(folder, NOBODY, NOBODY);
  return folder;
};

const run = (folder: string, program: string, ...words: string[]): void => {
  const env = { PATH: '/usr/bin:/bin', LC_ALL: 'C', PGPASSWORD: PASSWORD };
  execFileSync(join(BINARIES, program), words, { ...asNobody, cwd: folder, env, stdio: 'ignore' });
};

const ask = async (url: string, text: string): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
};

/** The first process and its children, the first one first: it makes no more of them once it is stopped. */
const processesOf = (data: string): number[] => {
  const first = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const parentOf = (pid: string): number => {
    try {
      return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]);
    } catch {
      return 0;
    }
  };
  process.kill(first, 'SIGSTOP');
  return [
    first,
    ...readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && parentOf(name) === first)
      .map(Number),
  ];
};

const start = (folder: string, port: number, more = ''): DebianPostgres => {
  const data = join(folder, 'data');
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 ${more}`;
  run(folder, 'pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start');
  const url = `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`;
  let isFrozen = false;
  return {
    ...{ folder, port, url },
    follow: async (how) => {
      const [next, nextPort] = [makeFolder(), await pickPort(undefined)];
      const from = `host=127.0.0.1 port=${port} user=postgres password=${PASSWORD} application_name=${STANDBY}`;
      run(next, 'pg_basebackup', '-R', '-X', 'stream', '-c', 'fast', '-D', join(next, 'data'), '-d', from);
      const standby = start(next, nextPort);
      if (how === 'loose') return standby;
      await ask(url, `alter system set synchronous_standby_names = '${STANDBY}'`);
      await ask(url, 'select pg_reload_conf()');
      for (let state: unknown; state !== 'sync'; ) {
        state = (await ask(url, 'select sync_state from pg_stat_replication'))[0]?.sync_state;
      }
      return standby;
    },
    promote: () => run(folder, 'pg_ctl', '-D', data, '-w', 'promote'),
    freeze: () => {
      isFrozen = true;
      for (const pid of processesOf(data)) process.kill(pid, 'SIGSTOP');
    },
    stop: () => {
      if (isFrozen) for (const pid of processesOf(data)) process.kill(pid, 'SIGKILL');
      else run(folder, 'pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** @param settingsIn makes what the settings name in the folder given, and says them as `-c name=value` */
export const startDebianPostgres = async (
  settingsIn: (folder: string) => string = () => '',
): Promise<DebianPostgres> => {
  const folder = makeFolder();
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, PASSWORD, { mode: 0o644 });
  run(
    folder,
    'initdb',
    '-D',
    join(folder, 'data'),
    '-U',
    'postgres',
    '-A',
    'scram-sha-256',
    '--pwfile',
    passwordFile,
    '--no-sync',
  );
  return start(folder, await pickPort(undefined), settingsIn(folder));
};
