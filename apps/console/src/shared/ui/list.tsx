import type { RequestOf } from '@fairlead/contract';
import { type ListCall, type RowOf, useList } from '../api/use-call';
import { strings } from '../lib/strings';
import { Button } from './button';
import { type Column, DataTable } from './data-table';
import { ExportButton } from './export-button';
import { Reading } from './reading';
import { useOrder } from './use-filter';

/** What a list is narrowed by; its order and its pages are the list's own matter. */
export type ListRequest<C extends ListCall> = Omit<RequestOf<C>, 'cursor' | 'limit' | 'sort'>;

interface Props<C extends ListCall> {
  call: C;
  request: ListRequest<C>;
  label: string;
  columns: readonly Column<RowOf<C>>[];
  rowKey: (row: RowOf<C>) => string;
  isChosen?: (row: RowOf<C>) => boolean;
  /** Says what would be here, and how it gets here. */
  empty: string;
  /** Tells the order of this list from that of another one on the same page. */
  name?: string;
}

/**
 * A list of the contract as a table: sorted by the server, with the way to its next rows and to a file of all of them.
 * The order is kept in the address.
 */
export const List = <C extends ListCall>({ call, request, empty, name, ...table }: Props<C>) => {
  const order = useOrder(
    name,
    table.columns.flatMap(({ sort }) => sort ?? []),
  );
  const asked = { ...request, ...(order.value === '' ? {} : { sort: order.value }) } as RequestOf<C>;
  const list = useList(call, asked);
  return (
    <Reading query={list} data={list.rows}>
      {(rows) => (
        <>
          {rows.length === 0 ? (
            <p className="notice">{empty}</p>
          ) : (
            <DataTable {...table} rows={rows} order={order} isOld={list.isRefetching} />
          )}
          {rows.length === 0 ? null : (
            <div className="row">
              {list.hasNextPage ? (
                <Button sending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                  {strings.common.more}
                </Button>
              ) : null}
              <ExportButton call={call} request={asked} label={table.label} />
            </div>
          )}
        </>
      )}
    </Reading>
  );
};
