import type { RequestOf } from '@fairlead/contract';
import { type ListCall, type RowOf, useList } from '../api/use-call';
import { strings } from '../strings';
import { Button } from './button';
import { type Column, DataTable } from './data-table';
import { Reading } from './reading';

interface Props<C extends ListCall> {
  call: C;
  request: Omit<RequestOf<C>, 'cursor'>;
  label: string;
  columns: readonly Column<RowOf<C>>[];
  rowKey: (row: RowOf<C>) => string;
  isChosen?: (row: RowOf<C>) => boolean;
  /** Says what would be here, and how it gets here. */
  empty: string;
}

/** A list of the contract as a table, with the way to its next rows. */
export const List = <C extends ListCall>({ call, request, empty, ...table }: Props<C>) => {
  const list = useList(call, request);
  return (
    <Reading query={list} data={list.rows}>
      {(rows) => (
        <>
          {rows.length === 0 ? <p className="notice">{empty}</p> : <DataTable {...table} rows={rows} />}
          {list.hasNextPage ? (
            <div>
              <Button sending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                {strings.common.more}
              </Button>
            </div>
          ) : null}
        </>
      )}
    </Reading>
  );
};
