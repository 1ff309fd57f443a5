import type { DefaultOrder, SortedStart, SortKey } from './sorted';

/**
 * A list that begins with what waits, whose turn is first first, and goes on with the rest the other way round, so that
 * the newest of it is the next. Each part is a walk along one index, however many rows the other has.
 */
export interface WaitingFirst<Row> {
  readonly isWaiting: (row: Row) => boolean;
  /** What both parts are ordered by: a number or a time, above zero. */
  readonly key: SortKey<Row>;
  /** What the rest is ordered by, where that is something else. */
  readonly restKey?: SortKey<Row>;
}

/** Reads one part of a list. */
type ReadPart<Row> = (part: SortedStart<Row>, isWaiting: boolean) => Promise<Row[]>;

/** SQL of what a part holds; null asks for both. */
export const inPart = (waits: string, isWaiting: boolean | null): string => {
  if (isWaiting === null) return 'true';
  return isWaiting ? `(${waits})` : `not (${waits})`;
};

/** The last millisecond of the year 9999: what a cursor names beyond it ends no page of ours. */
const LAST_MS = 253_402_300_799_999;

const numberOf = (value: string | number | Date): number =>
  value instanceof Date ? value.getTime() : Number(value);

const writtenOf = ({ type }: SortKey<never>, number: number): string =>
  type === 'timestamptz' ? new Date(Math.min(number, LAST_MS)).toISOString() : String(number);

/** The order as one key, below zero in the rest. */
export const defaultOrderOf = <Row>({
  isWaiting,
  key,
  restKey = key,
}: WaitingFirst<Row>): DefaultOrder<Row> => ({
  by: key.by,
  type: 'bigint',
  of: (row) => (isWaiting(row) ? numberOf(key.of(row)) : -numberOf(restKey.of(row))),
});

/**
 * The rows of a page, one more than is shown where there are more; backwards where the list is.
 * @param start of a list whose order is `defaultOrderOf(order)`
 */
export const readInParts = async <Row>(
  start: SortedStart<Row>,
  { key: waitingKey, restKey = waitingKey }: WaitingFirst<Row>,
  read: ReadPart<Row>,
): Promise<Row[]> => {
  const { after, limit, descending } = start;
  const number = Number(after?.value ?? 0);
  const rows: Row[] = [];
  for (const isWaiting of [!descending, descending]) {
    const key = isWaiting ? waitingKey : restKey;
    const place = after && { value: writtenOf(key, Math.abs(number)), id: after.id };
    const beginsHere = after !== null && number > 0 === isWaiting;
    const isPast = after !== null && !beginsHere && isWaiting !== descending;
    if (isPast || rows.length > limit) continue;
    const part = { ...start, key, descending: isWaiting === descending, after: beginsHere ? place : null };
    rows.push(...(await read({ ...part, limit: limit - rows.length }, isWaiting)));
  }
  return rows;
};

/** The same for a list whose other orders know no parts: these are read as one (null). */
export const readWaitingFirst = <Row>(
  start: SortedStart<Row>,
  order: WaitingFirst<Row>,
  read: (part: SortedStart<Row>, isWaiting: boolean | null) => Promise<Row[]>,
): Promise<Row[]> => (start.name === '' ? readInParts(start, order, read) : read(start, null));
