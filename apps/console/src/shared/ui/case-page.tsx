import type { RequestOf } from '@fairlead/contract';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router';
import type { ListCall, RowOf } from '../api/use-call';
import { holderOfRow } from '../lib/holder-of-row';
import { type PageAct, type RowActs, usePageActs, useRowActs } from './acts';
import { Beside } from './beside';
import { BulkBar } from './bulk';
import type { Column } from './data-table';
import { FilterBar } from './filter-bar';
import { List, type ListRequest, type WholePage } from './list';
import type { BoundFilter } from './list-filters';
import { useOneRow } from './one-row';
import { Page, Panel } from './page';
import type { Filter } from './state-filter';
import { useSelection } from './table-view';
import { useListFilters } from './use-list-filters';
import { type Preset, type ViewPage, Views, WHOLE_LIST } from './views';

/** The filters that a list's call knows, each with values of that field alone, and bounds beside them. */
export type FilterOf<C extends ListCall> =
  | {
      [Name in keyof RequestOf<C> & string]-?: Filter<NonNullable<RequestOf<C>[Name]> & string> & {
        readonly name: Name;
      };
    }[keyof RequestOf<C> & string]
  | BoundFilter;

interface ListProps<C extends ListCall> {
  /** What the rows are. */
  label: string;
  /** The list. */
  call: C;
  columns: readonly Column<RowOf<C>>[];
  /** Says what would be here, and how it gets here. */
  empty: string;
  /** By what the list can be narrowed; kept in the address. */
  filters?: readonly FilterOf<C>[];
  /** Whether the list may be narrowed to one holder's rows. */
  ofHolder?: boolean;
  /** The order where the address names none. */
  firstSort?: string;
  /** The server counts and sums up what the filters leave. */
  isCounted?: boolean;
  /** What of a row is summed up; absent where a sum would count the same money twice. */
  amountOf?: (row: RowOf<C>) => number | null;
  /** Views of the list are kept under this name; absent where none are. */
  views?: ViewPage;
  /** Views that the page comes with. */
  presets?: readonly Preset[];
  /** What a row is called, where the list's call knows one by `id`: `?id=7` shows that one alone, whatever became of it. */
  one?: (id: string) => string;
  /** What else the page narrows the list by, from its own part of the address. */
  given?: Partial<ListRequest<C>>;
  /** What is done with a row, in the list and in its panel. */
  rowActs?: RowActs<RowOf<C>>;
  /** The row whose number the address has, beside the list; `acts` draws what is done with it. */
  panel?: (id: string, acts: (row: RowOf<C>) => ReactNode) => ReactNode;
  rowKey?: (row: RowOf<C>) => string;
  /** How a row is called that was refused among several; its holder’s name where it is absent. */
  nameOf?: (row: RowOf<C>) => string;
  /** Stands in the place of the list, e.g. why nothing is asked for. */
  instead?: ReactNode;
}

interface Props<C extends ListCall> extends Omit<ListProps<C>, 'label'> {
  title: string;
  /** What the list is called where the page has more than it. */
  heading?: string;
  /** What is done on the page without a row. */
  pageActs?: readonly PageAct[];
  /** Stands beside the title, before the acts. */
  tools?: ReactNode;
  /** Stands above the list: a note, what was proposed, what is shown once. */
  children?: ReactNode;
}

const idOf = (row: unknown): string => (row as { readonly id: string }).id;

/** The same filter that begins with nothing: whoever asks for one row asks whatever became of it. */
const withoutFirst = <C extends ListCall>(filter: FilterOf<C>): FilterOf<C> => {
  if ('kind' in filter) return filter;
  const { first: _first, ...rest } = filter;
  return rest as FilterOf<C>;
};

/** A list with all that a list has, and the chosen row beside it: for a page that has more than the list. */
export const CaseList = <C extends ListCall>({ label, call, ...props }: ListProps<C>) => {
  const { columns, empty, filters = [], ofHolder, rowActs, panel, views, instead } = props;
  const { amountOf, rowKey = idOf, nameOf = (row) => holderOfRow(row) ?? rowKey(row) } = props;
  const { id } = useParams();
  const asked = useOneRow(props.one ?? String);
  const one = props.one === undefined || asked.id === undefined ? undefined : asked;
  const own = one === undefined ? filters : filters.map(withoutFirst<C>);
  const { fields, request } = useListFilters(ofHolder ? [...own, { kind: 'holder' }] : own);
  const ofRow = useRowActs<RowOf<C>>(rowActs ?? { acts: [] });
  const chosen = useSelection();
  const selection = ofRow.bulk.length === 0 ? undefined : chosen;
  const [first, setFirst] = useState<RowOf<C>>();
  const over = (rows: readonly RowOf<C>[]): ReactNode =>
    selection ? <BulkBar {...{ rows, rowKey, nameOf, selection, amountOf }} acts={ofRow.bulk} /> : null;
  const { firstSort, isCounted } = props;
  const whole: WholePage<RowOf<C>> = {
    over,
    onFirst: setFirst,
    ...(firstSort === undefined ? {} : { firstSort }),
    ...(isCounted === undefined ? {} : { isCounted }),
    ...(amountOf === undefined ? {} : { amountOf }),
    ...(selection === undefined ? {} : { selection }),
  };
  const list = (
    <List
      call={call}
      request={{ ...request, ...one?.given, ...props.given } as ListRequest<C>}
      label={label}
      columns={rowActs ? [...columns, ofRow.column] : columns}
      rowKey={rowKey}
      isChosen={(row) => id !== undefined && idOf(row) === id}
      empty={one?.missing ?? empty}
      whole={whole}
    />
  );
  return (
    <>
      {ofRow.failure}
      {one?.mark}
      {views ? <Views page={views} presets={props.presets ?? WHOLE_LIST} /> : null}
      <FilterBar fields={fields} username={holderOfRow(first)} />
      {instead ?? (panel ? <Beside chosen={id ? panel(id, ofRow.of) : null}>{list}</Beside> : list)}
      {ofRow.dialog}
    </>
  );
};

/**
 * The page of one matter at the desk, from a declaration: a list with its filters, the chosen row beside it, and what
 * staff do, each act offered to those who may make its call and shown in its own dialog.
 */
export const CasePage = <C extends ListCall>({ title, heading, children, ...props }: Props<C>) => {
  const { pageActs = [], tools, ...ofList } = props;
  const ofPage = usePageActs(pageActs);
  const bar =
    tools === undefined && pageActs.length === 0 ? null : (
      <div className="row row--end">
        {tools}
        {ofPage.buttons}
      </div>
    );
  const list = <CaseList {...ofList} label={heading ?? title} />;
  return (
    <Page title={title} tools={bar}>
      {children}
      {heading === undefined ? list : <Panel title={heading}>{list}</Panel>}
      {ofPage.dialog}
    </Page>
  );
};
