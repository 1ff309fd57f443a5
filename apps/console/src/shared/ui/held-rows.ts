import { useState } from 'react';

/** A row of a list as somebody looks at it. */
export interface HeldRow<Row> {
  readonly row: Row;
  /** It is no longer in the list as the server has it; it stays where it was until they ask for the new list. */
  readonly isGone: boolean;
}

interface Held<Row> {
  readonly rows: readonly HeldRow<Row>[];
  /** How many rows the server has above the last one that is shown, and that are not shown. */
  readonly newRows: number;
}

const fresh = <Row>(rows: readonly Row[]): Held<Row> => ({
  rows: rows.map((row) => ({ row, isGone: false })),
  newRows: 0,
});

/**
 * What is shown once a list was read anew: every row stays in its place with what is known of it now, rows that left it
 * are marked, rows behind the last one follow. What would move the others is counted, not shown.
 * @param hasMore there are rows beyond those that were read: what is missing at the end was pushed out, not away
 */
export const hold = <Row>(
  before: readonly HeldRow<Row>[],
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  hasMore: boolean,
): Held<Row> => {
  const places = new Map(rows.map((row, place) => [keyOf(row), place]));
  const placeOf = ({ row }: HeldRow<Row>): number => places.get(keyOf(row)) ?? -1;
  const lastKept = before.findLastIndex((held) => placeOf(held) >= 0);
  // Nothing of it is left: there is nothing that could move.
  if (lastKept < 0) return fresh(rows);
  const lastPlace = Math.max(...before.map(placeOf));
  const known = new Set(before.map(({ row }) => keyOf(row)));
  const kept = before.map((held, index) => {
    const row = rows[placeOf(held)];
    if (row !== undefined) return { row, isGone: false };
    return { row: held.row, isGone: index < lastKept || !hasMore };
  });
  const following = rows.slice(lastPlace + 1).filter((row) => !known.has(keyOf(row)));
  const newRows = rows.slice(0, lastPlace).filter((row) => !known.has(keyOf(row))).length;
  return { rows: [...kept, ...fresh(following).rows], newRows };
};

interface Reading<Row> {
  readonly rows: readonly Row[];
  readonly hasMore: boolean;
  /** What the list is narrowed and sorted by: where that is another, its rows are shown as they come. */
  readonly of: string;
  /** How often this person has acted: what they did themselves they want to see. */
  readonly acts: number;
  /** Read since this person came, and not the rows of their last visit, which show while the list is read anew. */
  readonly isCurrent: boolean;
}

interface State<Row> extends Held<Row> {
  readonly reading: Reading<Row>;
}

/** The rows of a list that is read again and again, which do not move under the hand of whoever works in it. */
export const useHeldRows = <Row>(reading: Reading<Row>, keyOf: (row: Row) => string) => {
  const [state, setState] = useState<State<Row>>(() => ({ ...fresh(reading.rows), reading }));
  const { reading: before } = state;
  let now = state;
  // Nobody has worked in rows of their last visit: what the server has since then is not held back.
  const isCurrent = reading.isCurrent || (before.of === reading.of && before.isCurrent);
  if (before.rows !== reading.rows || before.of !== reading.of || before.isCurrent !== isCurrent) {
    const isOther = before.of !== reading.of || before.acts !== reading.acts || !before.isCurrent;
    const held = isOther ? fresh(reading.rows) : hold(state.rows, reading.rows, keyOf, reading.hasMore);
    now = { ...held, reading: { ...reading, isCurrent } };
    setState(now);
  }
  return {
    rows: now.rows,
    newRows: now.newRows,
    goneRows: now.rows.filter(({ isGone }) => isGone).length,
    show: (): void => setState({ ...fresh(reading.rows), reading }),
  };
};
