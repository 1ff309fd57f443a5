import { observable } from '@fairlead/ui/observable';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useSyncExternalStore } from 'react';
import { isAccountRefusal } from '../errors/present-error';
import { useTranslate } from '../i18n/use-translate';
import { useIsOnline } from '../lib/online';
import { useWrittenTime } from './moment';
import { NotOpen } from './not-open';
import './screens.css';

interface Props<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'isError' | 'dataUpdatedAt' | 'isFetching'> & {
    readonly error?: unknown;
    readonly refetch: () => unknown;
  };
  /** Lines that the content takes, so that nothing jumps when it arrives. */
  lines?: number;
  children: (data: Data) => ReactNode;
}

/** The parts on show that have this line to say, in the order in which they came. */
const saidLines = observable<readonly { readonly id: string; readonly line: string }[]>([]);

/** A line that several parts of a page have to say: the first of them says it. */
const OnceSaid = ({ line }: { line: string }) => {
  const id = useId();
  const all = useSyncExternalStore(saidLines.onChange, saidLines.get);
  useEffect(() => {
    saidLines.set([...saidLines.get(), { id, line }]);
    return () => saidLines.set(saidLines.get().filter((one) => one.id !== id));
  }, [id, line]);
  const isFirst = all.find((one) => one.line === line)?.id === id;
  return isFirst ? <p className="small soft">{line}</p> : null;
};

/**
 * The states of a part that is read from the server: a skeleton of its size, the content, or the way to load
 * it again. What was shown before stays, with its time, and so does what is shown without a connection; not where the
 * account no longer opens it.
 */
export const Loaded = <Data,>({ query, lines = 3, children }: Props<Data>) => {
  const t = useTranslate();
  const writtenTime = useWrittenTime();
  const isOnline = useIsOnline();
  const { data, isError, error, dataUpdatedAt, isFetching, refetch } = query;
  // Asking again would be refused again.
  if (isAccountRefusal(error)) return <NotOpen />;
  const offersRetry = isError || (!isOnline && data === undefined);
  if (data === undefined && !offersRetry) {
    return (
      <div
        className="skeleton"
        role="status"
        aria-label={t('common.loading')}
        style={{ height: `${lines * 2.75}rem` }}
      />
    );
  }
  const asOf = t('common.shownAsOf', { time: writtenTime(new Date(dataUpdatedAt).toISOString()) });
  return (
    <>
      {offersRetry ? (
        <button type="button" className="retry" disabled={isFetching} onClick={() => void refetch()}>
          <span>{t('common.retry')}</span>
          {data === undefined ? null : <span className="small">{asOf}</span>}
        </button>
      ) : null}
      {isOnline || offersRetry ? null : <OnceSaid line={asOf} />}
      {data === undefined ? null : children(data)}
    </>
  );
};
