import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startEmbeddedPostgres } from './embedded';
import { expectPlainOwnerWorks } from './testing/plain-owner';

const nothing = () => undefined;
const log = { debug: nothing, info: nothing, warn: nothing, error: nothing };

it('an owner that is no superuser prepares PostgreSQL 18 and never lends the program its rights', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'fairlead-hosted-'));
  await chmod(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  try {
    await expect(expectPlainOwnerWorks(postgres.url)).resolves.toBeUndefined();
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
