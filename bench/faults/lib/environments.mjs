// What a drill strikes at: nodes of the product and the database behind them.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { runnerImport } from 'vite';
import { addressesOf, endAll, startAll } from '../../../tools/lib/failover/cluster.mjs';
import { makeSetup } from '../../../tools/lib/failover/setup.mjs';
import { addressOf, clusterOf } from '../../../tools/lib/own-database.mjs';
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
    await rm(node.dataDir, { recursive: true, force: true });
  }
};

/**
 * One node with its own PostgreSQL, as `npm start` runs it.
 * @param {string} [folder]
 * @returns {Promise<Environment>}
 */
export const openOwn = async (folder) => {
  const node = await makeNode({}, folder);
  await node.start();
  return {
    nodes: [node],
    ownerUrl: addressOf(node.dataDir),
    data: clusterOf(node.dataDir),
    close: async () => {
      await node.stop();
      await endNodes([node]);
    },
  };
};

/**
 * Two nodes on a PostgreSQL 18 beside them; the first one's way there can be disturbed.
 * @param {Record<string, string>} [settings] of both nodes
 * @returns {Promise<Environment>}
 */
export const openPair = async (settings = {}) => {
  const dataDir = await makeDataFolder('fairlead-fault-database-');
  const { module: db } = await runnerImport(join(root, 'packages/db/src/index.ts'));
  const postgres = await db.startEmbeddedPostgres({ dataDir, log: quiet });
  await runSql(postgres.url, 'create database drill');
  const address = new URL(postgres.url);
  address.pathname = '/drill';
  const line = await openLine(address.href);
  const ways = [line.url, address.href];
  const nodes = await Promise.all(ways.map((url) => makeNode({ ...settings, DATABASE_URL: url })));
  for (const node of nodes) await node.start();
  return {
    ...{ nodes, line, ownerUrl: address.href, data: clusterOf(dataDir) },
    close: async () => {
      await endNodes(nodes);
      await line.close();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

/**
 * Two nodes on the failover set-up, by way of PgBouncer and HAProxy.
 * @returns {Promise<Environment>}
 */
export const openFailover = async () => {
  const dir = await mkdtemp(join(tmpdir(), 'fairlead-failover-'));
  const setup = await makeSetup(dir);
  const { web, owner } = addressesOf(setup);
  const nodes = [];
  const close = async () => {
    await endNodes(nodes);
    await endAll(setup);
    await rm(dir, { recursive: true, force: true });
  };
  try {
    await startAll(setup);
    for (let made = 0; made < 2; made += 1) {
      nodes.push(await makeNode({ DATABASE_URL: web, DATABASE_OWNER_URL: owner }));
      await nodes[made].start();
    }
  } catch (error) {
    await close();
    throw error;
  }
  return { nodes, setup, ownerUrl: owner, data: '', close };
};
