import { resolve } from 'node:path';
import { CopyFault, copyDatabase, openDatabase } from '@fairlead/db';
import { migrationsFolder } from '../start/migrations';
import { readBooks } from './books';
import { type Environment, withOwner, withTarget } from './connect';
import { CommandFault } from './faults';
import type { Report } from './result';

/** An address stays one; anything else is a data folder with the program's own database. */
const settingsOf = (source: string): Environment =>
  /^postgres(ql)?:\/\//.test(source) ? { DATABASE_URL: source } : { DATA_DIR: resolve(source) };

const copyAndCheck = async (from: string, to: string) => {
  const copied = await copyDatabase(from, to, migrationsFolder()).catch((error: unknown) => {
    throw error instanceof CopyFault ? new CommandFault(error.message) : error;
  });
  const database = openDatabase({ url: to, max: 2, as: 'owner' });
  try {
    return { ...copied, books: await readBooks(database) };
  } finally {
    await database.close();
  }
};

/**
 * Copies another database into the one that the settings name, and checks its books there.
 * @param source address of its owner, or a data folder
 */
export const copyFrom = async (source: string, environment: Environment): Promise<Report> => {
  const { tables, rows, books } = await withOwner(settingsOf(source), (from) =>
    withTarget(environment, (to) => copyAndCheck(from, to)),
  );
  return {
    text: [
      `Copied ${rows} rows of ${tables} tables; each table was compared. The source is unchanged.`,
      books.text,
      'Start the program on the copy with the same PIN_PEPPER and ROOT_SIGNING_KEY (docs/runbook.md#move-to-another-postgresql).',
    ].join('\n'),
    json: { tables, rows, books: books.json },
    code: books.code ?? 0,
  };
};
