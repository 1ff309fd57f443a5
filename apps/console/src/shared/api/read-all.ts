import type { RequestOf } from '@fairlead/contract';
import { LIMITS } from '@fairlead/contract/limits';
import { callApi } from '.';
import type { ListCall, RowOf } from './use-call';

/** So many rows a file has at most: what a person still looks through, and no reader keeps the server busy for long. */
const EXPORT_ROWS_MAX = 5_000;

interface Read<C extends ListCall> {
  readonly rows: readonly RowOf<C>[];
  /** Whether there are rows beyond the last. */
  readonly isPart: boolean;
}

/**
 * Reads a list page by page, in its order, up to `EXPORT_ROWS_MAX` rows.
 * @param onRows is told how many rows there are after each page
 * @throws ApiError where a page could not be read: no file is better than half of one
 */
export const readAll = async <C extends ListCall>(
  call: C,
  request: RequestOf<C>,
  onRows: (count: number) => void,
  signal: AbortSignal,
): Promise<Read<C>> => {
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
    onRows(rows.length);
  } while (cursor !== null && rows.length < EXPORT_ROWS_MAX);
  return { rows, isPart: cursor !== null };
};
