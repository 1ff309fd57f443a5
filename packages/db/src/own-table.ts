import { and, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Reader } from './reader';

type ColumnOf<Table extends PgTable> = keyof Table['_']['columns'] & string;

/** A table with rows about people, of which each may take along their own. */
export interface OwnTable {
  /** As the database calls it, such as `ledger.hold`. */
  readonly name: string;
  /** What of a row is given out, as the database calls it. */
  readonly columns: readonly string[];
  read(reader: Reader, holderId: number): Promise<readonly Readonly<Record<string, unknown>>[]>;
}

/** A stored file, of so many bytes. */
interface OwnFile {
  readonly id: number;
  readonly bytes: number;
}

/** A table that keeps files that people sent. */
export interface OwnFiles {
  readonly name: string;
  /** Newest first. */
  list(reader: Reader, holderId: number): Promise<readonly OwnFile[]>;
  read(reader: Reader, holderId: number, id: number): Promise<Buffer | undefined>;
}

const nameOf = (table: PgTable): string => {
  const { schema, name } = getTableConfig(table);
  return schema === undefined ? name : `${schema}.${name}`;
};

const columnOf = (table: PgTable, name: string): PgColumn => {
  const column = (getTableColumns(table) as Record<string, PgColumn>)[name];
  if (column === undefined) throw new Error(`${nameOf(table)} has no ${name}`);
  return column;
};

/**
 * Says which rows of a table are a person's own, and what of them is not given out: secrets, what names other people, and
 * bytes, which are hashes or files.
 * @param of the column that says whose a row is
 */
export const ownTable = <Table extends PgTable>(
  table: Table,
  without: readonly ColumnOf<Table>[] = [],
  of: ColumnOf<Table> = 'holderId' as ColumnOf<Table>,
): OwnTable => {
  const left: ReadonlySet<string> = new Set(without);
  const given = Object.entries(getTableColumns(table) as Record<string, PgColumn>)
    .filter(([name]) => !left.has(name))
    .map(([, column]) => column);
  const order = given.find(({ name }) => name === 'id') ?? columnOf(table, of);
  return {
    name: nameOf(table),
    columns: given.map(({ name }) => name),
    read: (reader, holderId) =>
      reader.orm
        .select(Object.fromEntries(given.map((column) => [column.name, column])))
        .from(table as PgTable)
        .where(eq(columnOf(table, of), holderId))
        .orderBy(asc(order)),
  };
};

/** Says where a table keeps the files that people sent; each row has an `id`, a `holderId` and its `content`. */
export const ownFiles = (table: PgTable): OwnFiles => {
  const [id, holder, content] = ['id', 'holderId', 'content'].map((name) => columnOf(table, name));
  if (id === undefined || holder === undefined || content === undefined)
    throw new Error('not a table of files');
  return {
    name: nameOf(table),
    list: (reader, holderId) =>
      reader.orm
        .select({
          id: sql<number>`${id}`.mapWith(Number),
          bytes: sql<number>`octet_length(${content})`.mapWith(Number),
        })
        .from(table)
        .where(eq(holder, holderId))
        .orderBy(desc(id)),
    read: async (reader, holderId, fileId) => {
      const own = and(eq(holder, holderId), eq(id, fileId));
      const [row] = await reader.orm
        .select({ content: sql<Buffer>`${content}` })
        .from(table)
        .where(own);
      return row?.content;
    },
  };
};
