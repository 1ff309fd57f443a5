import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateDatabase, openDatabase, prepareDatabase } from './index';
import { type DebianPostgres, isDebianPostgresInstalled, startDebianPostgres } from './testing';
import { createEmptyDatabase, describeSchema } from './testing/empty-database';
import { expectPlainOwnerWorks } from './testing/plain-owner';
import { expectNoWayUp } from './testing/way-up';

const MIGRATIONS = join(import.meta.dirname, '../migrations');

/** Where it is not installed, one line says so: nothing can be said about it then. */
const orTell = () =>
  it('is not installed here (package postgresql-15): nothing was tried', () =>
    expect(isDebianPostgresInstalled).toBe(false));

const tries = () => {
  let postgres: DebianPostgres;
  beforeAll(async () => {
    postgres = await startDebianPostgres();
  });
  afterAll(() => postgres.stop());

  // First: it must be a PostgreSQL that has never seen the program.
  it('is prepared by an owner that is no superuser', async () => {
    await expect(expectPlainOwnerWorks(postgres.url)).resolves.toBeUndefined();
  });

  it('takes every migration and ends in the schema of the newest', async () => {
    const [old, latest] = [await createEmptyDatabase(postgres.url), await createEmptyDatabase()];
    await migrateDatabase(old.url, MIGRATIONS);
    await migrateDatabase(latest.url, MIGRATIONS);
    // The owner has another name there, and an older one writes fewer rights.
    const { rights: _rights, functions: _functions, ...schema } = await describeSchema(old.url);
    const { rights: _others, functions: _more, ...expected } = await describeSchema(latest.url);
    expect(schema).toEqual(expected);
    await old.drop();
    await latest.drop();
  });

  it('keeps the program from the rights of a superuser who prepared it', async () => {
    const empty = await createEmptyDatabase(postgres.url);
    const database = openDatabase({ url: await prepareDatabase({ url: empty.url }, MIGRATIONS), max: 2 });
    await expectNoWayUp(database);
    await database.close();
    await empty.drop();
  });
};

describe('PostgreSQL 15', isDebianPostgresInstalled ? tries : orTell);
