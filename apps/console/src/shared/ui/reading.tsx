import { ApiError, isLost } from '@fairlead/contract/client';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { phraseOf } from '../api/phrase';
import { strings } from '../lib/strings';
import { Button } from './button';
import { writtenTime } from './figures';
import { Updated } from './list-bar';

type Query = Pick<UseQueryResult, 'error' | 'refetch' | 'dataUpdatedAt' | 'isFetching'>;

interface Props<Data> {
  query: Query;
  /** What was read; undefined before the first answer. */
  data: Data | undefined;
  children: (data: Data) => ReactNode;
}

/** Whether the server says that there is nothing of this number, or that it is none: reading anew finds nothing either. */
const isMissing = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.data.reason === 'no_such_data' ||
    (error.data.reason === 'invalid_fields' && Object.hasOwn(error.data.fields ?? {}, 'id')));

/** Why nothing is there to show. A reading that got no answer did nothing: nobody has to check whether it did. */
const whyNothing = (error: unknown): string => {
  if (isMissing(error)) return `${strings.common.gone} ${strings.common.goneHelp}`;
  return isLost(error) ? strings.failure.notLoaded : `${strings.failure.notRead} ${phraseOf(error)}`;
};

/**
 * The states of everything that is read: loading, failed (what was shown before stays, with its time), complete.
 */
export const Reading = <Data,>({ query, data, children }: Props<Data>) => (
  <>
    {query.error ? (
      <div role="alert" className="notice notice--bad">
        <span>
          {data === undefined
            ? whyNothing(query.error)
            : strings.failure.stale(writtenTime(new Date(query.dataUpdatedAt).toISOString()))}
        </span>
        {data === undefined && isMissing(query.error) ? null : (
          <Button inRow sending={query.isFetching} onClick={() => void query.refetch()}>
            {strings.failure.reload}
          </Button>
        )}
      </div>
    ) : null}
    {data === undefined && !query.error ? (
      <div className="skeleton" role="status" aria-label={strings.common.loading} />
    ) : null}
    {data === undefined ? null : children(data)}
  </>
);

interface ReadAtProps {
  query: Query;
  /** What stands on the same page and is read anew with it. */
  also?: Query;
}

/**
 * How long ago something was read, and the way to read it anew; nothing before the first answer, nor where `Reading` says the
 * same of a failure.
 */
export const ReadAt = ({ query, also }: ReadAtProps) => {
  const reload = (): void => {
    for (const one of [query, also]) void one?.refetch({ cancelRefetch: false });
  };
  return query.dataUpdatedAt === 0 || query.error ? null : (
    <span className="row row--tight">
      <Updated at={query.dataUpdatedAt} isUpdating={query.isFetching} />
      <Button inRow onClick={reload}>
        {strings.failure.reload}
      </Button>
    </span>
  );
};
