import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase, programUrl } from './index';
import { createTestDatabase, type Line, openLine, type TestDatabase } from './testing';

let test: TestDatabase;
let login: string;
let one: Line;
let other: Line;
let opened: Database[];
beforeAll(async () => {
  test = await createTestDatabase();
  login = await programUrl(test.url);
});
afterAll(() => test.drop());
beforeEach(async () => {
  [one, other] = [await openLine(login), await openLine(login)];
  opened = [];
});
afterEach(async () => {
  for (const database of opened) await database.close();
  await one.close();
  await other.close();
});

const placeOf = ({ url }: Line): string => new URL(url).host;

/** The same database at several places; the guard against silence (silence.full.test.ts) is kept out of it. */
const open = (...places: string[]): Database => {
  const address = login.replace(/@[^/]*/, `@${places.join(',')}`);
  const url = `${address}&target_session_attrs=read-write`;
  const database = openDatabase({ url, max: 2, limits: { connectMs: 2_000, silenceMs: 60_000 } });
  opened.push(database);
  return database;
};

const NOBODY = '127.0.0.1:1';

describe('of several hosts', () => {
  it('the first that can be had is used, and none after it', async () => {
    other.freeze();
    const database = open(NOBODY, placeOf(one), placeOf(other));
    expect(await database.query('select 1 as n')).toEqual([{ n: 1 }]);
    expect(await database.isWritable()).toBe(true);
  });

  it('one that does not answer is passed over', async () => {
    one.freeze();
    const database = open(placeOf(one), placeOf(other));
    expect(await database.query('select 1 as n')).toEqual([{ n: 1 }]);
  });

  it('one that was lost is left by the calls that come after it, and by the probe', async () => {
    const database = open(placeOf(one), placeOf(other));
    await database.query('select 1');
    expect(await database.isWritable()).toBe(true);
    await one.close();
    await database.query('select 1').catch(() => undefined);
    expect(await database.query('select 1 as n')).toEqual([{ n: 1 }]);
    await database.isWritable();
    expect(await database.isWritable()).toBe(true);
  });

  it('each is asked once, and the call refused where none can be had', async () => {
    const database = open(NOBODY, '127.0.0.1:2');
    await expect(database.query('select 1')).rejects.toThrow('ECONNREFUSED');
    expect(await database.isWritable()).toBe(false);
  });

  it('one that takes no writes is passed over', async () => {
    const name = new URL(test.url).pathname.slice(1);
    await test.asOwner(`alter database ${name} set default_transaction_read_only = on`);
    const database = open(placeOf(one), placeOf(other));
    await expect(database.query('select 1')).rejects.toThrow(
      'not what target_session_attrs=read-write asks for',
    );
    await test.asOwner(
      `begin read write; alter database ${name} reset default_transaction_read_only; commit`,
    );
    expect(await database.query('select 1 as n')).toEqual([{ n: 1 }]);
  });
});
