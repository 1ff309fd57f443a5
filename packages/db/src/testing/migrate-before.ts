import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateDatabase } from '../migrate';

/** Makes the schema of before the migration `tag`; that and the rest are left for later. */
export const migrateBefore = async (url: string, migrations: string, tag: string): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'fairlead-before-'));
  await cp(migrations, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: { tag: string }[] };
  const before = journal.entries.findIndex((entry) => entry.tag === tag);
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, before) }));
  await migrateDatabase(url, folder);
  await rm(folder, { recursive: true, force: true });
};
