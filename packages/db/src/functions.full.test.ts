import { appendFile, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import { migrateDatabase, prepareDatabase, requireSchema, SchemaMismatch } from './index';
import { createTestDatabase } from './testing';
import { createEmptyDatabase, describeSchema, type EmptyDatabase } from './testing/empty-database';
import { migrateBefore } from './testing/migrate-before';

const PACKAGE = fileURLToPath(new URL('..', import.meta.url));
const MIGRATIONS = join(PACKAGE, 'migrations');
const FUNCTIONS = join(PACKAGE, 'functions');
/** The first migration after which functions came from files. */
const FIRST_WITH_FILES = '0034_sql_functions';

let made: EmptyDatabase;
/** A database that the program has prepared. */
const startWithMigrated = () =>
  beforeEach(async () => {
    const { url, drop } = await createTestDatabase();
    made = { url, drop };
    return drop;
  });

const run = async <Row>(text: string, url = made.url): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows as Row[];
  } finally {
    await client.end();
  }
};

interface Defined {
  readonly name: string;
  readonly definition: string;
  readonly rights: string | null;
}

/** Those of an extension are its own. */
const DEFINITIONS = `select oid::regproc::text as name, pg_get_functiondef(oid) as definition, proacl::text as rights
  from pg_proc where pronamespace in ('public'::regnamespace, 'ledger'::regnamespace)
    and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e') order by 1`;

describe('functions in files', () => {
  beforeEach(async () => {
    made = await createEmptyDatabase();
    return () => made.drop();
  });

  it('are the same in a database that was there before and in an empty one', async () => {
    const upgraded = await createEmptyDatabase();
    await migrateBefore(upgraded.url, MIGRATIONS, FIRST_WITH_FILES);
    await migrateDatabase(upgraded.url, MIGRATIONS);
    await migrateDatabase(made.url, MIGRATIONS);
    expect(await run(DEFINITIONS, upgraded.url)).toEqual(await run(DEFINITIONS));
    expect(await describeSchema(upgraded.url)).toEqual(await describeSchema(made.url));
    await upgraded.drop();
  });

  it('are all that a database has, one to a file of its name', async () => {
    await migrateDatabase(made.url, MIGRATIONS);
    const files = (await readdir(FUNCTIONS, { recursive: true })).filter((path) => path.endsWith('.sql'));
    const names = (await run<Defined>(DEFINITIONS)).map(({ name }) => name.replace('ledger.', ''));
    expect(files.map((path) => path.replace(/^.*\/|\.sql$/g, '')).sort()).toEqual(names.sort());
    const [record] = await run<{ count: number }>('select count(*)::int from drizzle.installed_function');
    expect(record?.count).toBe(files.length);
  });

  it('are the same once a dump was restored, which writes each as the database says it', async () => {
    await migrateDatabase(made.url, MIGRATIONS);
    const hashes = () => run('select name, hash from drizzle.function_definition order by 1');
    const before = await hashes();
    await run(`do $do$ declare made record; begin
      for made in select tgname, tgrelid::regclass as held, pg_get_triggerdef(oid) as definition
          from pg_trigger where not tgisinternal loop
        execute format('drop trigger %I on %s', made.tgname, made.held);
        execute made.definition;
      end loop;
      for made in ${DEFINITIONS} loop
        execute made.definition;
      end loop;
    end $do$`);
    expect(await hashes()).toEqual(before);
  });
});

/** A copy of what the database is made of, to change. */
const copyFiles = async () => {
  const home = await mkdtemp(join(tmpdir(), 'fairlead-functions-'));
  for (const folder of ['migrations', 'functions']) {
    await cp(join(PACKAGE, folder), join(home, folder), { recursive: true });
  }
  return {
    migrations: join(home, 'migrations'),
    path: (name: string) => join(home, 'functions', `${name}.sql`),
    remove: () => rm(home, { recursive: true, force: true }),
  };
};

const sourceOf = async (name: string): Promise<string | undefined> =>
  (await run<{ prosrc: string }>(`select prosrc from pg_proc where oid = to_regproc('${name}')`))[0]?.prosrc;

