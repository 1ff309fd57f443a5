// The folder of a failover set-up: what is in it, who may read it, and who listens where.
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { ownUser } from './packages.mjs';
import {
  haproxySettings,
  passwords,
  patroniSettings,
  pgbackrestSettings,
  pgbouncerSettings,
  pgbouncerUsers,
} from './settings.mjs';

/** Three: with one lost, another still has what the primary acknowledges. */
const NODES = ['one', 'two', 'three'];
const FOLDERS = ['run', 'log', 'lock', 'spool', 'backup', ...NODES];

/**
 * @typedef {{ name: string, port: number, api: number, data: string }} Node
 * @typedef {{ superuser: string, replication: string, owner: string, web: string }} Secrets
 * @typedef {{ dir: string, etcds: { name: string, client: number, peer: number }[], nodes: Node[],
 *   haproxy: number, pgbouncer: number, secrets: Secrets }} Setup
 */

const listen = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve(server));
  });

/** Ports that nothing listens on: all are held until the last one is found, so that none is found twice. */
const freePorts = async (count) => {
  const servers = [];
  while (servers.length < count) servers.push(await listen());
  const ports = servers.map((server) => server.address().port);
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  return ports;
};

const ownFolder = (path) => {
  mkdirSync(path, { recursive: true });
  chmodSync(path, 0o700);
  const { uid, gid } = ownUser();
  if (uid !== undefined) chownSync(path, uid, gid);
};

const writeOwn = (path, text) => {
  writeFileSync(path, text, { mode: 0o600 });
  const { uid, gid } = ownUser();
  if (uid !== undefined) chownSync(path, uid, gid);
};

const factsFile = (dir) => join(dir, 'setup.json');

/** @returns {Setup | undefined} of a folder that has one */
export const readSetup = (dir) =>
  existsSync(factsFile(dir)) ? JSON.parse(readFileSync(factsFile(dir), 'utf8')) : undefined;

const writeFiles = (setup) => {
  const { dir } = setup;
  for (const node of setup.nodes) {
    writeOwn(join(dir, node.name, 'patroni.yml'), patroniSettings(setup, node));
    writeOwn(join(dir, node.name, 'pgbackrest.conf'), pgbackrestSettings(setup, node));
  }
  writeOwn(join(dir, 'haproxy.cfg'), haproxySettings(setup));
  writeOwn(join(dir, 'pgbouncer.ini'), pgbouncerSettings(setup));
  writeOwn(join(dir, 'pgbouncer.users'), pgbouncerUsers(setup));
  writeOwn(join(dir, 'pgpass'), passwords(setup));
  writeOwn(factsFile(dir), JSON.stringify(setup, null, 2));
};

const secret = () => randomBytes(18).toString('base64url');

/**
 * Makes the folder, which is empty or absent.
 * @param {string} dir
 * @param {{ etcds?: number, secrets?: Secrets }} [options] the secrets of the set-up that it is a copy of
 * @returns {Promise<Setup>}
 */
export const makeSetup = async (dir, { etcds = 1, secrets } = {}) => {
  if (existsSync(dir) && readdirSync(dir).length > 0) throw new Error(`${dir} is not empty`);
  for (const path of [dir, ...FOLDERS.map((name) => join(dir, name))]) ownFolder(path);
  const [haproxy, pgbouncer, ...ports] = await freePorts(2 + 2 * NODES.length + 2 * etcds);
  const take = () => ports.pop() ?? 0;
  const setup = {
    dir,
    haproxy,
    pgbouncer,
    nodes: NODES.map((name) => ({ name, port: take(), api: take(), data: join(dir, name, 'data') })),
    etcds: Array.from({ length: etcds }, (_, n) => ({ name: `etcd${n + 1}`, client: take(), peer: take() })),
    secrets: secrets ?? { superuser: secret(), replication: secret(), owner: secret(), web: secret() },
  };
  writeFiles(setup);
  return setup;
};
