// Three PostgreSQLs under Patroni, one of them following the primary synchronously, with all that is around them, on this
// machine (docs/high-availability.md).
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { PROGRAMS } from './packages.mjs';
import { endPostgres, endProgram, pidOf, runProgram, startProgram, waitFor } from './processes.mjs';
import { agreed, etcdArguments } from './settings.mjs';

const ASK_MS = 2_000;

/** What Patroni's interface of a node answers; undefined where it does not in time. */
export const askPatroni = async ({ api }, path, options = {}) => {
  try {
    const answer = await fetch(`http://127.0.0.1:${api}${path}`, {
      ...options,
      signal: AbortSignal.timeout(ASK_MS),
    });
    return { status: answer.status, body: await answer.json().catch(() => undefined) };
  } catch {
    return undefined;
  }
};

const isPrimary = async (node) => (await askPatroni(node, '/primary'))?.status === 200;

/** The node that takes writes, as Patroni says; undefined where none does. */
export const findPrimary = async ({ nodes }) => {
  for (const node of nodes) if (await isPrimary(node)) return node;
  return undefined;
};

/** @returns {Promise<{ name: string, role: string, state: string, timeline?: number, lag?: number }[]>} */
export const membersOf = async ({ nodes }) => {
  for (const node of nodes) {
    const members = (await askPatroni(node, '/cluster'))?.body?.members;
    if (members !== undefined) return members;
  }
  return [];
};

const hasStandby = async (setup) => (await membersOf(setup)).some(({ role }) => role === 'sync_standby');

/** Waits until a second node has all that the primary acknowledges. */
export const untilSynchronous = (setup, withinMs) =>
  waitFor('a synchronous standby', () => hasStandby(setup), withinMs);

const urlOf = (user, password, port, database = 'fairlead') =>
  `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;

/** Addresses that lead to whichever node is the primary. */
export const addressesOf = ({ haproxy, pgbouncer, secrets }) => ({
  /** Of the program: through PgBouncer. */
  web: urlOf('fairlead_web', secrets.web, pgbouncer),
  /** The same past PgBouncer. */
  direct: urlOf('fairlead_web', secrets.web, haproxy),
  owner: urlOf('fairlead', secrets.owner, haproxy),
  superuser: urlOf('postgres', secrets.superuser, haproxy, 'postgres'),
});

const run = async (url, ...statements) => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
};

/** Database and logins, as docs/runbook.md#logins-of-the-database has them made by hand. */
const makeDatabase = async (setup) => {
  const { owner, superuser } = addressesOf(setup);
  const { secrets } = setup;
  await run(
    superuser,
    `create role fairlead login createrole password '${secrets.owner}'`,
    'create database fairlead owner fairlead',
  );
  await run(
    owner,
    'create role fairlead_app nologin',
    `create role fairlead_web login password '${secrets.web}' in role fairlead_app`,
  );
};

const hasDatabase = async (setup) => {
  const client = new pg.Client({ connectionString: addressesOf(setup).superuser });
  await client.connect();
  try {
    return (await client.query("select from pg_database where datname = 'fairlead'")).rows.length > 0;
  } finally {
    await client.end();
  }
};

export const startEtcd = (setup, etcd) =>
  startProgram(setup.dir, etcd.name, PROGRAMS.etcd, etcdArguments(setup, etcd));

/** Starts the Patroni of a node, which starts its PostgreSQL. */
export const startPatroni = ({ dir }, { name }) =>
  startProgram(dir, `patroni-${name}`, PROGRAMS.patroni, [join(dir, name, 'patroni.yml')]);

export const startPgbouncer = ({ dir }) =>
  startProgram(dir, 'pgbouncer', PROGRAMS.pgbouncer, [join(dir, 'pgbouncer.ini')]);

const isHealthy = async ({ client }) =>
  fetch(`http://127.0.0.1:${client}/health`, { signal: AbortSignal.timeout(ASK_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Starts all of it, the first time or again after `endAll`, and makes what is missing.
 * @param {import('./setup.mjs').Setup} setup
 */
export const startAll = async (setup) => {
  const { dir, etcds, nodes } = setup;
  const [first, ...others] = nodes;
  for (const etcd of etcds) startEtcd(setup, etcd);
  for (const etcd of etcds) await waitFor(etcd.name, () => isHealthy(etcd));
  startPatroni(setup, first);
  const untilPrimary = () => waitFor('a primary', async () => (await findPrimary(setup)) !== undefined);
  // An empty node that comes first would begin a database of its own.
  if (others.some(({ data }) => !existsSync(data))) await untilPrimary();
  for (const node of others) startPatroni(setup, node);
  await untilPrimary();
  await askPatroni(await findPrimary(setup), '/config', { method: 'PATCH', body: JSON.stringify(agreed) });
  startProgram(dir, 'haproxy', PROGRAMS.haproxy, ['-db', '-f', join(dir, 'haproxy.cfg')]);
  await untilSynchronous(setup);
  await waitFor('the way to the primary', () =>
    hasDatabase(setup).then(
      () => true,
      () => false,
    ),
  );
  if (!(await hasDatabase(setup))) await makeDatabase(setup);
  const { name } = (await findPrimary(setup)) ?? first;
  const settings = `--config=${join(dir, name, 'pgbackrest.conf')}`;
  await runProgram(dir, PROGRAMS.pgbackrest, [settings, '--stanza=fairlead', 'stanza-create']);
  startPgbouncer(setup);
};

/** Programs in the order in which they are ended: who asks before who answers. */
const programsOf = ({ nodes, etcds }) => [
  'pgbouncer',
  'haproxy',
  ...nodes.map(({ name }) => `patroni-${name}`),
  ...etcds.map(({ name }) => name),
];

/**
 * Ends everything that was started in the folder, and nothing else.
 * @param {import('./setup.mjs').Setup} setup
 */
export const endAll = async (setup) => {
  for (const name of programsOf(setup)) await endProgram(setup.dir, name);
  // Of a Patroni that was killed.
  for (const { data } of setup.nodes) await endPostgres(data);
};

/** One line a program and a node. */
export const statusOf = async (setup) => [
  ...programsOf(setup).map((name) => `${name}: ${pidOf(setup.dir, name) === undefined ? 'down' : 'running'}`),
  ...(await membersOf(setup)).map(
    ({ name, role, state, timeline = '?', lag = 0 }) =>
      `node ${name}: ${role}, ${state}, time line ${timeline}, lag ${lag}`,
  ),
];
