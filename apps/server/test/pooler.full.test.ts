import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asNobody, createTestDatabase, openLine, type TestDatabase } from '@fairlead/db/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startProgram } from '../src/app/program';
import { parseConfig } from '../src/config';

/** Debian's package `pgbouncer`. */
const PGBOUNCER = '/usr/sbin/pgbouncer';
const isInstalled = existsSync(PGBOUNCER);

let folder: string;
let test: TestDatabase;
let role: string;
let bouncer: ChildProcess;
let port: number;

const isOpen = (): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** A port that was free a moment ago. */
const freePort = async (): Promise<number> => {
  const line = await openLine(test.url);
  const found = Number(new URL(line.url).port);
  await line.close();
  return found;
};

const startBouncer = async (mode: 'session' | 'transaction'): Promise<void> => {
  port = await freePort();
  const { hostname, port: databasePort } = new URL(test.url);
  writeFileSync(join(folder, 'users'), `"${role}" "secret"\n`);
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=${hostname} port=${databasePort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(folder, 'users')}
pool_mode = ${mode}
default_pool_size = 20
`,
  );
  bouncer = spawn(PGBOUNCER, [join(folder, 'pgbouncer.ini')], { ...asNobody, cwd: '/', stdio: 'ignore' });
  await vi.waitFor(async () => expect(await isOpen()).toBe(true), 10_000);
};

const start = () => {
  const url = new URL(test.url);
  url.port = String(port);
  url.username = role;
  url.password = 'secret';
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir, { recursive: true });
  const environment = { DATABASE_URL: url.href, DATABASE_OWNER_URL: test.url, DATA_DIR: dataDir };
  return startProgram(
    parseConfig({ ...environment, LOG_LEVEL: 'silent', PORT: '0', SAMPLE_DATA: 'off' }),
    () => undefined,
  );
};

const tries = () => {
  beforeAll(async () => {
    test = await createTestDatabase();
    role = `${new URL(test.url).pathname.slice(1)}_login`;
    await test.asOwner(`create role ${role} login password 'secret' in role fairlead_app`);
  });
  afterAll(async () => {
    await test.asOwner(`drop role ${role}`);
    await test.drop();
  });
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'fairlead-pooler-'));
    chmodSync(folder, 0o755);
  });
  afterEach(async () => {
    bouncer.kill('SIGKILL');
    await vi.waitFor(() => expect(bouncer.exitCode ?? bouncer.signalCode).not.toBeNull(), 5_000);
    rmSync(folder, { recursive: true, force: true });
  });

  it('in session mode: the program starts, serves, listens, and works as its own login alone', async () => {
    await startBouncer('session');
    const program = await start();
    const ready = await fetch(`${program.address}/health/ready`);
    expect(ready.status).toBe(200);
    const users = `select usename, count(*) filter (where application_name in
        ('fairlead session_changed', 'fairlead support_event'))::int as listening
      from pg_stat_activity where datname = current_database() and application_name like 'fairlead%'
        and application_name <> 'fairlead owner' group by usename`;
    await vi.waitFor(
      async () => expect(await test.asOwner(users)).toEqual([{ usename: role, listening: 2 }]),
      10_000,
    );
    await program.stop();
  });

  it('in transaction mode: the program refuses to start, and says why', async () => {
    await startBouncer('transaction');
    await expect(start()).rejects.toThrow('a pooler in transaction mode stands before the database');
  });
};

/** Where it is not installed, one line says so: nothing can be said about it then. */
const orTell = () =>
  it('was not tried: the package pgbouncer is not installed', () => expect(isInstalled).toBe(false));

describe('PgBouncer before the database', isInstalled ? tries : orTell);
