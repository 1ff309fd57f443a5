import { readdirSync } from 'node:fs';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as schema from './schema';
import { createTestDatabase, type TestDatabase } from './testing';

/** The schema in code against the database that the migrations made. */
const isTable = (value: unknown): value is PgTable => value instanceof PgTable;
const tables = (Object.values(schema) as unknown[]).filter(isTable).map((table) => getTableConfig(table));

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly required: boolean;
}

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const inOrder = <Row extends { table: string }>(rows: readonly Row[]): Row[] =>
  [...rows].sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));

describe('the schema in code', () => {
  it('has the tables and columns of the database, of the same types', async () => {
    const stored = await test.asOwner<Column>(
      `select n.nspname || '.' || c.relname as table, a.attname as column,
          format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as required
        from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
        where n.nspname in ('public', 'ledger') and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`,
    );
    const written = tables.flatMap(({ name, schema: folder = 'public', columns }) =>
      columns.map((column) => ({
        table: `${folder}.${name}`,
        column: column.name,
        type: column.getSQLType().replace('timestamp (3)', 'timestamp(3)'),
        required: column.notNull,
      })),
    );
    expect(inOrder(written)).toEqual(inOrder(stored));
  });

  it('has the indexes of the database', async () => {
    const stored = await test.asOwner<{ table: string; name: string }>(
      `select n.nspname || '.' || c.relname as table, i.relname as name
         from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
           join pg_namespace n on n.oid = c.relnamespace
         where n.nspname in ('public', 'ledger') and not exists (select from pg_constraint k where k.conindid = i.oid)`,
    );
    const written = tables.flatMap(({ name, schema: folder = 'public', indexes }) =>
      indexes.map((index) => ({ table: `${folder}.${name}`, name: index.config.name })),
    );
    expect(inOrder(written as typeof stored)).toEqual(inOrder(stored));
  });

  it('is kept in one snapshot: drizzle-kit needs no older one', () => {
    const kept = readdirSync(new URL('../migrations/meta', import.meta.url));
    expect(kept.filter((name) => name.endsWith('_snapshot.json'))).toHaveLength(1);
  });

  it('leads every table of a holder by the holder', () => {
    const led = tables.flatMap(({ name, primaryKeys }) =>
      primaryKeys.flatMap((key) =>
        key.columns.some((column) => column.name === 'holder_id') ? [[name, key.columns[0]?.name]] : [],
      ),
    );
    expect(led.length).toBeGreaterThan(5);
    expect(led.filter(([, first]) => first !== 'holder_id')).toEqual([]);
  });
});
