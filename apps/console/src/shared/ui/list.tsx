import type { RequestOf } from '@fairlead/contract';
import { LIMITS } from '@fairlead/contract/limits';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ownActs } from '../api/own-acts';
import { type ListCall, type RowOf, useList } from '../api/use-call';
import { strings } from '../lib/strings';
import { Button } from './button';
import { type Column, DataTable, tableRows } from './data-table';
import { ExportButton } from './export-button';
import { useHeldRows } from './held-rows';
import { KeysDialog, ListBar, NewRows } from './list-bar';
import { listStrings } from './list-strings';
import { ListTotal, type Total } from './list-total';
import { Reading } from './reading';
import { useRowKeys } from './row-keys';
import { type Selection, useDensity, useHiddenColumns } from './table-view';
import { useOrder } from './use-filter';

/** What a list is narrowed by; its order and its pages are the list's own matter. */
export type ListRequest<C extends ListCall> = Omit<RequestOf<C>, 'cursor' | 'limit' | 'sort' | 'total_up_to'>;

/** What a list has that is a page of its own, and one among others on a page has not. */
export interface WholePage<Row> {
  /** The order where the address names none. */
  readonly firstSort?: string;
  /** The server counts and sums up what the filters leave, and sends as many rows at a time as it may. */
  readonly isCounted?: boolean;
  readonly selection?: Selection;
  /** What of a row is summed up; absent where a sum would count the same money twice. */
  readonly amountOf?: (row: Row) => number | null;
  /** Is told the first row once it is read. */
  readonly onFirst?: (row: Row | undefined) => void;
  /** Stands over the rows, and knows them. */
  readonly over?: (rows: readonly Row[]) => ReactNode;
}

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
  /** Absent where the list is one among others on its page. */
  whole?: WholePage<RowOf<C>>;
}

const COUNTED = { limit: LIMITS.pageSizeMax };

/**
 * A list of the contract as a table: sorted by the server, with the way to its next rows and to a file of all of them.
 * The order is kept in the address.
 */
export const List = <C extends ListCall>(props: Props<C>) => {
  const { call, request, columns, name, whole } = props;
  const order = useOrder(
    name,
    columns.flatMap(({ sort }) => sort ?? []),
    whole?.firstSort,
  );
  const asked = { ...request, ...(order.value === '' ? {} : { sort: order.value }) } as RequestOf<C>;
  const counted = whole?.isCounted ?? false;
  const list = useList(
    call,
    { ...(asked as object), ...(counted ? COUNTED : {}) } as RequestOf<C>,
    (counted ? { total_up_to: LIMITS.totalRowsMax } : {}) as Partial<RequestOf<C>>,
  );
  return (
    <Reading query={list} data={list.rows}>
      {(rows) => <Rows {...props} rows={rows} list={list} order={order} asked={asked} />}
    </Reading>
  );
};

interface RowsProps<C extends ListCall> extends Props<C> {
  rows: readonly RowOf<C>[];
  list: ReturnType<typeof useList<C>>;
  order: ReturnType<typeof useOrder>;
  asked: RequestOf<C>;
}

const Rows = <C extends ListCall>({ rows, list, order, asked, ...props }: RowsProps<C>) => {
  const { call, label, rowKey, isChosen, empty, whole } = props;
  const acts = ownActs(useQueryClient());
  const isCurrent = list.isFetchedAfterMount || !list.isFetching;
  const reading = { rows, hasMore: list.hasNextPage, of: JSON.stringify(asked), acts, isCurrent };
  const held = useHeldRows(reading, rowKey);
  const hidden = useHiddenColumns();
  const density = useDensity();
  const [isHelping, setHelping] = useState(false);
  const onFirst = whole?.onFirst;
  useEffect(() => onFirst?.(rows[0]), [onFirst, rows]);
  const box = useRef<HTMLDivElement>(null);
  const { selection } = whole ?? {};
  useRowKeys(box, { selection, show: held.show, help: () => setHelping(true) }, whole !== undefined);
  const columns = props.columns.filter(({ head }, place) => place === 0 || !hidden.isHidden(head));
  const shown = tableRows(held.rows, rowKey);
  const isEmpty = shown.rows.length === 0;
  const file = isEmpty ? null : (
    <ExportButton call={call} request={asked} label={label} inRow={whole !== undefined} />
  );
  const more = list.hasNextPage ? (
    <Button sending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
      {strings.common.more}
    </Button>
  ) : null;
  const table = (
    <DataTable
      {...{ label, rowKey, isChosen, selection, order, ...shown }}
      columns={columns}
      isOld={list.isRefetching}
      isCompact={density.isCompact}
    />
  );
  const notice = isEmpty ? <p className="notice">{empty}</p> : table;
  const news = <NewRows {...held} hasKey={whole !== undefined} />;
  if (whole === undefined)
    return (
      <div className="list">
        {news}
        {notice}
        <div className="row">
          {more}
          {file}
        </div>
      </div>
    );
  return (
    <div ref={box} className="list">
      <ListBar
        {...{ columns: props.columns, hidden, density }}
        updatedAt={list.dataUpdatedAt}
        isUpdating={list.isFetching}
        sums={<Sums first={list.first} hasAmount={whole.amountOf !== undefined} />}
      >
        {file}
        <Button inRow onClick={() => setHelping(true)}>
          {listStrings.keys.open} <kbd>?</kbd>
        </Button>
      </ListBar>
      {whole.over?.(shown.rows)}
      {news}
      {notice}
      {more === null ? null : <div className="row">{more}</div>}
      {isHelping ? <KeysDialog onClose={() => setHelping(false)} /> : null}
    </div>
  );
};

/** What the server counted; no sum of rows whose amounts are the same money twice. */
const Sums = ({ first, hasAmount }: { first: object | undefined; hasAmount: boolean }) => {
  const { total } = (first ?? {}) as { readonly total?: Total };
  if (total === undefined || total.rows === 0) return null;
  return <ListTotal total={hasAmount ? total : { ...total, amount: null }} />;
};
