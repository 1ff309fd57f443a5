import { ORDER_OUTCOMES, ORDER_STATUSES, PRODUCT_KINDS } from '@fairlead/vocabulary';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { OrderFilters } from './api';

/** What of the address filters the plans. */
const NAMES = ['status', 'kind', 'result', 'from', 'until', 'text'] as const;
export type FilterName = (typeof NAMES)[number];

const among = <Value extends string>(known: readonly Value[], value: string | null): Value | undefined =>
  known.find((one) => one === value);

/** The beginning of a day, or of the one after it, where the reader is. */
const startOf = (day: string | null, daysLater: number): string | undefined => {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day ?? '') ?? [];
  return date === undefined
    ? undefined
    : new Date(Number(year), Number(month) - 1, Number(date) + daysLater).toISOString();
};

/** Only what is there: the cache and the call know no undefined. */
const filtersOf = (search: URLSearchParams): OrderFilters => {
  const status = among(ORDER_STATUSES, search.get('status'));
  const kind = among(PRODUCT_KINDS, search.get('kind'));
  const result = among(ORDER_OUTCOMES, search.get('result'));
  const from = startOf(search.get('from'), 0);
  const until = startOf(search.get('until'), 1);
  const text = (search.get('text') ?? '').trim().slice(0, 100);
  return {
    ...(status === undefined ? {} : { status }),
    ...(kind === undefined ? {} : { kind }),
    ...(result === undefined ? {} : { result }),
    ...(from === undefined ? {} : { from }),
    ...(until === undefined ? {} : { until }),
    ...(text === '' ? {} : { text }),
  };
};

/** The filters of one's plans. The address holds them, so that coming back finds the same list again. */
export const useOrderFilters = () => {
  const [search, setSearch] = useSearchParams();
  const filters = useMemo(() => filtersOf(search), [search]);
  const change = useCallback(
    (name: FilterName, value: string): void => {
      const next = new URLSearchParams(search);
      if (value === '' || value === 'all') next.delete(name);
      else next.set(name, value);
      setSearch(next, { replace: true });
    },
    [search, setSearch],
  );
  const clear = useCallback((): void => {
    const next = new URLSearchParams(search);
    for (const name of NAMES) next.delete(name);
    setSearch(next, { replace: true });
  }, [search, setSearch]);
  /** As it stands in the address. */
  const written = (name: FilterName): string => search.get(name) ?? '';
  return { filters, written, change, clear };
};
