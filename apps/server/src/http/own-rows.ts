import { type SQL, type SQLWrapper, sql } from '@fairlead/db';

/** Columns that a stretch of an index is told by, and the values that they have all along it. */
type Stretch = readonly (readonly [column: SQLWrapper, value: number | string])[];

const DOWN = { beyond: '<', within: '>=', edge: Number.MAX_SAFE_INTEGER, way: 'desc' };
const UP = { beyond: '>', within: '<=', edge: 0, way: 'asc' };

/**
 * A person's own rows as a stretch of the index over these columns and the number. Said as equalities
 * (`holder_id = 1 … order by id desc`) the database may walk the newest rows of everyone and throw away the others': for
 * whoever owns half of a table it takes that for the shorter way, and reads all that came since.
 * @param last the number before the page; null for the first page
 * @param descending newest first
 */
export const ownRows = (
  stretch: Stretch,
  id: SQLWrapper,
  last: number | null,
  descending = true,
): { readonly where: SQL; readonly order: SQL[] } => {
  const { beyond, within, edge, way } = descending ? DOWN : UP;
  const columns = stretch.map(([column]) => column);
  const names = sql.join(columns, sql`, `);
  const values = sql.join(
    stretch.map(([, value]) => sql`${value}`),
    sql`, `,
  );
  return {
    where: sql`(${names}, ${id}) ${sql.raw(beyond)} (${values}, ${last ?? edge}) and (${names}) ${sql.raw(within)} (${values})`,
    order: [...columns, id].map((column) => sql`${column} ${sql.raw(way)}`),
  };
};
