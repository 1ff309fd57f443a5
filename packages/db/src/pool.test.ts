import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseInt8 } from './index';
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
