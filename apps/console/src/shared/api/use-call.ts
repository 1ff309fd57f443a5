import type { Call, RequestOf, ResponseOf } from '@fairlead/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { z } from 'zod';
import { callApi } from '.';

interface Options {
  readonly enabled?: boolean;
  /** Read again this often while the page is in front. */
  readonly everyMs?: number;
  /** Reading it is itself on record: it is read when a person opens it, never because a window came to the front. */
  readonly onRecord?: boolean;
}

/** Reads what a call answers and keeps it; the same call and request share one answer. */
export const useCall = <C extends Call>(call: C, request: RequestOf<C>, options: Options = {}) =>
  useQuery<ResponseOf<C>>({
    queryKey: [call.id, request],
    queryFn: ({ signal }) => callApi(call, request, { signal }),
    enabled: options.enabled ?? true,
    refetchInterval: options.everyMs ?? false,
    refetchOnWindowFocus: !options.onRecord,
    refetchOnReconnect: !options.onRecord,
  });

interface Page {
  readonly items: readonly unknown[];
  readonly next_cursor: string | null;
}

/** A call that answers a list page by page. */
export type ListCall = Call<string, z.ZodType, z.ZodType<Page>>;
export type RowOf<C extends ListCall> = ResponseOf<C>['items'][number];

/**
 * Reads a list: its rows so far, and the way to the next ones. New rows are looked for every 20 seconds.
 * @param ofFirst is asked with the first page alone, e.g. how many rows there are in all
 */
export const useList = <C extends ListCall>(
  call: C,
  request: Omit<RequestOf<C>, 'cursor'>,
  ofFirst: Partial<RequestOf<C>> = {},
) => {
  const query = useInfiniteQuery({
    queryKey: [call.id, request, 'pages'],
    queryFn: ({ signal, pageParam }) =>
      callApi(call, { ...request, ...(pageParam ? { cursor: pageParam } : ofFirst) } as RequestOf<C>, {
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
    refetchInterval: 20_000,
  });
  const { data } = query;
  const rows = useMemo(() => data?.pages.flatMap((page) => page.items as RowOf<C>[]), [data]);
  return { ...query, rows, first: data?.pages[0] };
};
