import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { phraseOf } from '../api/phrase';
import { strings } from '../lib/strings';
import { Button } from './button';
import { writtenTime } from './figures';

type Query = Pick<UseQueryResult, 'error' | 'refetch' | 'dataUpdatedAt' | 'isFetching'>;

interface Props<Data> {
  query: Query;
  /** What was read; undefined before the first answer. */
  data: Data | undefined;
  children: (data: Data) => ReactNode;
}

/**
 * The states of everything that is read: loading, failed (what was shown before stays, with its time), complete.
 */
export const Reading = <Data,>({ query, data, children }: Props<Data>) => (
  <>
    {query.error ? (
      <div role="alert" className="notice notice--bad">
        <span>
          {data === undefined
            ? `${strings.failure.notRead} ${phraseOf(query.error)}`
            : strings.failure.stale(writtenTime(new Date(query.dataUpdatedAt).toISOString()))}
        </span>
        <Button inRow sending={query.isFetching} onClick={() => void query.refetch()}>
          {strings.failure.reload}
        </Button>
      </div>
    ) : null}
    {data === undefined && !query.error ? (
      <div className="skeleton" role="status" aria-label={strings.common.loading} />
    ) : null}
    {data === undefined ? null : children(data)}
  </>
);
