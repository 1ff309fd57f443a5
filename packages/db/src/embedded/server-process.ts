import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { Binaries } from './binaries';
import { EmbeddedPostgresError } from './errors';
import { CHILD_SURROUNDINGS } from './identity';
import type { EmbeddedPostgresLog, ServerExit } from './options';
import type { Place } from './place';
import { readPostmasterFile } from './postmaster-file';
import { serverWords } from './settings';

const POLL_MS = 10;
const KEPT_LINES = 10;
const LAST_LINES_MS = 1_000;
/** The kind of process that speaks, as `log_line_prefix` writes it; not before the settings are read. */
const WHOSE = /^([a-z][a-z ]*)\| (.*)$/;

/** How a PostgreSQL is started. */
export interface Launch {
  readonly binaries: Binaries;
  readonly place: Place;
  readonly port: number;
  readonly log: EmbeddedPostgresLog;
  /** Besides those of every start. */
  readonly settings: Readonly<Record<string, string>>;
  /** One that is not ready by then hangs. */
  readonly readyWithinMs: number;
}

/** A PostgreSQL that accepts connections. */
export interface ServerProcess {
  readonly pid: number;
  readonly exited: Promise<ServerExit>;
  isRunning(): boolean;
  /** True where it said that its disk is full. */
  lacksRoom(): boolean;
}

export const lacksRoom = (words: string): boolean => words.includes('No space left on device');

/** Passes PostgreSQL's messages on by their weight and keeps the last ones for an error's text. */
function passOn(stream: Readable, log: EmbeddedPostgresLog) {
  const kept: string[] = [];
  let isFull = false;
  createInterface({ input: stream }).on('line', (words) => {
    const [, process, line = words] = WHOSE.exec(words) ?? [];
    isFull ||= lacksRoom(line);
    kept.push(line);
    if (kept.length > KEPT_LINES) kept.shift();
    if (line.startsWith('PANIC:')) log.error(`postgres: ${line}`);
    // Who sent a statement has its error already: a database without room would say each a second time.
    else if (process === 'client backend' && line.startsWith('ERROR:')) log.debug(`postgres: ${line}`);
    else if (/^(FATAL|ERROR|WARNING):/.test(line)) log.warn(`postgres: ${line}`);
    else log.debug(`postgres: ${line}`);
  });
  return { kept, isFull: () => isFull };
}

function exitOf(child: ChildProcess): Promise<ServerExit> {
  return new Promise((resolve) => {
    child.once('error', () => resolve({ code: null, signal: null }));
    // 'close', not 'exit': the last lines of the log have been read by then.
    child.once('close', (code, signal) => resolve({ code, signal }));
    // What it started may outlive it with the same pipe, such as a copy into an archive that hangs.
    child.once('exit', (code, signal) => {
      setTimeout(() => {
        child.stderr?.destroy();
        resolve({ code, signal });
      }, LAST_LINES_MS);
    });
  });
}

function failure(lines: string[]): EmbeddedPostgresError {
  const text = lines.join('\n');
  const fault = /could not bind|Address already in use/.test(text) ? 'port_taken' : 'start_failed';
  return new EmbeddedPostgresError(fault, `PostgreSQL did not start: ${text || 'it said nothing.'}`);
}

/**
 * Starts PostgreSQL and waits until it accepts connections (it says so itself, in `postmaster.pid`).
 * Throws `port_taken` or `start_failed` with PostgreSQL's own words.
 */
export async function launch(how: Launch): Promise<ServerProcess> {
  const { binaries, place, port, log, settings, readyWithinMs } = how;
  const child = spawn(binaries.postgres, serverWords(place.cluster, port, settings), {
    ...CHILD_SURROUNDINGS,
    ...place.identity,
    stdio: ['ignore', 'ignore', 'pipe'],
    // A process group of its own: Ctrl-C reaches the program alone, which stops it when it has drained.
    detached: true,
  });
  const { kept, isFull } = passOn(child.stderr, log);
  let exit: ServerExit | undefined;
  const exited = exitOf(child).then((value) => {
    exit = value;
    return value;
  });
  const deadline = performance.now() + readyWithinMs;
  while (exit === undefined) {
    const file = readPostmasterFile(place.cluster);
    if (child.pid !== undefined && file?.pid === child.pid && file.ready) {
      return { pid: child.pid, exited, isRunning: () => exit === undefined, lacksRoom: isFull };
    }
    if (performance.now() > deadline) child.kill('SIGKILL');
    await pause(POLL_MS);
  }
  throw failure(kept);
}
