import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** `end` for figures, `wide` for sentences. */
  readonly look?: 'end' | 'wide';
}

interface Props<Row> {
  /** What the table lists, for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  isChosen?: (row: Row) => boolean;
}

/** A dense table that scrolls sideways on its own where the page is narrow. */
export const DataTable = <Row,>({ label, columns, rows, rowKey, isChosen }: Props<Row>) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
  <section className="table-box" aria-label={label} tabIndex={0}>
    <table className="table">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.head} scope="col" className={column.look ? `table__${column.look}` : undefined}>
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} className={isChosen?.(row) ? 'table__row--chosen' : undefined}>
            {columns.map((column) => (
              <td key={column.head} className={column.look ? `table__${column.look}` : undefined}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
