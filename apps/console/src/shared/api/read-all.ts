import type { RequestOf } from '@fairlead/contract';
import { LIMITS } from '@fairlead/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '.';
import type { ListCall, RowOf } from './use-call';

/** So many rows at most: what a person still looks through, and no reader keeps the server busy for long. */
const ROWS_MAX = 5_000;

/**
 * Reads a list page by page, in its order, up to `ROWS_MAX` rows.
 * @throws ApiError where a page could not be read: none is better than half of a list
 */
const readAll = async <C extends ListCall>(
  call: C,
  request: RequestOf<C>,
  signal: AbortSignal,
): Promise<readonly RowOf<C>[]> => {
  const rows: RowOf<C>[] = [];
  let cursor: string | null = null;
  do {
    const page: { items: readonly unknown[]; next_cursor: string | null } = await callApi(
      call,
      {
        ...(request as object),
        limit: LIMITS.pageSizeMax,
        ...(cursor === null ? {} : { cursor }),
      } as RequestOf<C>,
      { signal },
    );
    rows.push(...(page.items as RowOf<C>[]));
    cursor = page.next_cursor;
  } while (cursor !== null && rows.length < ROWS_MAX);
  return rows;
};

/** Reads the whole of a list, for a choice or a page that misses none of it; the same request shares one answer. */
export const useAll = <C extends ListCall>(
  call: C,
  request: RequestOf<C>,
  options: { readonly enabled?: boolean } = {},
) =>
  useQuery({
    queryKey: [call.id, request, 'all'],
    queryFn: ({ signal }) => readAll(call, request, signal),
    enabled: options.enabled ?? true,
  });
