import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedPostgres, openDatabase, prepareDatabase, startEmbeddedPostgres } from '@fairlead/db';
import { useCluster } from '@fairlead/db/testing';
import { migrationsFolder } from '../../src/app/start/migrations';

export interface Cluster {
  readonly postgres: EmbeddedPostgres;
  stop(): Promise<void>;
}

const nothing = () => undefined;

/** A PostgreSQL of this test file alone, started and supervised as the product's own is; the test may kill it. */
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
  await prepareDatabase({ url: template.href }, migrationsFolder());
  // Contexts of this file are made here, not on the PostgreSQL that the whole run shares.
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
