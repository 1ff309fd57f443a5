import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { migrateDatabase } from './index';
import { createEmptyDatabase, describeSchema } from './testing/empty-database';
import { migrateBefore } from './testing/migrate-before';

const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url));

it('migrations taken one by one end in the same schema as all at once', async () => {
  const [slow, quick] = [await createEmptyDatabase(), await createEmptyDatabase()];
  const { entries } = JSON.parse(await readFile(join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  for (const { tag } of entries.slice(1)) await migrateBefore(slow.url, MIGRATIONS, tag);
  expect(await migrateDatabase(slow.url, MIGRATIONS)).toEqual({ applied: 1 });
  await migrateDatabase(quick.url, MIGRATIONS);
  expect(await describeSchema(slow.url)).toEqual(await describeSchema(quick.url));
  await Promise.all([slow.drop(), quick.drop()]);
});
