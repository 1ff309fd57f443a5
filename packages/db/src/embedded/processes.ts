import { spawnSync } from 'node:child_process';
import { type BigIntStats, readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 10;

function readOrUndefined(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** One line about a process from `ps`; only for systems without `/proc` (macOS). */
function fromPs(pid: number, column: string): string | undefined {
  const result = spawnSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' });
  return result.stdout?.trim() || undefined;
}

/**
 * A mark of the process's birth, of the characters 0-9 and a-z. Two processes that had the same id one
 * after the other differ in it. Undefined: no such process, or only its unburied remains.
 */
export function birthMark(pid: number): string | undefined {
  if (process.platform !== 'linux') {
    return fromPs(pid, 'lstart')
      ?.toLowerCase()
      .replace(/[^0-9a-z]/g, '');
  }
  const stat = readOrUndefined(`/proc/${pid}/stat`);
  if (stat === undefined) return undefined;
  // The command name, in brackets, may hold spaces: fields are counted from the last bracket.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state] = fields;
  return state === 'Z' || state === 'X' ? undefined : fields[19];
}

/**
 * Names the realm in which process ids mean something: this boot of this machine, this container.
 * The characters 0-9 and a-z.
 */
export function processRealm(): string {
  if (process.platform !== 'linux') return 'local';
  const boot = readOrUndefined('/proc/sys/kernel/random/boot_id') ?? '';
  return `${boot}${readlinkSync('/proc/self/ns/pid')}`.replace(/[^0-9a-z]/g, '');
}

/** The words a process was started with; empty when it does not exist. */
export function commandWords(pid: number): string[] {
  if (process.platform !== 'linux') return (fromPs(pid, 'command') ?? '').split(' ');
  return (readOrUndefined(`/proc/${pid}/cmdline`) ?? '').split('\0');
}

/** Compared by what it is: in another container the same path may be that of another folder. */
function worksIn(pid: number, { dev, ino }: BigIntStats): boolean {
  try {
    const there = statSync(`/proc/${pid}/cwd`, { bigint: true });
    return there.dev === dev && there.ino === ino;
  } catch {
    return false;
  }
}

/**
 * The PostgreSQL processes (server and helpers) whose working folder this is. Undefined where the system
 * does not tell (macOS).
 */
export function postgresProcessesIn(folder: string): number[] | undefined {
  if (process.platform !== 'linux') return undefined;
  const place = statSync(folder, { bigint: true });
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => /(^|\/)postgres(:|$)/.test(commandWords(pid)[0] ?? '') && worksIn(pid, place));
}

/** Waits until the process is gone; false when `timeoutMs` passed first. */
export async function waitUntilGone(pid: number, timeoutMs: number): Promise<boolean> {
  const born = birthMark(pid);
  const deadline = performance.now() + timeoutMs;
  while (born !== undefined && birthMark(pid) === born) {
    if (performance.now() > deadline) return false;
    await pause(POLL_MS);
  }
  return true;
}

/** Sends a signal; a process that is already gone is no error. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** How long each of PostgreSQL's three ways to stop may take before the next, ruder one. */
export interface StopPatience {
  readonly fastMs: number;
  readonly immediateMs: number;
}

/**
 * Stops a PostgreSQL: fast (connections cut, checkpoint written), then immediate (recovers at the next
 * start), then killed. Nothing that was acknowledged is lost by any of them.
 */
export async function stopPostgres(pid: number, patience: StopPatience): Promise<void> {
  signal(pid, 'SIGINT');
  if (await waitUntilGone(pid, patience.fastMs)) return;
  signal(pid, 'SIGQUIT');
  if (await waitUntilGone(pid, patience.immediateMs)) return;
  signal(pid, 'SIGKILL');
  await waitUntilGone(pid, patience.immediateMs);
}
