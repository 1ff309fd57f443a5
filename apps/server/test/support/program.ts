import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { migrationsFolder } from '../../src/app/start/migrations';

const SERVER = resolve(import.meta.dirname, '../..');

/** The server as it is shipped, built once for a test file. */
export interface Build {
  readonly main: string;
  remove(): void;
}

export const buildServer = async (): Promise<Build> => {
  // Inside the workspace, so that its libraries are found as those of the shipped program are.
  const parent = join(SERVER, 'node_modules/.test-builds');
  mkdirSync(parent, { recursive: true });
  const outDir = mkdtempSync(`${parent}/`);
  await build({
    root: SERVER,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: [/^@fairlead\//] },
    build: { ssr: 'src/main.ts', outDir, target: 'node20', emptyOutDir: true },
  });
  for (const folder of ['migrations', 'functions']) {
    cpSync(join(migrationsFolder(), '..', folder), join(outDir, folder), { recursive: true });
  }
  return { main: join(outDir, 'main.js'), remove: () => rmSync(outDir, { recursive: true, force: true }) };
};

/** A running server process. */
export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** From the start of the process until it was ready. */
  readonly startMs: number;
  /** `SIGKILL`, and the end awaited. */
  kill(): Promise<void>;
  /** `SIGTERM`, and the end awaited. */
  stop(): Promise<void>;
}

const LIMIT = '1000000/5m';
/** A test sends a rush at once, on a machine that is busy with others: that is no silent database. */
const PATIENT = { DATABASE_SILENCE_MS: '30000', DATABASE_CONNECT_MS: '30000' };

const untilReady = (child: ChildProcess): Promise<string> =>
  new Promise((ready, fail) => {
    let said = '';
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      const address = /"portal":"(http:\/\/[\d.:]+)/.exec(said)?.[1];
      if (address !== undefined) ready(address);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) =>
      fail(new Error(`the server ended with ${code} before it was ready:\n${said}`)),
    );
  });

/**
 * Starts one server process on a database, and waits until it says that it is ready.
 * @param environment variables that a test sets besides
 */
export const startServer = async (
  built: Build,
  databaseUrl: string,
  port = 0,
  environment: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> => {
  const startedAt = performance.now();
  const dataDir = mkdtempSync(join(tmpdir(), 'fairlead-server-'));
  const child = spawn(process.execPath, [built.main], {
    cwd: dataDir,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...{ PATH: process.env.PATH, NODE_ENV: 'production', LOG_LEVEL: 'fatal', PIN_PEPPER: 'p'.repeat(32) },
      ...{
        DATABASE_URL: databaseUrl,
        DATA_DIR: dataDir,
        PORT: String(port),
        SAMPLE_DATA: 'off',
        DEMO_NETWORK: 'off',
      },
      ...{ SANDBOX_SPEED: '1', LIMIT_USER: LIMIT, LIMIT_ADDRESS: LIMIT, DATABASE_POOL: '10' },
      ...PATIENT,
      ...environment,
    },
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const url = await untilReady(child);
    const startMs = performance.now() - startedAt;
    return { url, pid: child.pid ?? 0, startMs, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
  } catch (error) {
    await end('SIGKILL');
    throw error;
  }
};
