import { and, type SQL, sql } from '@fairlead/db';
import { type Refusal, refuse } from './answer';
import { ownRows } from './own-rows';
import { cutPage, DEFAULT_LIMIT } from './page';

/** What a list may be sorted by. The row's own number tells equal values apart, so that no page loses or repeats one. */
export interface SortKey<Row> {
  /** The value as SQL, never null, so that an index on it and the number serves the page. */
  readonly by: string;
  readonly type: 'bigint' | 'text' | 'timestamptz';
  /** The same value of a row that was read. */
  readonly of: (row: Row) => string | number | Date;
}

/** How a list is sorted when nobody asks for another order. */
export interface DefaultOrder<Row> extends SortKey<Row> {
  readonly descending?: boolean;
}

interface Place {
  readonly value: string;
  readonly id: number;
}

/** Where a page of a sorted list begins, in which order, and how long it is. */
export interface SortedStart<Row> {
  /** The order as the caller named it; empty for the default. A cursor is good for its own order alone. */
  readonly name: string;
  readonly key: SortKey<Row>;
  readonly descending: boolean;
  /** The row before the page; null for the first page. */
  readonly after: Place | null;
  readonly limit: number;
}

const GOOD: Readonly<Record<SortKey<never>['type'], (value: string) => boolean>> = {
  bigint: (value) => /^-?\d{1,16}$/.test(value),
  text: (value) => value.length <= 128 && !value.includes('\0'),
  timestamptz: (value) => /^[\d:.TZ+-]{20,32}$/.test(value) && !Number.isNaN(Date.parse(value)),
};

const writeCursor = (name: string, place: Place): string =>
  Buffer.from(JSON.stringify([name, place.value, place.id])).toString('base64url');

const readCursor = (cursor: string): readonly unknown[] => {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
};

const placeOf = (cursor: string, name: string, key: SortKey<never>): Place | null => {
  const [order, value, id] = readCursor(cursor);
  if (order !== name || typeof value !== 'string' || !GOOD[key.type](value)) return null;
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? { value, id } : null;
};

/**
 * Reads `cursor`, `limit` and `sort` of a list call; a cursor that we did not make for this order is refused.
 * @param keys what the call's `sort` may name
 * @param defaultOrder the order of a call that names none
 */
export const sortedStart = <Row, Name extends string>(
  request: {
    readonly cursor?: string | undefined;
    readonly limit?: number | undefined;
    readonly sort?: Name | `-${Name}` | undefined;
  },
  keys: Readonly<Record<Name, SortKey<Row>>>,
  defaultOrder: DefaultOrder<Row>,
): SortedStart<Row> | Refusal => {
  const { cursor, limit = DEFAULT_LIMIT, sort } = request;
  const descending = sort === undefined ? (defaultOrder.descending ?? false) : sort.startsWith('-');
  const key = sort === undefined ? defaultOrder : keys[sort.replace(/^-/, '') as Name];
  const name = sort ?? '';
  const after = cursor === undefined ? null : placeOf(cursor, name, key);
  if (cursor !== undefined && after === null) {
    return refuse('invalid_fields', { fields: { cursor: 'invalid_format' } });
  }
  return { name, key, descending, after, limit };
};

/** A page as two expressions: what comes after the row before it, and the order. */
const partsOf = <Row>({ after, key, descending }: SortedStart<Row>, id: string) => {
  // Sorted by the number itself, one column says it all.
  const columns = key.by === id ? [id] : [key.by, id];
  const values = after === null ? [] : [after.value, after.id].slice(-columns.length);
  return {
    left: `(${columns.join(', ')}) ${descending ? '<' : '>'}`,
    types: [key.type, 'bigint'].slice(-columns.length),
    values,
    order: columns.map((column) => `${column} ${descending ? 'desc' : 'asc'}`),
  };
};

/**
 * A page as parts of a written query: `where`, whose first parameter has the number `first`, `order` with the limit (one
 * row more than shown tells that there are more), and the values of the parameters.
 * @param id the row's number as SQL
 */
export const pageSql = <Row>(start: SortedStart<Row>, id: string, first: number) => {
  const { left, types, values, order } = partsOf(start, id);
  const places = types.map((type, place) => `$${first + place}::${type}`).join(', ');
  return {
    where: values.length === 0 ? 'true' : `${left} (${places})`,
    order: `order by ${order.join(', ')} limit ${start.limit + 1}`,
    values,
  };
};

/** The same for a query that is built: the condition of the page, absent for the first, and its order. */
export const pageParts = <Row>(
  start: SortedStart<Row>,
  id: string,
): { where: SQL | undefined; order: SQL[] } => {
  const { left, types, values, order } = partsOf(start, id);
  const places = values.map((value, place) => sql`${value}::${sql.raw(types[place] ?? '')}`);
  return {
    where: values.length === 0 ? undefined : sql`${sql.raw(left)} (${sql.join(places, sql`, `)})`,
    order: order.map((column) => sql.raw(column)),
  };
};

/** The same where a holder may be named: by their number one's rows are a stretch of an index. */
export const holderPageParts = <Row>(
  start: SortedStart<Row>,
  table: string,
  holderId: number | undefined,
): { where: SQL | undefined; order: SQL[] } => {
  const id = `${table}.id`;
  const page = pageParts(start, id);
  if (holderId === undefined) return page;
  const holder = sql.raw(`${table}.holder_id`);
  if (start.key.by !== id) return { ...page, where: and(sql`${holder} = ${holderId}`, page.where) };
  const last = start.after && Number(start.after.value);
  return ownRows([[holder, holderId]], sql.raw(id), last, start.descending);
};

const textOf = (value: string | number | Date): string =>
  value instanceof Date ? value.toISOString() : String(value);

/** Cuts a page out of `limit + 1` rows of a sorted list. */
export const sortedPageOf = <Row, Item>(
  { name, key, limit }: SortedStart<Row>,
  rows: readonly Row[],
  idOf: (row: Row) => number,
  present: (row: Row) => Item,
): { items: Item[]; next_cursor: string | null } =>
  cutPage(rows, limit, present, (last) => writeCursor(name, { value: textOf(key.of(last)), id: idOf(last) }));
