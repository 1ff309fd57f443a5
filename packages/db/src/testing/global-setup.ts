import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { isFullRun } from '../../../../tools/lib/full.mjs';
import { startEmbeddedPostgres } from '../embedded';
import { prepareDatabase } from '../prepare';

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Files of a wide run that play with many connections may stand beside each other. */
const ROOMY = { max_connections: '250' };

/** Two hundred databases are copied and thrown away, and nobody reads one after a power cut. The wide run syncs all. */
const HASTY = {
  ...{ fsync: 'off', full_page_writes: 'off', wal_compression: 'off' },
  ...{ shared_buffers: '256MB', max_wal_size: '4GB', checkpoint_timeout: '1h' },
};

/** Quiet unless something is wrong. */
const log = { debug: () => undefined, info: () => undefined, warn: console.warn, error: console.error };

/**
 * One PostgreSQL for the whole run, with a migrated template that each test file's database is copied from.
 * Its address reaches the tests by `FAIRLEAD_TEST_POSTGRES`.
 */
export const setup = async (): Promise<() => Promise<void>> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'fairlead-test-'));
  // Open to root's `nobody`: else the database would go outside, where nobody clears it away.
  await chmod(dataDir, 0o755);
  const settings = { ...ROOMY, ...(isFullRun ? {} : HASTY) };
  const postgres = await startEmbeddedPostgres({ dataDir, log, settings });
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query('create database fairlead_template');
  await client.end();
  const template = new URL(postgres.url);
  template.pathname = '/fairlead_template';
  await prepareDatabase({ url: template.href }, MIGRATIONS);
  process.env.FAIRLEAD_TEST_POSTGRES = postgres.url;
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
};