describe('a file', () => {
  let files: Awaited<ReturnType<typeof copyFiles>>;
  startWithMigrated();
  beforeEach(async () => {
    files = await copyFiles();
    return files.remove;
  });
  const change = async (name: string, from: string, to: string): Promise<void> => {
    const text = await readFile(files.path(name), 'utf8');
    expect(text).toContain(from);
    await writeFile(files.path(name), text.replace(from, to));
  };

  it('that says something else is installed at the next start, alone, and keeps its rights', async () => {
    const rights = () =>
      run("select oid, proacl from pg_proc where pronamespace = 'ledger'::regnamespace order by 1");
    const before = await rights();
    await change('ledger/genesis', 'fairlead-chain-1:', 'fairlead-chain-2:');
    expect(await migrateDatabase(made.url, files.migrations)).toEqual({ applied: 0 });
    expect(await sourceOf('ledger.genesis')).toContain('fairlead-chain-2:');
    expect(await rights()).toEqual(before);
    await expect(requireSchema(made.url, MIGRATIONS)).rejects.toThrow('start the program once');
    await expect(requireSchema(made.url, files.migrations)).resolves.toBeUndefined();
  });

  it('goes back with the program', async () => {
    await change('ledger/genesis', 'fairlead-chain-1:', 'fairlead-chain-2:');
    await migrateDatabase(made.url, files.migrations);
    await migrateDatabase(made.url, MIGRATIONS);
    expect(await sourceOf('ledger.genesis')).toContain('fairlead-chain-1:');
  });

  it('makes what a migration dropped, by another signature', async () => {
    await addMigration(files.migrations, 'drop function ledger.genesis(bigint);');
    await change('ledger/genesis', '(p_holder bigint)', '(p_holder bigint, p_more int default 0)');
    expect(await migrateDatabase(made.url, files.migrations)).toEqual({ applied: 1 });
    expect(await sourceOf('ledger.genesis')).toContain('fairlead-chain-1:');
    await expect(requireSchema(made.url, files.migrations)).resolves.toBeUndefined();
  });

  it('that is taken away leaves the record with its function', async () => {
    await addMigration(files.migrations, 'drop function make_network_totals();');
    await rm(files.path('plans/make_network_totals'));
    await migrateDatabase(made.url, files.migrations);
    await expect(requireSchema(made.url, files.migrations)).resolves.toBeUndefined();
  });

  it('that fails leaves the database as the program before had it, migrations included', async () => {
    const before = await describeSchema(made.url);
    await addMigration(files.migrations, 'create table later (id int);');
    await appendFile(files.path('ledger/genesis'), '\nselect 1 / 0;\n');
    await expect(migrateDatabase(made.url, files.migrations)).rejects.toThrow('division by zero');
    expect(await describeSchema(made.url)).toEqual(before);
    await expect(requireSchema(made.url, MIGRATIONS)).resolves.toBeUndefined();
  });

  it('that names a function which is not there is refused', async () => {
    await change('ledger/differences', 'select balance_differences()', 'select other_differences()');
    await expect(migrateDatabase(made.url, files.migrations)).rejects.toThrow(
      'other_differences() does not exist',
    );
  });

  it('makes one function', async () => {
    await appendFile(files.path('ledger/genesis'), '\ncreate or replace function another() returns int');
    await expect(migrateDatabase(made.url, files.migrations)).rejects.toThrow('exactly one function');
  });
});

const addMigration = async (folder: string, text: string): Promise<void> => {
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8')) as {
    entries: { idx: number; when: number; tag: string }[];
  };
  const last = journal.entries.at(-1);
  if (last === undefined) throw new Error('the journal is empty');
  const idx = last.idx + 1;
  const tag = `${String(idx).padStart(4, '0')}_later`;
  await writeFile(
    path,
    JSON.stringify({ ...journal, entries: [...journal.entries, { ...last, idx, tag, when: last.when + 1 }] }),
  );
  await writeFile(join(folder, `${tag}.sql`), text);
};

describe('the past stays: a start refuses a database', () => {
  startWithMigrated();

  it.each([
    [
      'another body',
      "create or replace function ledger.is_legal(p_route text) returns boolean language sql immutable as 'select true'",
    ],
    ['the rights of its caller', 'alter function ledger.post security invoker'],
    ['other rights', 'grant execute on function ledger.change_programme to fairlead_app'],
    ['a namesake', "create function ledger.is_legal(int) returns boolean language sql as 'select true'"],
    ['a disabled trigger', 'alter table ledger.move disable trigger move_append_only'],
    ['no trigger', 'drop trigger move_append_only on ledger.move'],
    ['no function', 'drop function ledger.set_writes_stopped'],
  ])('in which a function has %s', async (_what, text) => {
    await run(text);
    for (const start of [migrateDatabase, requireSchema]) {
      const refusal = await start(made.url, MIGRATIONS).catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(SchemaMismatch);
      expect((refusal as SchemaMismatch).message).toContain('somebody changed functions');
    }
  });

  it('until the record is deleted: then the program puts its own in place', async () => {
    const before = await run(DEFINITIONS);
    await run('alter function ledger.post security invoker; drop function ledger.set_writes_stopped');
    await run('delete from drizzle.installed_function');
    await migrateDatabase(made.url, MIGRATIONS);
    expect(await run(DEFINITIONS)).toEqual(before);
    await expect(requireSchema(made.url, MIGRATIONS)).resolves.toBeUndefined();
  });

  it("and sees it by the program's own login, whatever search path that has", async () => {
    const url = await prepareDatabase({ url: made.url }, MIGRATIONS);
    const login = new URL(url).searchParams.get('user');
    const name = new URL(url).pathname.slice(1);
    await run(`alter role ${login} in database ${name} set search_path = ledger`);
    expect(await prepareDatabase({ url }, MIGRATIONS)).toBe(url);
    await run('alter function ledger.post security invoker');
    await expect(prepareDatabase({ url }, MIGRATIONS)).rejects.toThrow('ledger.post');
  });
});
