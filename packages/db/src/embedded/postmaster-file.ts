import { readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { EmbeddedPostgresError } from './errors';
import { birthMark, commandWords, stopPostgres } from './processes';

/** A leftover must be out of the way, and the next one up, within 2 s. */
const LEFTOVER_PATIENCE = { fastMs: 1_200, immediateMs: 400 };

const STATUS_LINE = 7;

/** What a running PostgreSQL tells in the `postmaster.pid` of its data folder. */
export interface PostmasterFile {
  readonly pid: number;
  readonly ready: boolean;
}

function pathOf(cluster: string): string {
  return join(cluster, 'postmaster.pid');
}

/** Reads `postmaster.pid`; undefined when there is none. */
export function readPostmasterFile(cluster: string): PostmasterFile | undefined {
  try {
    const lines = readFileSync(pathOf(cluster), 'utf8').split('\n');
    return { pid: Number(lines[0]), ready: lines[STATUS_LINE]?.trim() === 'ready' };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Clears the way after a program that was killed: a PostgreSQL that outlived it is stopped, and a
 * `postmaster.pid` whose process id now belongs to something else is removed (PostgreSQL would take it
 * for a running one). Call only with the claim on the data folder. Returns whether one was stopped.
 */
export async function clearLeftover(cluster: string): Promise<boolean> {
  const left = readPostmasterFile(cluster);
  if (!left || birthMark(left.pid) === undefined) return false;
  const words = commandWords(left.pid);
  if (basename(words[0] ?? '') !== 'postgres' || !words.includes(cluster)) {
    rmSync(pathOf(cluster), { force: true });
    return false;
  }
  await stopPostgres(left.pid, LEFTOVER_PATIENCE);
  if (birthMark(left.pid) === undefined) return true;
  throw new EmbeddedPostgresError(
    'start_failed',
    `A PostgreSQL left over from an earlier start (process ${left.pid}) cannot be stopped.`,
  );
}
