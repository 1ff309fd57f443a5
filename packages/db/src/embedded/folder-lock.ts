import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { CHILD_SURROUNDINGS } from './identity';

/** What `flock` is told to answer where another one holds the lock. */
const HELD = 75;
/** A disk of the network whose server does not answer is given up. */
const ANSWER_MS = 3_000;

/** Asks the kernel for the lock on what was opened; `flock` itself ends, and the lock stays with who opened it. */
function isHeldByAnother(file: number): Promise<boolean> {
  return new Promise((resolve) => {
    const words = ['--nonblock', '--conflict-exit-code', String(HELD), '3'];
    const child = spawn('flock', words, {
      ...CHILD_SURROUNDINGS,
      stdio: ['ignore', 'ignore', 'ignore', file],
      timeout: ANSWER_MS,
    });
    // Where there is no such program, as on macOS, or the disk knows no locks, nothing is known.
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === HELD));
  });
}

/**
 * Locks a folder for this process. The kernel keeps the lock for as long as the process lives, also while it is frozen, and
 * for every container of this machine that has the folder; not for other machines, where the disk is shared.
 * @returns what lets it go, once or again; undefined where another process holds it
 */
export async function lockFolder(folder: string): Promise<(() => void) | undefined> {
  const file = openSync(folder, 'r');
  let isOpen = true;
  const unlock = (): void => {
    // The number may be another file's by then.
    if (isOpen) closeSync(file);
    isOpen = false;
  };
  if (!(await isHeldByAnother(file))) return unlock;
  unlock();
  return undefined;
}
