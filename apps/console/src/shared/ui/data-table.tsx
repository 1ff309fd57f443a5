import type { ReactNode } from 'react';
import { listStrings } from './list-strings';

export interface Column<Row> {
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** `end` for figures, `wide` for sentences. */
  readonly look?: 'end' | 'wide';
  /** What the call's `sort` names, where the column can be sorted by. */
  readonly sort?: string;
}

/** The order a table stands in: a name of the call's `sort`, with `-` in front for the largest first; empty for its own. */
export interface TableOrder {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

interface Props<Row> {
  /** What the table lists, for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  isChosen?: (row: Row) => boolean;
  /** Absent where the rows stand as they came. */
  order?: TableOrder;
  /** The rows are of an earlier reading, and are being read anew. */
  isOld?: boolean;
}

/** A dense table that scrolls sideways on its own; on a phone each row stands as a card with the names of its cells. */
export const DataTable = <Row,>({ label, columns, rows, rowKey, isChosen, order, isOld }: Props<Row>) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
  <section className="table-box" aria-label={label} aria-busy={isOld} tabIndex={0}>
    <table className="table">
      <thead>
        <tr>
          {columns.map((column) => (
            <Head key={column.head} {...column} order={order} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} className={isChosen?.(row) ? 'table__row--chosen' : undefined}>
            {columns.map((column) => (
              <td
                key={column.head}
                data-label={column.head}
                className={column.look ? `table__${column.look}` : undefined}
              >
                <div className="table__cell">{column.cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

type HeadProps = Pick<Column<never>, 'head' | 'look' | 'sort'> & { order: TableOrder | undefined };

const DIRECTIONS = { up: 'ascending', down: 'descending' } as const;
const ARROWS = { up: '↑', down: '↓' } as const;

/** Largest or newest first, then the other way round, then the list's own order again. */
const nextOrder = (sort: string, value: string): string => {
  if (value === `-${sort}`) return sort;
  return value === sort ? '' : `-${sort}`;
};

const Head = ({ head, look, sort, order }: HeadProps) => {
  const className = look ? `table__${look}` : undefined;
  if (sort === undefined || order === undefined) {
    return (
      <th scope="col" className={className}>
        {head}
      </th>
    );
  }
  const way = order.value === sort ? 'up' : order.value === `-${sort}` ? 'down' : null;
  return (
    <th scope="col" className={className} {...(way ? { 'aria-sort': DIRECTIONS[way] } : {})}>
      <button
        type="button"
        className="table__sort"
        title={listStrings.sort}
        onClick={() => order.onChange(nextOrder(sort, order.value))}
      >
        {head} <span aria-hidden="true">{way ? ARROWS[way] : '↕'}</span>
      </button>
    </th>
  );
};
