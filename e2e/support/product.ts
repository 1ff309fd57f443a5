import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const main = join(import.meta.dirname, '../../apps/server/dist/main.js');
const start = join(import.meta.dirname, '../../tools/start.mjs');
const START_MS = 300_000;
const NO_LIMIT = '100000/5m';
const LIMITS = ['SIGN_IN', 'SIGN_IN_ACCOUNT', 'REGISTER', 'CODE', 'USER', 'ADDRESS'];

/**
 * How many times quicker than life the deadlines of orders run: a day takes 6 s, so that a run of one day, the
 * close of its reports and the window to object take about 42 s, and the demo network still answers in time.
 */
const SPEED = 14_400;

/** A network whose reports staff upload; it reports nothing by itself. */
export const CSV_NETWORK = 'quay';

/** A network with an interface that never accepts an order; its reports are signed in its place. */
export const SIGNED_NETWORK = {
  name: 'harbour',
  url: 'http://127.0.0.1:9',
  secret: 'known to the journeys alone, never for money',
} as const;

/** The built product as a person runs it: one process with its own PostgreSQL. */
export interface Product {
  /** Such as `http://127.0.0.1:41234`. */
  readonly origin: string;
  stop(): Promise<void>;
}

/** For a product that must know its own address before it starts. @returns a port that nothing listens on at this moment */
export const freePort = (): Promise<string> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(String(typeof address === 'object' ? address?.port : 0)));
    });
  });

/** The address that the program prints when it is ready. */
const whenReady = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    const timer = setTimeout(() => reject(new Error(`not ready after ${START_MS} ms:\n${said}`)), START_MS);
    const hear = (chunk: Buffer): void => {
      said += String(chunk);
      const origin = /"portal":"(http:\/\/[^"]+?)\/"/.exec(said)?.[1];
      if (origin === undefined) return;
      clearTimeout(timer);
      resolve(origin);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`the program ended with ${code}:\n${said}`));
    });
  });

/** Runs a program of this repository on an empty data folder until it is stopped. */
const run = async (program: string, settings: Readonly<Record<string, string>>): Promise<Product> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairlead-journeys-'));
  // Root's database runs as another user: let in, it lies in the folder and goes with it.
  chmodSync(dataDir, 0o711);
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    return { origin: await whenReady(child), stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

/**
 * Starts the built program, throttles raised, with its sample data.
 * @param settings environment variables beside those of all journeys
 */
export const startProduct = (settings: Readonly<Record<string, string>> = {}): Promise<Product> =>
  run(main, {
    ...Object.fromEntries(LIMITS.map((name) => [`LIMIT_${name}`, NO_LIMIT])),
    SANDBOX_SPEED: String(SPEED),
    // The journeys act as staff themselves.
    DEMO_DESK: 'off',
    CSV_NETWORKS: CSV_NETWORK,
    NETWORKS: JSON.stringify([SIGNED_NETWORK]),
    LOG_LEVEL: 'error',
    // Journeys keep the machine busy: that is no silence of the database.
    DATABASE_SILENCE_MS: '30000',
    DATABASE_CONNECT_MS: '30000',
    ...settings,
  });

/** Starts what `npm start` starts, with its own settings: only its place and its port are others. */
export const startAsPeopleDo = (): Promise<Product> => run(start, {});
