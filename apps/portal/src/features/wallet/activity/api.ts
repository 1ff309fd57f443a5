import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { callApi, type RequestFor, type ResponseFor } from '../../../shared/api';
import { every } from '../../../shared/calls/query-client';
import { usePages } from '../../../shared/calls/use-pages';

const RECENT = 3;
/** Slower than the figures above them: whoever reads these wants to know what happened, not that it happens. */
const FOLLOW_MS = 15_000;

type Page = ResponseFor<'wallet.events'>;
export type FlowEvent = Page['items'][number];
export type FlowDay = Page['days'][number];
export type FlowType = FlowEvent['sums'][number]['type'];
export type EventFilters = Omit<RequestFor<'wallet.events'>, 'cursor' | 'limit'>;

/** The events of a filter, newest first, with the sums of their days. */
export const useEvents = (filters: EventFilters) => {
  const query = useInfiniteQuery({
    queryKey: ['wallet', 'events', filters],
    queryFn: ({ pageParam, signal }) =>
      callApi(
        'wallet.events',
        { ...filters, ...(pageParam === null ? {} : { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor ?? undefined,
  });
  const pages = query.data?.pages;
  return {
    list: {
      data: pages && {
        events: pages.flatMap(({ items }) => items),
        days: new Map(pages.flatMap(({ days }) => days.map((day) => [day.day, day] as const))),
      },
      isError: query.isError,
      error: query.error,
      dataUpdatedAt: query.dataUpdatedAt,
      isFetching: query.isFetching,
      refetch: query.refetch,
    },
    more: {
      hasMore: query.hasNextPage,
      loading: query.isFetchingNextPage,
      onMore: () => void query.fetchNextPage(),
    },
  };
};

/** The newest events of all. */
export const useRecentEvents = () =>
  useQuery({
    queryKey: ['wallet', 'recent'],
    queryFn: ({ signal }) => callApi('wallet.events', { limit: RECENT }, { signal }),
    refetchInterval: every(FOLLOW_MS),
  });

/** The records that an event is folded from. @param type where the events are those of one type */
export const useEventRecords = (event: string, type: FlowType | undefined) =>
  usePages(['wallet', 'event', event, type ?? null], (cursor, signal) =>
    callApi(
      'wallet.eventRecords',
      { event, ...(type === undefined ? {} : { type }), ...(cursor === undefined ? {} : { cursor }) },
      { signal },
    ),
  );
