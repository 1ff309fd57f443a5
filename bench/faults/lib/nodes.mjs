// Nodes of the built product, which a drill kills, freezes and starts again at the same address.
import { spawn } from 'node:child_process';
import { chmodSync, closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { makeDataFolder } from '../../lib/data-folder.mjs';
import { freePort } from '../../lib/free-port.mjs';

const main = fileURLToPath(new URL('../../../apps/server/dist/main.js', import.meta.url));
const clock = pathToFileURL(fileURLToPath(new URL('./turned-clock.mjs', import.meta.url))).href;
const READY_MS = 120_000;
const LOOK_MS = 50;
const LIMITS = ['SIGN_IN', 'SIGN_IN_ACCOUNT', 'REGISTER', 'CODE', 'UPLOAD', 'USER', 'ADDRESS'];
const NO_LIMITS = Object.fromEntries(LIMITS.map((name) => [`LIMIT_${name}`, '100000000/5m']));

/** The program's own words for what must not be, and those of Node where it ends a program. */
const FATAL = /"level":60|^FATAL ERROR:|^Uncaught\b/;

/**
 * Due work is off, so that a plan stays what people made of it: without a network it would come to its end by itself.
 * @param {Record<string, string>} environment `DATABASE_URL`, where it is not the node's own
 * @param {string} [folder] its data folder, where that has to be a certain one
 */
export const makeNode = async (environment, folder) => {
  const dataDir = folder ?? (await makeDataFolder('fairlead-fault-'));
  mkdirSync(dataDir, { recursive: true });
  chmodSync(dataDir, 0o711);
  // Apart: the disk of the data may be what a drill takes away.
  const notesDir = await makeDataFolder('fairlead-fault-notes-');
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const logFile = join(notesDir, 'log');
  const clockFile = join(notesDir, 'clock');
  let child;
  const isRunning = () => child?.exitCode === null && child.signalCode === null;

  const isReady = () =>
    fetch(`${origin}/health/ready`, { signal: AbortSignal.timeout(5_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  const start = async () => {
    const log = openSync(logFile, 'a');
    child = spawn(process.execPath, ['--import', clock, main], {
      cwd: notesDir,
      stdio: ['ignore', log, log],
      env: {
        ...{ PATH: process.env.PATH, NODE_ENV: 'production', TURNED_CLOCK: clockFile, ...NO_LIMITS },
        ...{ PORT: String(port), DATA_DIR: dataDir, PIN_PEPPER: 'p'.repeat(32) },
        ...{ SAMPLE_DATA: 'off', DEMO_NETWORK: 'off', JOBS: 'off', LOG_LEVEL: 'info' },
        ...environment,
      },
    });
    closeSync(log);
    const startedAt = performance.now();
    while (!(await isReady())) {
      const tookMs = performance.now() - startedAt;
      if (!isRunning() || tookMs > READY_MS)
        throw new Error(`the node did not start: ${readFileSync(logFile, 'utf8')}`);
      await pause(LOOK_MS);
    }
    return performance.now() - startedAt;
  };
  const end = async (signal) => {
    if (!isRunning()) return;
    const ended = new Promise((done) => child.once('exit', done));
    child.kill(signal);
    await ended;
  };
  return {
    ...{ origin, dataDir, notesDir, clockFile, start, isRunning },
    pid: () => child.pid,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    /** What it said at level `fatal`, and what Node said of its end. */
    fatalLines: () =>
      readFileSync(logFile, 'utf8')
        .split('\n')
        .filter((line) => FATAL.test(line)),
  };
};

/** @typedef {Awaited<ReturnType<typeof makeNode>>} Node */
