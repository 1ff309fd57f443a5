import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { lockFolder } from './folder-lock';
import { startHeartbeat } from './heartbeat';
import type { EmbeddedPostgresLog } from './options';
import { birthMark, processRealm } from './processes';

const POLL_MS = 20;
const RIVALS_STEP_BACK_MS = 1_000;
const STRANGER_SILENCE_MS = 3_000;

/** The right to be the only program on a folder. It ends with `release` or with the process. */
export interface Claim {
  /** Why another program may not see it; null while it can. */
  fault(): string | null;
  release(): void;
}

interface Claimant {
  readonly file: string;
  readonly pid: number;
  readonly born: string;
  readonly realm: string;
}

function parse(file: string): Claimant | undefined {
  const [pid, born, realm, id] = file.split('_');
  if (!pid || !born || !realm || !id) return undefined;
  return { file, pid: Number(pid), born, realm };
}

function readBeat(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** Another container or machine: its process ids say nothing here, so its heartbeat is watched. */
async function strangerLives(path: string): Promise<boolean> {
  const before = readBeat(path);
  const deadline = performance.now() + STRANGER_SILENCE_MS;
  while (before !== undefined && performance.now() < deadline) {
    await pause(POLL_MS);
    const now = readBeat(path);
    if (now === undefined) return false;
    if (now !== before) return true;
  }
  return false;
}

/** The living claims besides one's own. Those of the dead are swept away: each file has one owner only. */
async function livingRivals(folder: string, own: string): Promise<string[]> {
  const living: string[] = [];
  for (const file of readdirSync(folder)) {
    const claimant = file === own ? undefined : parse(file);
    if (!claimant) continue;
    const path = join(folder, file);
    const lives =
      claimant.realm === processRealm()
        ? birthMark(claimant.pid) === claimant.born
        : await strangerLives(path);
    if (lives) living.push(file);
    else rmSync(path, { force: true });
  }
  return living;
}

/** Of claims made at the same instant the one whose name sorts first stays; the others step back. */
async function isAlone(folder: string, own: string): Promise<boolean> {
  const deadline = performance.now() + RIVALS_STEP_BACK_MS;
  for (;;) {
    const rivals = await livingRivals(folder, own);
    if (rivals.length === 0) return true;
    if (rivals.some((rival) => rival < own) || performance.now() > deadline) return false;
    await pause(POLL_MS);
  }
}

/**
 * Claims a folder for this program alone; undefined when another living program has it.
 *
 * The kernel's lock comes first: it alone sees that a program in another container is frozen, and not dead. What follows is
 * for where there is no such lock. Everyone writes a claim of their own first and looks at the others' second, so of two at
 * the same instant at least one sees the other: never two owners. A claim carries its owner's process id and birth, so that
 * what a killed program left behind, or a process id used again, hinders nobody.
 */
export async function claimFolder(
  folder: string,
  log: Pick<EmbeddedPostgresLog, 'error' | 'info'>,
): Promise<Claim | undefined> {
  mkdirSync(folder, { recursive: true });
  const unlock = await lockFolder(folder);
  if (unlock === undefined) return undefined;
  let release = unlock;
  try {
    const own = `${process.pid}_${birthMark(process.pid)}_${processRealm()}_${randomUUID()}`;
    const heartbeat = await startHeartbeat(join(folder, own), log);
    release = () => {
      heartbeat.stop();
      unlock();
    };
    if (await isAlone(folder, own)) return { fault: heartbeat.fault, release };
  } catch (error) {
    release();
    throw error;
  }
  release();
  return undefined;
}
