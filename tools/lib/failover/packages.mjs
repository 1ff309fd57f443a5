// What the failover set-up is made of, where Debian installs it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const VERSIONS = '/usr/lib/postgresql';
const OLDEST = 15;

/** The folder with the programs of the newest PostgreSQL that is installed; undefined where none is new enough. */
const postgresFolder = () => {
  if (!existsSync(VERSIONS)) return undefined;
  const numbers = readdirSync(VERSIONS)
    .map(Number)
    .filter((number) => number >= OLDEST);
  const folders = numbers.sort((a, b) => b - a).map((number) => join(VERSIONS, String(number), 'bin'));
  return folders.find((folder) => existsSync(join(folder, 'postgres')));
};

export const PROGRAMS = {
  patroni: '/usr/bin/patroni',
  etcd: '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
  pgbackrest: '/usr/bin/pgbackrest',
};
const PACKAGES = {
  ...Object.fromEntries(Object.keys(PROGRAMS).map((name) => [name, name])),
  etcd: 'etcd-server',
};
/** How Patroni speaks the second version of etcd's interface; Debian 13 takes another library with it where this is not named. */
const ETCD_LIBRARY = '/usr/lib/python3/dist-packages/etcd';

/** @returns {string[]} the packages that have to be installed before anything can be started */
export const missingPackages = () => [
  ...(postgresFolder() === undefined ? ['postgresql'] : []),
  ...Object.entries(PROGRAMS).flatMap(([name, path]) => (existsSync(path) ? [] : [PACKAGES[name]])),
  ...(existsSync(ETCD_LIBRARY) ? [] : ['python3-etcd']),
];

/** @throws where no PostgreSQL is installed */
export const postgresPrograms = () => {
  const folder = postgresFolder();
  if (folder === undefined)
    throw new Error(`the package postgresql is not installed, or older than ${OLDEST}`);
  return folder;
};

/**
 * Whom everything runs as: PostgreSQL and Patroni refuse root, who lends them Debian's user.
 * @returns {{ uid?: number, gid?: number }} empty for anybody else
 */
export const ownUser = () => {
  if (process.getuid?.() !== 0) return {};
  const [, uid, gid] = /^postgres:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8')) ?? [];
  if (uid === undefined) throw new Error('there is no user postgres, whom its package makes');
  return { uid: Number(uid), gid: Number(gid) };
};
