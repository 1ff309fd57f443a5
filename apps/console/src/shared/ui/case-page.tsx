import type { RequestOf } from '@fairlead/contract';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import type { ListCall, RowOf } from '../api/use-call';
import { type PageAct, type RowActs, usePageActs, useRowActs } from './acts';
import { Beside } from './beside';
import type { Column } from './data-table';
import { HolderFilter } from './holder-filter';
import { List, type ListRequest } from './list';
import { Page } from './page';
import { type Filter, StateFilter } from './state-filter';
import { useFilters, useHolderFilter } from './use-filter';

/** The filters that a list's call knows, each with values of that field alone. */
export type FilterOf<C extends ListCall> = {
  [Name in keyof RequestOf<C> & string]-?: Filter<NonNullable<RequestOf<C>[Name]> & string> & {
    readonly name: Name;
  };
}[keyof RequestOf<C> & string];

interface Props<C extends ListCall> {
  title: string;
  /** The list. */
  call: C;
  columns: readonly Column<RowOf<C>>[];
  /** Says what would be here, and how it gets here. */
  empty: string;
  /** By what the list can be narrowed; kept in the address. */
  filters?: readonly FilterOf<C>[];
  /** Whether the address may narrow the list to one holder's rows. */
  ofHolder?: boolean;
  /** What else the page narrows the list by, from its own part of the address. */
  given?: Partial<ListRequest<C>>;
  /** What is done with a row, in the list and in its panel. */
  rowActs?: RowActs<RowOf<C>>;
  /** What is done on the page without a row. */
  pageActs?: readonly PageAct[];
  /** The row whose number the address has, beside the list; `acts` draws what is done with it. */
  panel?: (id: string, acts: (row: RowOf<C>) => ReactNode) => ReactNode;
  rowKey?: (row: RowOf<C>) => string;
  /** Stands beside the title, after the filters and the acts. */
  tools?: ReactNode;
  /** Stands above the list: a note, what was proposed, what is shown once. */
  children?: ReactNode;
}

const idOf = (row: unknown): string => (row as { readonly id: string }).id;

/**
 * The page of one matter at the desk, from a declaration: a list with its filters, the chosen row beside it, and what
 * staff do, each act offered to those who may make its call and shown in its own dialog.
 */
export const CasePage = <C extends ListCall>({ title, call, children, ...props }: Props<C>) => {
  const { columns, empty, filters = [], ofHolder, rowActs, pageActs = [], panel, tools } = props;
  const { id } = useParams();
  const { values, fields } = useFilters(filters);
  const holder = useHolderFilter();
  const ofRow = useRowActs<RowOf<C>>(rowActs ?? { acts: [] });
  const ofPage = usePageActs(pageActs);
  const list = (
    <List
      call={call}
      request={{ ...values, ...props.given, ...(ofHolder ? { holder_id: holder.id } : {}) } as ListRequest<C>}
      label={title}
      columns={rowActs ? [...columns, ofRow.column] : columns}
      rowKey={props.rowKey ?? idOf}
      isChosen={(row) => idOf(row) === id}
      empty={empty}
    />
  );
  return (
    <Page
      title={title}
      tools={
        <div className="row row--end">
          {fields.map((field) => (
            <StateFilter key={field.name} {...field} />
          ))}
          {ofPage.buttons}
          {tools}
        </div>
      }
    >
      {children}
      {ofHolder ? <HolderFilter {...holder} /> : null}
      {panel ? <Beside chosen={id ? panel(id, ofRow.of) : null}>{list}</Beside> : list}
      {ofRow.dialog}
      {ofPage.dialog}
    </Page>
  );
};
