import type { ReactNode } from 'react';
import type { HeldRow } from './held-rows';
import { listStrings } from './list-strings';
import type { Selection } from './table-view';

export interface Column<Row> {
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** `end` for figures, `wide` for sentences, `acts` for what is done with a row: it stays in sight. */
  readonly look?: 'end' | 'wide' | 'acts';
  /** What the call's `sort` names, where the column can be sorted by. */
  readonly sort?: string;
  /** What the rows come to, under them; a table has that line where one of its columns says so. */
  readonly total?: (rows: readonly Row[]) => ReactNode;
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
  isChosen?: ((row: Row) => boolean) | undefined;
  /** Absent where the rows stand as they came. */
  order?: TableOrder;
  /** The rows are of an earlier reading, and are being read anew. */
  isOld?: boolean;
  /** Which rows are selected; absent where nothing is done with several at once. */
  selection?: Selection | undefined;
  /** Those that have left the list since they were read. */
  goneKeys?: ReadonlySet<string>;
  isCompact?: boolean;
}

/**
 * A dense table that scrolls sideways on its own, its first column and its acts always in sight; on a phone each row stands
 * as a card with the names of its cells.
 */
export const DataTable = <Row,>(props: Props<Row>) => {
  const { label, columns, rows, rowKey, order, isOld, selection, isCompact } = props;
  const keys = rows.map(rowKey);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    <section className="table-box" aria-label={label} aria-busy={isOld} tabIndex={0}>
      <table className={`table ${selection ? 'table--picks' : ''} ${isCompact ? 'table--compact' : ''}`}>
        <thead>
          <tr>
            {selection ? <PickAll keys={keys} selection={selection} /> : null}
            {columns.map((column) => (
              <Head key={column.head} {...column} order={order} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow key={rowKey(row)} row={row} {...props} />
          ))}
        </tbody>
        {columns.some(({ total }) => total !== undefined) ? <Totals {...props} /> : null}
      </table>
    </section>
  );
};

const Totals = <Row,>({ columns, rows }: Props<Row>) => (
  <tfoot>
    <tr>
      {columns.map(({ head, look, total }) => (
        <td key={head} data-label={head} className={look ? `table__${look}` : undefined}>
          <div className="table__cell">{total?.(rows)}</div>
        </td>
      ))}
    </tr>
  </tfoot>
);

/** The rows of a list and which of them have left it, as a table takes them. */
export const tableRows = <Row,>(held: readonly HeldRow<Row>[], rowKey: (row: Row) => string) => ({
  rows: held.map(({ row }) => row),
  goneKeys: new Set(held.filter(({ isGone }) => isGone).map(({ row }) => rowKey(row))),
});

const TableRow = <Row,>({
  row,
  columns,
  rowKey,
  isChosen,
  selection,
  goneKeys,
}: Props<Row> & { row: Row }) => {
  const key = rowKey(row);
  const isGone = goneKeys?.has(key) ?? false;
  const looks = [
    ...(isChosen?.(row) ? ['table__row--chosen'] : []),
    ...(selection?.ids.has(key) ? ['table__row--selected'] : []),
    ...(isGone ? ['table__row--gone'] : []),
  ];
  return (
    <tr
      className={looks.length === 0 ? undefined : looks.join(' ')}
      tabIndex={-1}
      data-key={key}
      title={isGone ? listStrings.gone : undefined}
    >
      {selection ? (
        <td className="table__pick">
          <input
            type="checkbox"
            aria-label={listStrings.select(key)}
            checked={selection.ids.has(key)}
            onChange={() => selection.toggle(key)}
          />
        </td>
      ) : null}
      {columns.map((column) => (
        <td
          key={column.head}
          data-label={column.head}
          className={column.look ? `table__${column.look}` : undefined}
        >
          <div className="table__cell">{isGone && column.look === 'acts' ? null : column.cell(row)}</div>
        </td>
      ))}
    </tr>
  );
};

const PickAll = ({ keys, selection }: { keys: readonly string[]; selection: Selection }) => {
  const isAll = keys.length > 0 && keys.every((key) => selection.ids.has(key));
  return (
    <th scope="col" className="table__pick">
      <input
        type="checkbox"
        aria-label={listStrings.selectAll}
        ref={(box) => {
          if (box !== null) box.indeterminate = !isAll && keys.some((key) => selection.ids.has(key));
        }}
        checked={isAll}
        onChange={() => (isAll ? selection.clear() : selection.add(keys))}
      />
    </th>
  );
};

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
