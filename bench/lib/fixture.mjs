// What every benchmark of the server stands on: the product's own PostgreSQL, a database with holders that have money
// and a session, and server processes built as for `npm start`, throttles raised.
import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { runnerImport } from 'vite';
import { clusterOf } from '../../tools/lib/own-database.mjs';
import { makeDataFolder } from './data-folder.mjs';
import { freePort } from './free-port.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const NO_LIMIT = '100000000/5m';
const LIMITS = ['SIGN_IN', 'SIGN_IN_ACCOUNT', 'REGISTER', 'CODE', 'UPLOAD', 'USER', 'ADDRESS'];

const quiet = { debug: () => {}, info: () => {}, warn: console.warn, error: console.error };

/** One server process on a database; resolves when it serves. */
const startServer = async (databaseUrl, environment = {}) => {
  const port = await freePort();
  const dataDir = await makeDataFolder('fairlead-bench-data-');
  const limits = Object.fromEntries(LIMITS.map((name) => [`LIMIT_${name}`, NO_LIMIT]));
  const child = spawn(process.execPath, [join(root, 'apps/server/dist/main.js')], {
    env: {
      PATH: process.env.PATH,
      ...limits,
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      SAMPLE_DATA: 'off',
      JOBS: 'off',
      LOG_LEVEL: 'error',
      DATABASE_POOL: '16',
      PIN_PEPPER: 'x'.repeat(32),
      DATA_DIR: dataDir,
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + 120_000;
  for (;;) {
    const ready = await fetch(`${origin}/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) break;
    if (Date.now() > deadline || child.exitCode !== null) throw new Error('the server did not start');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const stop = async () => {
    await new Promise((resolve) => {
      if (child.exitCode !== null) return resolve();
      child.once('exit', resolve);
      child.kill('SIGTERM');
    });
    await rm(dataDir, { recursive: true, force: true });
  };
  return { origin, stop, pid: child.pid };
};

/** Holders with money and a token each, and one product; written by the owner, at once. */
export const seed = async (databaseUrl, { holders, availableMinor }) => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const tokens = Array.from({ length: holders }, () => randomBytes(32).toString('base64url'));
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest());
  await client.query(
    `insert into account_holder (username, entry, operation_id, state, created_at)
      select 'bench_' || n, 'register', (30000000 + n)::text, 'active', now() from generate_series(1, $1) n`,
    [holders],
  );
  await client.query(`select ledger.open_wallet(id) from account_holder`);
  await client.query(
    `select ledger.post(id, 'system_topup', array['bank'], array[0::bigint], array['available'], array[0::bigint], array[$1::bigint],
      now(), 'bench', 'none', 0) from account_holder`,
    [availableMinor],
  );
  await client.query(
    `insert into session (token_hash, holder_id, created_at, last_seen_at, expires_at)
      select t.hash, h.id, now(), now(), now() + interval '30 days'
      from unnest($1::bytea[]) with ordinality t (hash, n) join account_holder h on h.username = 'bench_' || t.n`,
    [hashes],
  );
  const product = await client.query(
    `insert into product (current_version, network, created_at) values (1, 'bench', now()) returning id`,
  );
  const productId = product.rows[0].id;
  await client.query(
    `insert into product_version (product_id, version, title, cover_url, kind, official, put_content, put_rule, user_targeting,
        game_description, min_put_amount_minor, max_put_amount_minor, cost_per_thousand_minor, payout_per_conversion_minor,
        holder_share_bp, run_days, terms_hash, created_at)
      values ($1, 1, 'Bench', '/covers/bench.svg', 'video', true, 'c', 'r', 't', 'd', 100, 100000000, 1000, 500, 8000, 1,
        sha256('bench'), now())`,
    [productId],
  );
  // Only what is filled: a table that is analysed while empty is read row by row by the plans kept until it is analysed
  // again, which the product itself never causes.
  await client.query('analyze account_holder, session, product, product_version, ledger.wallet');
  await client.end();
  return { tokens, productId: String(productId) };
};

/** Starts the database; everything that was started ends with `stop`. */
export const openFixture = async () => {
  const dataDir = await makeDataFolder('fairlead-bench-');
  const { module: db } = await runnerImport(join(root, 'packages/db/src/index.ts'));
  const postgres = await db.startEmbeddedPostgres({ dataDir, log: quiet });
  const servers = [];
  const createDatabase = async (name) => {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    await client.query(`create database ${name}`);
    await client.end();
    const url = new URL(postgres.url);
    url.pathname = `/${name}`;
    return url.href;
  };
  return {
    createDatabase,
    seed,
    /** Where the database keeps its files. */
    data: clusterOf(dataDir),
    /** @param {Record<string, string>} [environment] settings that differ */
    async startServer(databaseUrl, environment) {
      const server = await startServer(databaseUrl, environment);
      servers.push(server);
      return server;
    },
    async stop() {
      for (const server of servers) await server.stop();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
