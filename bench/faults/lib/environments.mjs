// What a drill strikes at: nodes of the product and the database behind them.
import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { runnerImport } from 'vite';
import { addressesOf, endAll, startAll } from '../../../tools/lib/failover/cluster.mjs';
import { makeSetup } from '../../../tools/lib/failover/setup.mjs';
import { addressOf, clusterOf } from '../../../tools/lib/own-database.mjs';
import { openNetwork } from '../../lib/costs/network.mjs';
import { makeDataFolder } from '../../lib/data-folder.mjs';
import { openLine } from './line.mjs';
import { makeNode } from './nodes.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: console.error };

/**
 * @typedef {object} Environment
 * @property {import('./nodes.mjs').Node[]} nodes
 * @property {string} ownerUrl of the database, wherever it is at the moment
 * @property {string} data the folder of its files, where there is but one
 * @property {Awaited<ReturnType<typeof openLine>>} [line] of the first node
 * @property {import('../../../tools/lib/failover/setup.mjs').Setup} [setup]
 * @property {boolean} [hasJobs] whether its nodes do what is due
 * @property {string[]} [seen] what a strike saw that must not be
 * @property {() => Promise<void>} close
 */

/** Runs SQL with the owner's rights. */
export const runSql = async (url, text, values = []) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
};

const endNodes = async (nodes) => {
  for (const node of nodes) {
    await node.kill();
    for (const folder of [node.dataDir, node.notesDir]) await rm(folder, { recursive: true, force: true });
  }
};

/** Where one does not start, nothing that was opened for it stays. */
const startNodes = async (nodes, close) => {
  try {
    for (const node of nodes) await node.start();
  } catch (error) {
    await close();
    throw error;
  }
};

/**
 * What nodes do their due work with: a network that takes every plan, one key to sign days with, and deadlines as in
 * life. By the sandbox's, plans would be given back that nobody canceled, and the count would take them for cancels.
 */
const openWork = async () => {
  const network = await openNetwork();
  const key = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'der' });
  return {
    settings: {
      ...{ JOBS: 'on', SANDBOX_SPEED: '1', NETWORKS: network.variable },
      ROOT_SIGNING_KEY: key.toString('base64'),
    },
    close: network.close,
  };
};
const NO_WORK = { settings: {}, close: async () => undefined };

/**
 * One node with its own PostgreSQL, as `npm start` runs it.
 * @param {string} [folder]
 * @returns {Promise<Environment>}
 */
export const openOwn = async (folder) => {
  const node = await makeNode({}, folder);
  const nodes = [node];
  const close = async () => {
    await node.stop();
    await endNodes(nodes);
  };
  await startNodes(nodes, close);
  return { nodes, ownerUrl: addressOf(node.dataDir), data: clusterOf(node.dataDir), close };
};

/**
 * Two nodes on a PostgreSQL 18 beside them; the first one's way there can be disturbed.
 * @param {Record<string, string>} [settings] of both nodes
 * @param {{ hasJobs?: boolean }} [options] whether they do what is due
 * @returns {Promise<Environment>}
 */
export const openPair = async (settings = {}, { hasJobs = false } = {}) => {
  const work = hasJobs ? await openWork() : NO_WORK;
  const dataDir = await makeDataFolder('fairlead-fault-database-');
  const { module: db } = await runnerImport(join(root, 'packages/db/src/index.ts'));
  const postgres = await db.startEmbeddedPostgres({ dataDir, log: quiet });
  await runSql(postgres.url, 'create database drill');
  const address = new URL(postgres.url);
  address.pathname = '/drill';
  const line = await openLine(address.href);
  const ways = [line.url, address.href];
  const all = { ...work.settings, ...settings };
  const nodes = await Promise.all(ways.map((url) => makeNode({ ...all, DATABASE_URL: url })));
  const close = async () => {
    await endNodes(nodes);
    await work.close();
    await line.close();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  await startNodes(nodes, close);
  return { ...{ nodes, line, ownerUrl: address.href, data: clusterOf(dataDir), hasJobs }, close };
};

/** Past pooler and balancer: nodes look for the primary among all three by themselves. */
const namingAll = ({ nodes, secrets }) => {
  const hosts = nodes.map(({ port }) => `127.0.0.1:${port}`).join(',');
  return `postgres://fairlead_web:${secrets.web}@${hosts}/fairlead?target_session_attrs=read-write`;
};

/**
 * Two nodes on the failover set-up, by way of PgBouncer and HAProxy.
 * @param {{ settings?: Record<string, string>, hasJobs?: boolean, etcds?: number, isDirect?: boolean }} [options]
 *   `isDirect`: the nodes name all three databases instead
 * @returns {Promise<Environment>}
 */
export const openFailover = async ({ settings = {}, hasJobs = false, etcds = 1, isDirect = false } = {}) => {
  const dir = await mkdtemp(join(tmpdir(), 'fairlead-failover-'));
  const setup = await makeSetup(dir, { etcds });
  const { web, owner } = addressesOf(setup);
  const work = hasJobs ? await openWork() : NO_WORK;
  const all = {
    ...{ ...work.settings, ...settings },
    ...{ DATABASE_URL: isDirect ? namingAll(setup) : web, DATABASE_OWNER_URL: owner },
  };
  const nodes = [];
  const close = async () => {
    await endNodes(nodes);
    await work.close();
    await endAll(setup);
    await rm(dir, { recursive: true, force: true });
  };
  try {
    await startAll(setup);
    for (let made = 0; made < 2; made += 1) {
      nodes.push(await makeNode(all));
      await nodes[made].start();
    }
  } catch (error) {
    await close();
    throw error;
  }
  return { ...{ nodes, setup, ownerUrl: owner, data: '', hasJobs }, close };
};
