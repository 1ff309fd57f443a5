import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { migrateDatabase, requireSchema } from './index';
import { servedBy } from './schema-floor';
import { createTestDatabase, type TestDatabase } from './testing';
import { describeSchema } from './testing/empty-database';
import { copyProgram, type ProgramCopy } from './testing/program-copy';

const PACKAGE = fileURLToPath(new URL('..', import.meta.url));
const MIGRATIONS = join(PACKAGE, 'migrations');
/** From this one on each says who may serve. */
const FIRST = '0060_schema_floor';

/** This program as it was: what another folder has more is of the program after. */
const migrationsNow = servedBy(MIGRATIONS);
const NEWEST = migrationsNow.at(-1)?.tag ?? '';

let made: TestDatabase;
let later: ProgramCopy;
let next: string;
beforeEach(async () => {
  made = await createTestDatabase();
  later = await copyProgram();
  next = later.folder;
  return async () => {
    await made.drop();
    await later.remove();
  };
});

/** Adds migrations to the program after, each with what it says of who may serve. */
const add = async (...oldest: readonly (string | undefined)[]): Promise<void> => {
  for (const [number, serves] of oldest.entries()) {
    const line = serves === undefined ? '' : `-- serves: ${serves}\n`;
    await later.add(`999${number}_later`, `${line}create table later_${number} (id int)`);
  }
};

describe('a program before the newest migration', () => {
  it('serves where that says so, says it, and changes nothing: functions are those of the newer one', async () => {
    await add(NEWEST);
    await appendFile(join(next, '../functions/ledger/post.sql'), '\n-- newer\n');
    await migrateDatabase(made.url, next);
    const before = await describeSchema(made.url);
    const [installed] = await made.asOwner('select * from drizzle.installed_function where name = $1', [
      'ledger.post',
    ]);
    const onAhead = vi.fn();
    expect(await migrateDatabase(made.url, MIGRATIONS, { onAhead })).toEqual({ applied: 0 });
    await requireSchema(made.url, MIGRATIONS, { onAhead });
    expect(onAhead.mock.calls).toEqual([[1], [1]]);
    expect(await describeSchema(made.url)).toEqual(before);
    expect(
      await made.asOwner('select * from drizzle.installed_function where name = $1', ['ledger.post']),
    ).toEqual([installed]);
    // And the newer one, when it comes back, finds what it left.
    const again = vi.fn();
    expect(await migrateDatabase(made.url, next, { onAhead: again })).toEqual({ applied: 0 });
    expect(again).not.toHaveBeenCalled();
  });

  it.each<[string, (string | undefined)[], string]>([
    ['says nothing', [undefined], '9990_later'],
    ['says that nobody older may', ['9990_later'], '9990_later'],
    ['needs the one before it', [NEWEST, '9990_later'], '9990_later'],
    ['allows more than an earlier one', ['9990_later', NEWEST], '9990_later'],
  ])('is refused in words where it %s', async (_what, oldest, needed) => {
    await add(...oldest);
    await migrateDatabase(made.url, next);
    for (const start of [migrateDatabase, requireSchema]) {
      await expect(start(made.url, MIGRATIONS)).rejects.toThrow(
        `this database is ahead of this program, and needs one that knows ${needed}: start the newer program`,
      );
    }
  });

  it('is refused where it has another past, however much ahead the database is', async () => {
    await add(NEWEST);
    await migrateDatabase(made.url, next);
    await made.asOwner("update drizzle.__drizzle_migrations set hash = 'other' where id = 3");
    await expect(migrateDatabase(made.url, MIGRATIONS)).rejects.toThrow(
      'migration 2 of this database is not',
    );
  });

  it('is refused where somebody changed a function, as any other', async () => {
    await add(NEWEST);
    await migrateDatabase(made.url, next);
    await made.asOwner('grant execute on function ledger.post to public');
    await expect(migrateDatabase(made.url, MIGRATIONS)).rejects.toThrow('ledger.post');
  });
});

describe('a migration', () => {
  it(`says from ${FIRST} on which is the oldest program that may serve on it`, () => {
    const from = migrationsNow.findIndex(({ tag }) => tag === FIRST);
    const silent = migrationsNow.slice(from).filter(({ oldest }) => oldest === undefined);
    expect(from).toBeGreaterThan(0);
    expect(silent.map(({ tag }) => tag)).toEqual([]);
  });

  it('may name none that is not before it', async () => {
    await add('0000_nowhere');
    await expect(migrateDatabase(made.url, next)).rejects.toThrow(
      '9990_later: no migration 0000_nowhere stands before it',
    );
  });
});
