import type { RequestOf } from '@fairlead/contract';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { type ListCall, type RowOf, useCall } from '../api/use-call';
import { strings } from '../lib/strings';
import { Reading } from './reading';

interface Props<C extends ListCall> {
  /** The list that it is an entry of; its request names one by `id`. */
  call: C;
  id: string;
  /** Where the list stands. */
  path: string;
  titleOf: (row: RowOf<C>) => string;
  children: (row: RowOf<C>) => ReactNode;
}

/** One entry of a list beside it, read by its number: a link opens it wherever it stands in the list. */
export const EntryPanel = <C extends ListCall>({ call, id, path, titleOf, children }: Props<C>) => {
  const query = useCall(call, { id, limit: 1 } as unknown as RequestOf<C>);
  const [parameters] = useSearchParams();
  const rows: readonly RowOf<C>[] | undefined = query.data?.items;
  const row = rows?.[0];
  const title = row === undefined ? strings.common.gone : titleOf(row);
  return (
    <section className="panel" aria-label={rows === undefined ? strings.common.loading : title}>
      <div className="row row--apart">
        {rows === undefined ? null : <h2>{title}</h2>}
        <Link to={{ pathname: path, search: parameters.toString() }}>{strings.common.close}</Link>
      </div>
      <Reading query={query} data={rows}>
        {() => (row === undefined ? null : children(row))}
      </Reading>
    </section>
  );
};
