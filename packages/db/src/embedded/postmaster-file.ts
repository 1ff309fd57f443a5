import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { EmbeddedPostgresError } from './errors';
import { commandWords, postgresProcessesIn, signal, stopPostgres, waitUntilGone } from './processes';

/** A leftover must be out of the way, and the next one up, within 2 s. */
const LEFTOVER_PATIENCE = { fastMs: 1_200, immediateMs: 400 };

const PORT_LINE = 3;
const STATUS_LINE = 7;

/** What a running PostgreSQL tells in the `postmaster.pid` of its data folder. */
export interface PostmasterFile {
  readonly pid: number;
  readonly port: number;
  readonly ready: boolean;
}

function pathOf(cluster: string): string {
  return join(cluster, 'postmaster.pid');
}

/** Reads `postmaster.pid`; undefined when there is none. */
export function readPostmasterFile(cluster: string): PostmasterFile | undefined {
  try {
    const lines = readFileSync(pathOf(cluster), 'utf8').split('\n');
    return {
      pid: Number(lines[0]),
      port: Number(lines[PORT_LINE]),
      ready: lines[STATUS_LINE]?.trim() === 'ready',
    };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function isServerOf(pid: number, cluster: string): boolean {
  const words = commandWords(pid);
  return basename(words[0] ?? '') === 'postgres' && words.includes(cluster);
}

/** The port of the PostgreSQL that serves this cluster now; undefined where none does. */
export function servedPort(cluster: string): number | undefined {
  const told = readPostmasterFile(cluster);
  return told?.ready && isServerOf(told.pid, cluster) ? told.port : undefined;
}

/** Helpers notice the end of their server and go by themselves; who is stuck is killed. */
async function clearHelpers(helpers: number[]): Promise<void> {
  for (const pid of helpers) {
    if (await waitUntilGone(pid, LEFTOVER_PATIENCE.fastMs)) continue;
    signal(pid, 'SIGKILL');
    await waitUntilGone(pid, LEFTOVER_PATIENCE.immediateMs);
  }
}

/**
 * Clears the way after a program that was killed: a PostgreSQL that outlived it is stopped, its lock file there or not, and
 * the lock file of a dead one is removed. PostgreSQL would take a process id that is in use again, or whose
 * remains nobody has buried (a container without an init), for a running server. Call only with the
 * claim on the data folder. Returns whether one was stopped.
 */
export async function clearLeftover(cluster: string): Promise<boolean> {
  if (!existsSync(cluster)) return false;
  const told = readPostmasterFile(cluster)?.pid;
  const seen = postgresProcessesIn(cluster) ?? [];
  const pids = new Set(told === undefined ? seen : [told, ...seen]);
  const servers = [...pids].filter((pid) => isServerOf(pid, cluster));
  for (const pid of servers) await stopPostgres(pid, LEFTOVER_PATIENCE);
  const alive = servers.length > 0;
  const helpers = postgresProcessesIn(cluster);
  // Where helpers cannot be seen the lock file stays: with it PostgreSQL itself looks for them.
  if (helpers === undefined) return alive;
  await clearHelpers(helpers);
  if (postgresProcessesIn(cluster)?.length) {
    throw new EmbeddedPostgresError(
      'start_failed',
      `A PostgreSQL left over on ${cluster} cannot be stopped.`,
    );
  }
  rmSync(pathOf(cluster), { force: true });
  return alive;
}
