import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@fairlead/db';
import { createEmptyDatabase } from '@fairlead/db/testing';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type Build, buildServer } from './support/program';

let built: Build;
let child: ChildProcess | undefined;
const dataDir = mkdtempSync(join(tmpdir(), 'fairlead-early-'));
// Where every user may enter, the database stays in it, whoever runs the test.
chmodSync(dataDir, 0o755);
/** By which nodes take turns (packages/db/src/migration-turn.ts). */
const MIGRATION_LOCK = 7_281_946;
/** What PostgreSQL writes when it starts, and takes away when it ends. */
const mark = join(dataDir, 'postgres', 'cluster', 'postmaster.pid');

beforeAll(async () => {
  built = await buildServer();
}, 120_000);
afterEach(() => {
  child?.kill('SIGKILL');
});
afterAll(() => {
  built.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

it('a program that is told to stop in the midst of its first start leaves no database behind', async () => {
  const started = spawn(process.execPath, [built.main], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0', SAMPLE_DATA: 'off', LOG_LEVEL: 'fatal' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = started;
  const ended = new Promise<number | null>((done) => started.once('exit', done));
  let said = '';
  started.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  await vi.waitFor(() => expect(existsSync(mark)).toBe(true), { timeout: 120_000, interval: 20 });
  expect(said).not.toContain('ready');
  started.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(existsSync(mark)).toBe(false);
}, 300_000);

it('a program that is told to stop while it waits for its database ends at once', async () => {
  const started = spawn(process.execPath, [built.main], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      PORT: '0',
      DATABASE_URL: 'postgres://anna@127.0.0.1:1/none',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = started;
  const ended = new Promise<number | null>((done) => started.once('exit', done));
  let said = '';
  started.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  await vi.waitFor(
    () => expect(said).toContain('DATABASE_URL: waiting for the database at 127.0.0.1:1'),
    60_000,
  );
  const toldAt = performance.now();
  started.kill('SIGTERM');
  expect(await ended).toBe(0);
  // Long before the wait would have ended by itself.
  expect(performance.now() - toldAt).toBeLessThan(10_000);
}, 120_000);

it('a program that is told to stop while another node migrates ends at once, and says why', async () => {
  const empty = await createEmptyDatabase();
  const owner = openDatabase({ url: empty.url, max: 2, as: 'owner' });
  const migrating = async (): Promise<void> => {
    const started = spawn(process.execPath, [built.main], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0', DATABASE_URL: empty.url },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    const ended = new Promise<number | null>((done) => started.once('close', done));
    let said = '';
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
      });
    await vi.waitFor(() => expect(said).toContain('another node migrates the database'), 60_000);
    const toldAt = performance.now();
    started.kill('SIGTERM');
    expect(await ended).toBe(0);
    // Long before the hour after which it would have given up by itself.
    expect(performance.now() - toldAt).toBeLessThan(10_000);
    expect(said).toContain('stopped while waiting to migrate the database');
  };
  await owner.alone(MIGRATION_LOCK, migrating, { longMs: 120_000 });
  await owner.close();
  await empty.drop();
}, 180_000);

it('says one JSON object a line where nobody sits at a terminal, also why it does not start', async () => {
  const run = (environment: Readonly<Record<string, string>>) =>
    spawnSync(process.execPath, [built.main], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...environment },
    });
  const lines = (text: string) =>
    text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
  const misread = run({ PORT: 'none' });
  expect([misread.status, misread.stdout]).toEqual([1, '']);
  expect(lines(misread.stderr)).toMatchObject([{ level: 60, msg: expect.stringContaining('PORT') }]);
  const unreached = run({ DATABASE_URL: 'postgres://anna@127.0.0.1:1/none', DATABASE_START_MS: '0' });
  expect(unreached.status).toBe(1);
  expect(lines(unreached.stderr)).toMatchObject([{ level: 60, msg: expect.stringContaining('127.0.0.1:1') }]);
  for (const line of unreached.stdout === '' ? [] : lines(unreached.stdout))
    expect(line).toHaveProperty('msg');
}, 120_000);
