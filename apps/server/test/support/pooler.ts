import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asNobody, openLine } from '@fairlead/db/testing';
import { expect, vi } from 'vitest';
import { type Program, startProgram } from '../../src/app/program';
import { parseConfig } from '../../src/config';

/** Debian's package `pgbouncer`. */
const PGBOUNCER = '/usr/sbin/pgbouncer';
export const isPgBouncerInstalled = existsSync(PGBOUNCER);

export type PoolMode = 'session' | 'transaction' | 'statement';

/** A PgBouncer of this test alone. */
export interface Bouncer {
  /** The same database and login by way of it. */
  through(url: string): string;
  stop(): Promise<void>;
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** A port that was free a moment ago. */
const freePort = async (): Promise<number> => {
  const line = await openLine('postgres://127.0.0.1:1');
  const found = Number(new URL(line.url).port);
  await line.close();
  return found;
};

/** Fewer than two nodes open where a session is lent to many, enough for all of them where it is not. */
const SESSIONS = { session: 40, transaction: 8, statement: 8 } as const;

/** @param database more words of the line that says where every database is */
const wordsOf = (
  url: URL,
  port: number,
  mode: PoolMode,
  users: string,
  database: string,
): string => `[databases]
* = host=${url.hostname} port=${url.port} ${database}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = ${mode}
default_pool_size = ${SESSIONS[mode]}
`;

export interface BouncerOptions {
  readonly mode: PoolMode;
  /** Where PostgreSQL is, with a login that the pooler knows. */
  readonly url: string;
  /** Further logins that it knows. */
  readonly users?: readonly { readonly name: string; readonly password: string }[];
  /** More words of the line that says where every database is. */
  readonly database?: string;
}

export const startBouncer = async ({
  mode,
  url,
  users = [],
  database = '',
}: BouncerOptions): Promise<Bouncer> => {
  const folder = mkdtempSync(join(tmpdir(), 'fairlead-pooler-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const address = new URL(url);
  const known = [{ name: address.username, password: address.password }, ...users];
  const lines = known.map(({ name, password }) => `"${name}" "${password}"\n`);
  writeFileSync(join(folder, 'users'), lines.join(''));
  const ini = join(folder, 'pgbouncer.ini');
  writeFileSync(ini, wordsOf(address, port, mode, join(folder, 'users'), database));
  const child: ChildProcess = spawn(PGBOUNCER, [ini], { ...asNobody, cwd: '/', stdio: 'ignore' });
  await vi.waitFor(async () => expect(await isOpen(port)).toBe(true), 10_000);
  return {
    through: (other) => {
      const way = new URL(other);
      way.hostname = '127.0.0.1';
      way.port = String(port);
      return way.href;
    },
    stop: async () => {
      child.kill('SIGKILL');
      await vi.waitFor(() => expect(child.exitCode ?? child.signalCode).not.toBeNull(), 5_000);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const MANY = '1000000/5m';
const DEFAULTS = {
  ...{ LOG_LEVEL: 'silent', PORT: '0', SAMPLE_DATA: 'off', DEMO_NETWORK: 'off', SANDBOX_SPEED: '1' },
  ...{ PIN_PEPPER: 'p'.repeat(32), LIMIT_USER: MANY, LIMIT_ADDRESS: MANY, DATABASE_START_MS: '0' },
  // A busy machine is no silent database.
  ...{ DATABASE_SILENCE_MS: '30000', DATABASE_CONNECT_MS: '30000' },
};

/** Starts nodes that stop together. */
export const openNodes = () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairlead-nodes-'));
  chmodSync(folder, 0o755);
  const programs: Program[] = [];
  let started = 0;
  return {
    start: async (environment: Readonly<Record<string, string>>): Promise<Program> => {
      started += 1;
      const dataDir = join(folder, String(started));
      mkdirSync(dataDir);
      const config = parseConfig({ ...DEFAULTS, DATA_DIR: dataDir, ...environment });
      const program = await startProgram(config, () => undefined);
      programs.push(program);
      return program;
    },
    stop: async (): Promise<void> => {
      for (const program of programs) await program.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
