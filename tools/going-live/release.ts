import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
/** The table that the migration of the release after this one makes. */
export const LATER_TABLE = 'made_by_a_later_release';

interface Journal {
  readonly entries: readonly { readonly idx: number; readonly when: number; readonly tag: string }[];
}

/** Makes what an operator is handed, in a folder. */
export const makeRelease = (folder: string): void => {
  execFileSync(process.execPath, [join(ROOT, 'tools/package.mjs'), '--out', folder], { stdio: 'pipe' });
};

/** One migration more, on which this release may serve. */
const addMigration = (journal: string): void => {
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as Journal;
  const last = entries.at(-1);
  if (last === undefined) throw new Error('the release has no migration');
  const added = { ...last, idx: last.idx + 1, when: last.when + 1, tag: `${last.idx + 2}_later` };
  const sql = `-- serves: ${last.tag}\ncreate table ${LATER_TABLE} (id bigint primary key);\n`;
  writeFileSync(join(dirname(journal), '..', `${added.tag}.sql`), sql);
  writeFileSync(journal, JSON.stringify({ ...rest, entries: [...entries, added] }));
};

/**
 * Makes of the Debian package in a folder the one of a later release: a higher version, and one migration more.
 * @returns its file, in a folder of its own
 */
export const makeLater = (folder: string): string => {
  const deb = readdirSync(folder).find((name) => name.endsWith('.deb')) ?? '';
  const [name, version, architecture] = deb.split('_');
  const later = join(folder, 'later');
  const tree = join(later, 'tree');
  mkdirSync(later);
  execFileSync('dpkg-deb', ['--raw-extract', join(folder, deb), tree]);
  const control = join(tree, 'DEBIAN/control');
  const text = readFileSync(control, 'utf8');
  writeFileSync(control, text.replace(`Version: ${version}`, `Version: ${version}+later`));
  addMigration(join(tree, 'usr/lib/fairlead/apps/server/dist/migrations/meta/_journal.json'));
  const file = join(later, `${name}_${version}+later_${architecture}`);
  execFileSync('dpkg-deb', ['--root-owner-group', '-Znone', '--build', tree, file]);
  rmSync(tree, { recursive: true });
  return file;
};
