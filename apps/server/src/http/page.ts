import { type Refusal, refuse } from './answer';

/** Rows of a page where the caller names no number. */
export const DEFAULT_LIMIT = 20;

/** Where a page of a list begins and how long it is. */
export interface PageStart {
  /** Rows below this key; null for the first page. */
  readonly below: number | null;
  readonly limit: number;
}

/**
 * Reads `cursor` and `limit` of a list call (docs/domain/README.md#paging); a cursor that we did not make is
 * refused.
 */
export const pageStart = (request: {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}): PageStart | Refusal => {
  const { cursor, limit = DEFAULT_LIMIT } = request;
  if (cursor === undefined) return { below: null, limit };
  const below = Number(Buffer.from(cursor, 'base64url').toString('latin1'));
  if (!Number.isSafeInteger(below) || below < 1) {
    return refuse('invalid_fields', { fields: { cursor: 'invalid_format' } });
  }
  return { below, limit };
};

export const isRefusal = (value: object): value is Refusal => 'ok' in value && value.ok === false;

/** Cuts a page out of `limit + 1` rows: the one beyond it tells that there are more. */
export const cutPage = <Row, Item>(
  rows: readonly Row[],
  limit: number,
  present: (row: Row) => Item,
  cursorOf: (last: Row) => string,
): { items: Item[]; next_cursor: string | null } => {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(present),
    next_cursor: rows.length > limit && last !== undefined ? cursorOf(last) : null,
  };
};

/**
 * Cuts a page out of `limit + 1` rows, newest first.
 * @param keyOf the row's key in the list's order
 */
export const pageOf = <Row, Item>(
  rows: readonly Row[],
  limit: number,
  keyOf: (row: Row) => number,
  present: (row: Row) => Item,
): { items: Item[]; next_cursor: string | null } =>
  cutPage(rows, limit, present, (last) => Buffer.from(String(keyOf(last)), 'latin1').toString('base64url'));
