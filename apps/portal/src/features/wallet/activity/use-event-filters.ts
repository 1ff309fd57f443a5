import { parseMinor } from '@fairlead/money';
import { FLOW_TYPES } from '@fairlead/vocabulary';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useCurrency } from '../../../shared/session/use-session';
import type { EventFilters } from './api';

/** What of the address filters the activity. */
const NAMES = ['type', 'from', 'until', 'plan', 'text'] as const;
export type FilterName = (typeof NAMES)[number];

/** The beginning of a day, or of the one after it, where the reader is. */
export const startOf = (day: string | null, daysLater: number): string | undefined => {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day ?? '') ?? [];
  return date === undefined
    ? undefined
    : new Date(Number(year), Number(month) - 1, Number(date) + daysLater).toISOString();
};

/** What was typed as an amount: with a sign or without, with the sign of the currency or without. */
const amountOf = (text: string, currency: string): number | undefined => {
  const amount = parseMinor(text.replace(/[^\d.,]/g, ''), currency);
  return amount === null || amount < 1 ? undefined : amount;
};

const filtersOf = (search: URLSearchParams, currency: string): EventFilters => {
  const type = FLOW_TYPES.find((one) => one === search.get('type'));
  const from = startOf(search.get('from'), 0);
  const until = startOf(search.get('until'), 1);
  const plan = /^[1-9]\d{0,14}$/.exec(search.get('plan') ?? '')?.[0];
  const text = (search.get('text') ?? '').trim().slice(0, 100);
  const amount = amountOf(text, currency);
  return {
    ...(type === undefined ? {} : { type }),
    ...(from === undefined ? {} : { from }),
    ...(until === undefined ? {} : { until }),
    ...(plan === undefined ? {} : { order_id: plan }),
    ...(text === '' ? {} : { text }),
    ...(text === '' || amount === undefined ? {} : { amount }),
  };
};

/** The filters of the activity. The address holds them, so that coming back finds the same list again. */
export const useEventFilters = () => {
  const currency = useCurrency();
  const [search, setSearch] = useSearchParams();
  const filters = useMemo(() => filtersOf(search, currency), [search, currency]);
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
  return { filters, written, change, clear, isOn: Object.keys(filters).length > 0 };
};
