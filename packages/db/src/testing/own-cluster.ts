import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../database';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded';
import { prepareDatabase } from '../prepare';
import { useCluster } from './cluster';

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));

export interface Cluster {
  readonly postgres: EmbeddedPostgres;
  stop(): Promise<void>;
}

const nothing = () => undefined;

/**
 * A PostgreSQL of this test file alone, started and supervised as the product's own is; the test may kill it, and nobody
 * else has a transaction open on it. Databases of the file are made here from then on.
 */
export const ownCluster = async (): Promise<Cluster> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairlead-killed-'));
  chmodSync(dataDir, 0o755);
  const log = { debug: nothing, info: nothing, warn: nothing, error: nothing };
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  const owner = openDatabase({ url: postgres.url, max: 1, as: 'owner' });
  await owner.query('create database fairlead_template');
  await owner.close();
  const template = new URL(postgres.url);
  template.pathname = '/fairlead_template';
  await prepareDatabase({ url: template.href }, MIGRATIONS);
  const leave = useCluster(postgres.url);
  return {
    postgres,
    stop: async () => {
      leave();
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
