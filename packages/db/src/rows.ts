/**
 * The row of a query that must have one.
 * @param missing what is wrong where it has none, such as `order 17 is gone`
 * @throws where there is none: a broken invariant, never an answer to a person
 */
export const one = <Row>([row]: readonly Row[], missing: string): Row => {
  if (row === undefined) throw new Error(missing);
  return row;
};

/** The row that an insert gives back. @throws where it wrote none */
export const inserted = <Row>(rows: readonly Row[]): Row => one(rows, 'an insert gave no row back');
