import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';

const NOBODY = { uid: 65534, gid: 65534 };

/** The user whose rights a child process gets. */
export interface Identity {
  readonly uid: number;
  readonly gid: number;
}

/** The surroundings of every child: nothing of the program's own environment reaches PostgreSQL. */
export const CHILD_SURROUNDINGS = {
  cwd: '/',
  env: { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/local/bin:/usr/bin:/bin' },
};

function nobody(): Identity {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  // macOS writes nobody as -2; the kernel counts unsigned.
  return uid && gid ? { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 } : NOBODY;
}

/**
 * PostgreSQL refuses to run as root. Root's program runs it as the owner of the existing data, else as
 * `nobody`; everybody else's runs it as oneself (undefined).
 */
export function chooseIdentity(existingCluster: string | undefined): Identity | undefined {
  if (process.getuid?.() !== 0) return undefined;
  if (existingCluster === undefined) return nobody();
  const { uid, gid } = statSync(existingCluster);
  return uid === 0 ? nobody() : { uid, gid };
}

/** What a user may do with a folder is tried out, and not guessed from mode bits. */
const wordsFor = (tests: string, folder: string): string[] => ['-c', tests, 'sh', folder];

/** Whether that user may enter and read the folder. */
export function mayEnter(identity: Identity | undefined, folder: string): boolean {
  const words = wordsFor('test -r "$1" && test -x "$1"', folder);
  return spawnSync('/bin/sh', words, { ...CHILD_SURROUNDINGS, ...identity }).status === 0;
}

/** Whether that user may make files in the folder; it may lie on a disk that does not answer. */
export function mayWrite(identity: Identity | undefined, folder: string): Promise<boolean> {
  const words = wordsFor('test -w "$1" && test -x "$1"', folder);
  return new Promise((resolve) => {
    const child = spawn('/bin/sh', words, { ...CHILD_SURROUNDINGS, ...identity, stdio: 'ignore' });
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
    // Nobody waits for it at the end.
    child.unref();
  });
}
