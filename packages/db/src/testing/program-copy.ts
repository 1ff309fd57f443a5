import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGE = fileURLToPath(new URL('../..', import.meta.url));

interface Entry {
  readonly idx: number;
  readonly tag: string;
  readonly when: number;
}

/** Of a program before or after this one: this one's migrations and functions, to be changed. */
export interface ProgramCopy {
  /** Of its migrations; beside it lies that of the functions. */
  readonly folder: string;
  changeJournal(change: (entries: Entry[]) => void): Promise<void>;
  /** Adds a migration, `-- serves:` and all. */
  add(tag: string, sql: string): Promise<void>;
  remove(): Promise<void>;
}

export const copyProgram = async (): Promise<ProgramCopy> => {
  const home = await mkdtemp(join(tmpdir(), 'fairlead-migrations-'));
  for (const part of ['migrations', 'functions']) {
    await cp(join(PACKAGE, part), join(home, part), { recursive: true });
  }
  const folder = join(home, 'migrations');
  const path = join(folder, 'meta/_journal.json');
  const changeJournal: ProgramCopy['changeJournal'] = async (change) => {
    const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: Entry[] };
    change(journal.entries);
    await writeFile(path, JSON.stringify(journal));
  };
  return {
    folder,
    changeJournal,
    add: async (tag, sql) => {
      await writeFile(join(folder, `${tag}.sql`), sql);
      await changeJournal((entries) => {
        const last = entries.at(-1);
        if (last === undefined) throw new Error('the journal is empty');
        entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag });
      });
    },
    remove: () => rm(home, { recursive: true, force: true }),
  };
};
