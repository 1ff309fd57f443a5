import type { RequestOf } from '@fairlead/contract';
import type { ReactNode } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { type ListCall, type RowOf, useCall } from '../api/use-call';
import { strings } from '../lib/strings';
import { Reading } from './reading';
import { RecordLink, recordedAt } from './record-link';

interface Props<Data> {
  /** Absent until it is known. */
  title: string | undefined;
  /** Where the list stands, to which closing leads back. */
  path: string;
  query: Parameters<typeof Reading<Data>>[0]['query'];
  data: Data | undefined;
  children: (data: Data) => ReactNode;
}

/** What a list's chosen row is, beside the list: its head with the way back, and what was read of it. */
export const CasePanel = <Data,>({ title, path, query, data, children }: Props<Data>) => {
  const { search } = useLocation();
  const { id = '' } = useParams();
  const recorded = recordedAt(path);
  return (
    <section className="panel" aria-label={title ?? strings.common.loading}>
      <div className="row row--apart">
        {title === undefined ? null : <h2>{title}</h2>}
        <div className="row">
          {recorded === undefined ? null : <RecordLink of={recorded} id={id} />}
          <Link to={{ pathname: path, search }}>{strings.common.close}</Link>
        </div>
      </div>
      <Reading query={query} data={data}>
        {children}
      </Reading>
    </section>
  );
};

interface EntryProps<C extends ListCall> {
  /** The list that it is an entry of; its request names one by `id`. */
  call: C;
  id: string;
  path: string;
  titleOf: (row: RowOf<C>) => string;
  children: (row: RowOf<C>) => ReactNode;
}

/** One entry of a list, read from the list by its number: a link opens it wherever it stands in the list. */
export const EntryPanel = <C extends ListCall>({ call, id, path, titleOf, children }: EntryProps<C>) => {
  const query = useCall(call, { id, limit: 1 } as unknown as RequestOf<C>);
  const rows: readonly RowOf<C>[] | undefined = query.data?.items;
  const row = rows?.[0];
  const title = row === undefined ? strings.common.gone : titleOf(row);
  return (
    <CasePanel title={rows === undefined ? undefined : title} path={path} query={query} data={rows}>
      {() => (row === undefined ? <p>{strings.common.goneHelp}</p> : children(row))}
    </CasePanel>
  );
};
