import { useInfiniteQuery } from '@tanstack/react-query';
import { callApi, type RequestFor, type ResponseFor } from '../api';

export type SourceFigureName = RequestFor<'statement.source'>['figure'];
export type SourceItem = ResponseFor<'statement.source'>['items'][number];

/** Which figure: of one plan, of one period of the statistics, or of the whole wallet. */
export interface SourceQuestion {
  readonly figure: SourceFigureName;
  readonly orderId?: string;
  /** 1 today, 2 week, 3 month, 4 all. */
  readonly period?: number;
  /** First and last day of a time, `2026-03-01`, in place of a period. */
  readonly days?: { readonly from: string; readonly until: string };
  /** Of these days so many days earlier, as they are compared. */
  readonly daysEarlier?: number;
  /** Of the period before, as they are compared. */
  readonly before?: boolean;
  /** Of an hour of the day, of plans on a product, or of all plans or products without a row of their own, alone. */
  readonly hour?: number;
  readonly productId?: string;
  readonly others?: 'plan' | 'product';
  /** With `flow_record`. */
  readonly recordId?: string;
}

const PAGE_ROWS = 20;

const requestOf = ({
  figure,
  orderId,
  period,
  days,
  daysEarlier,
  before,
  hour,
  productId,
  others,
  recordId,
}: SourceQuestion): RequestFor<'statement.source'> => ({
  figure,
  limit: PAGE_ROWS,
  ...(orderId === undefined ? {} : { order_id: orderId }),
  ...(period === undefined ? {} : { type: period }),
  ...days,
  ...(daysEarlier === undefined ? {} : { days_earlier: daysEarlier }),
  ...(before ? ({ period: 'before' } as const) : {}),
  ...(hour === undefined ? {} : { hour }),
  ...(productId === undefined ? {} : { product_id: productId }),
  ...(others === undefined ? {} : { others }),
  ...(recordId === undefined ? {} : { record_id: recordId }),
});

/** What a figure is made of, page by page. */
export const useSource = (question: SourceQuestion) => {
  const query = useInfiniteQuery({
    queryKey: ['source', question],
    queryFn: ({ pageParam, signal }) =>
      callApi(
        'statement.source',
        { ...requestOf(question), ...(pageParam === undefined ? {} : { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next_cursor ?? undefined,
  });
  const [first] = query.data?.pages ?? [];
  return {
    /** For `Loaded`: the figure with the rows read so far. */
    source: {
      data: first && { ...first, items: query.data?.pages.flatMap(({ items }) => items) ?? [] },
      isError: query.isError,
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
