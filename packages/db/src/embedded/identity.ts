import { spawnSync } from 'node:child_process';
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

/** Whether that user may do such things with the folder, tried out and not guessed from mode bits. */
function may(identity: Identity | undefined, folder: string, tests: string): boolean {
  const result = spawnSync('/bin/sh', ['-c', tests, 'sh', folder], { ...CHILD_SURROUNDINGS, ...identity });
  return result.status === 0;
}

/** Whether that user may enter and read the folder. */
export const mayEnter = (identity: Identity | undefined, folder: string): boolean =>
  may(identity, folder, 'test -r "$1" && test -x "$1"');

/** Whether that user may make files in the folder. */
export const mayWrite = (identity: Identity | undefined, folder: string): boolean =>
  may(identity, folder, 'test -w "$1" && test -x "$1"');
