import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepLimits, missingLimits, openDatabase, parseInt8, programUrl } from './index';
import { createTestDatabase, type TestDatabase } from './testing';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

describe('a 64-bit integer', () => {
  it.each(['0', '-1', '9007199254740991', '-9007199254740991'])('%s is exact', (text) => {
    expect(String(parseInt8(text))).toBe(text);
  });

  it.each([
    '9007199254740992',
    '9007199254740993',
    '-9007199254740993',
    '9223372036854775807',
    '-9223372036854775808',
  ])('%s is refused, not rounded', (text) => {
    expect(() => parseInt8(text)).toThrow(RangeError);
  });

  it('comes from the database as it was written, or not at all', async () => {
    await fc.assert(
      fc.asyncProperty(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }), async (value) => {
        const read = test.database.query<{ value: number }>('select $1::bigint as value', [String(value)]);
        const isExact = value <= 2n ** 53n - 1n && value >= -(2n ** 53n) + 1n;
        if (isExact) expect(BigInt((await read)[0]?.value ?? 0)).toBe(value);
        else await expect(read).rejects.toThrow(RangeError);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['as text', undefined],
    ['from a prepared statement', 'int8'],
  ])('beyond 2^53 is refused %s, and the connection goes on', async (_how, name) => {
    const text = 'select 9007199254740993::bigint as value';
    await expect(test.database.query(text, [], name)).rejects.toThrow('beyond 2^53');
    expect(await test.database.query('select 1::bigint as value')).toEqual([{ value: 1 }]);
  });
});

/** What an operator may set for a whole database, or a managed one comes with. */
const OF_SOMEBODY_ELSE = {
  search_path: "'pg_temp'",
  datestyle: "'German'",
  timezone: "'Asia/Kathmandu'",
  intervalstyle: "'iso_8601'",
  bytea_output: "'escape'",
  extra_float_digits: '-10',
  standard_conforming_strings: 'off',
  default_transaction_isolation: "'serializable'",
};

describe('values of a database that somebody set to write them otherwise', () => {
  const READ = `select timestamptz '2026-03-02T10:00:00.123Z' as time, date '2026-03-02'::text as day, '\\x5c0041'::bytea as bytes,
    0.1::float8 + 0.2::float8 as number, '\\' as text, date_trunc('day', timestamptz '2026-03-02T20:00:00Z') as midnight,
    current_setting('transaction_isolation') as isolation, (select count(*) from account_holder) as holders`;
  const DUE = {
    time: new Date('2026-03-02T10:00:00.123Z'),
    day: '2026-03-02',
    bytes: Buffer.from([0x5c, 0x00, 0x41]),
    number: 0.1 + 0.2,
    text: '\\',
    midnight: new Date('2026-03-02T00:00:00Z'),
    isolation: 'read committed',
    holders: 0,
  };

  it.each([
    ['session of its own', undefined],
    ['session that a pooler lends, once the login has them', 'directUrl'],
  ])('are read as they are, in a %s', async (_how, lent) => {
    const other = await createTestDatabase();
    const name = new URL(other.url).pathname.slice(1);
    for (const [setting, value] of Object.entries(OF_SOMEBODY_ELSE))
      await other.asOwner(`alter database ${name} set ${setting} = ${value}`);
    const url = await programUrl(other.url);
    const options = { url, max: 2, ...(lent === undefined ? {} : { directUrl: url }) };
    const first = openDatabase(options);
    const session = await first.connect();
    if (lent !== undefined) await keepLimits(session, {});
    session.release();
    await first.close();
    const database = openDatabase(options);
    expect(await database.query(READ)).toEqual([DUE]);
    expect(await database.transaction((tx) => tx.query(READ))).toEqual([DUE]);
    if (lent !== undefined)
      expect(await missingLimits((text, values) => database.query(text, values), {})).toEqual([]);
    await database.close();
    await other.drop();
  });

  it('are not worked with where its triggers are off: no chain would be made', async () => {
    const other = await createTestDatabase();
    const url = await programUrl(other.url);
    const name = new URL(other.url).pathname.slice(1);
    await other.asOwner(`alter database ${name} set session_replication_role = replica`);
    const database = openDatabase({ url, max: 1 });
    await expect(database.query('select 1')).rejects.toThrow('reset session_replication_role');
    await database.close();
    await other.drop();
  });
});
