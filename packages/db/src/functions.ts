import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { SchemaMismatch } from './schema-mismatch';

/** One function of the database with its rights and triggers, as its file says. */
interface FunctionFile {
  readonly name: string;
  readonly text: string;
  readonly hash: string;
}

interface Installed {
  readonly name: string;
  readonly file_hash: string;
  readonly is_as_installed: boolean;
}

const HEAD = /^create or replace function ([\w.]+)\(/gm;

const readFile = (path: string): FunctionFile => {
  const text = readFileSync(path, 'utf8');
  const names = [...text.matchAll(HEAD)].map(([, name]) => name);
  const [name] = names;
  if (name === undefined || names.length > 1) throw new Error(`${path} does not make exactly one function`);
  return { name, text, hash: createHash('sha256').update(text).digest('hex') };
};

/** @param folder with a folder for each matter, and in it a file for each function */
const readFunctions = (folder: string): FunctionFile[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.sql'))
    .sort()
    .map((path) => readFile(join(folder, path)));

/** Runs `work` where every name in a definition is written out, however the role's own search path is set. */
const withFullNames = async <Result>(client: pg.ClientBase, work: () => Promise<Result>): Promise<Result> => {
  await client.query("set local search_path = ''");
  const result = await work();
  await client.query('set local search_path = public');
  return result;
};

const readInstalled = (client: pg.ClientBase): Promise<Installed[]> =>
  withFullNames(client, async () => {
    const { rows } = await client.query<Installed>(
      `select i.name, i.file_hash, i.definition_hash is not distinct from d.hash as is_as_installed
         from drizzle.installed_function i left join drizzle.function_definition d on d.name = i.name`,
    );
    return rows;
  });

const isOf = (file: FunctionFile, { name, file_hash, is_as_installed }: Installed): boolean =>
  name === file.name && file_hash === file.hash && is_as_installed;

/**
 * Refuses a database in which somebody changed a function that was installed, its rights or its triggers; inside the
 * caller's transaction.
 */
export const refuseChangedFunctions = async (client: pg.ClientBase): Promise<void> => {
  const record = await client.query("select from pg_tables where schemaname = 'drizzle' and tablename = $1", [
    'installed_function',
  ]);
  if (record.rowCount === 0) return;
  const changed = (await readInstalled(client)).filter((one) => !one.is_as_installed);
  if (changed.length === 0) return;
  const names = changed.map(({ name }) => name).join(', ');
  throw new SchemaMismatch(
    `somebody changed functions of this database, their rights or their triggers: ${names} (docs/runbook.md)`,
  );
};

/**
 * Installs each function whose file is another than the installed one, and each that a migration took away or touched;
 * inside the caller's transaction.
 */
export const installFunctions = async (client: pg.ClientBase, folder: string): Promise<void> => {
  const files = readFunctions(folder);
  const installed = await readInstalled(client);
  const missing = files.filter((file) => !installed.some((one) => isOf(file, one)));
  // Functions name each other: only when all are there can each be checked.
  for (const bodies of ['off', 'on']) {
    await client.query(`set local check_function_bodies = ${bodies}`);
    for (const { text } of missing) await client.query(text);
  }
  await client.query('delete from drizzle.installed_function where name = any ($1) or name <> all ($2)', [
    missing.map(({ name }) => name),
    files.map(({ name }) => name),
  ]);
  await withFullNames(client, async () => {
    for (const { name, hash } of missing) {
      await client.query(
        `insert into drizzle.installed_function (name, file_hash, definition_hash)
           select name, $2, hash from drizzle.function_definition where name = $1`,
        [name, hash],
      );
    }
  });
};

/** Whether a database has this build's functions; inside the caller's transaction. One that somebody changed is refused. */
export const areInstalled = async (client: pg.ClientBase, folder: string): Promise<boolean> => {
  await refuseChangedFunctions(client);
  const files = readFunctions(folder);
  const installed = await readInstalled(client);
  return files.length === installed.length && files.every((file) => installed.some((one) => isOf(file, one)));
};

/** Refuses a database whose functions are not this build's, and changes nothing; inside the caller's transaction. */
export const requireFunctions = async (client: pg.ClientBase, folder: string): Promise<void> => {
  if (!(await areInstalled(client, folder))) {
    throw new SchemaMismatch(
      'the functions of this database are not those of this program: start the program once',
    );
  }
};
