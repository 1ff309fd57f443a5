import { useInfiniteQuery } from '@tanstack/react-query';
import { every } from './query-client';

interface Page<Item> {
  readonly items: readonly Item[];
  readonly next_cursor: string | null;
}

/**
 * A list of the contract, page by page (docs/domain/README.md#paging).
 * @param key of the cache; @param read reads one page, the first without a cursor
 */
export const usePages = <Item>(
  key: readonly unknown[],
  read: (cursor: string | undefined, signal: AbortSignal) => Promise<Page<Item>>,
  refetchEveryMs?: number,
) => {
  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => read(pageParam ?? undefined, signal),
    // Not undefined: the figures kept on the device are JSON, which knows null alone.
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor ?? undefined,
    ...(refetchEveryMs === undefined ? {} : { refetchInterval: every(refetchEveryMs) }),
  });
  return {
    /** For `Loaded`: all items of the pages that were read. */
    list: {
      data: query.data?.pages.flatMap((page) => page.items),
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
