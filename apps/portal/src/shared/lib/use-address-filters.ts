import { useParameters } from '@fairlead/ui/use-parameters';
import { useCallback, useEffect, useRef, useState } from 'react';

/** The beginning of a day written as `YYYY-MM-DD`, or of one some days later, where the reader is; else undefined. */
export const startOfDay = (day: string | null, daysLater: number): string | undefined => {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day ?? '') ?? [];
  return date === undefined
    ? undefined
    : new Date(Number(year), Number(month) - 1, Number(date) + daysLater).toISOString();
};

/** What the address says, where it is one of the known values. */
export const among = <Value extends string>(
  known: readonly Value[],
  value: string | null,
): Value | undefined => known.find((one) => one === value);

/** What every list can be narrowed by. Only what is there: the cache and the call know no undefined. */
export const daysAndText = (search: URLSearchParams): { from?: string; until?: string; text?: string } => {
  const from = startOfDay(search.get('from'), 0);
  const until = startOfDay(search.get('until'), 1);
  const text = (search.get('text') ?? '').trim().slice(0, 100);
  return {
    ...(from === undefined ? {} : { from }),
    ...(until === undefined ? {} : { until }),
    ...(text === '' ? {} : { text }),
  };
};

/** Filters that the address holds under these names, so that coming back finds the same list again. */
export const useAddressFilters = <Name extends string>(names: readonly Name[]) => {
  const { parameters: search, change: alter } = useParameters();
  const change = useCallback(
    (name: Name, value: string): void =>
      alter((next) => {
        if (value === '' || value === 'all') next.delete(name);
        else next.set(name, value);
      }),
    [alter],
  );
  const [cleared, setCleared] = useState(0);
  const clear = useCallback((): void => {
    setCleared((times) => times + 1);
    alter((next) => {
      for (const name of names) next.delete(name);
    });
  }, [names, alter]);
  /** As it stands in the address. */
  const written = (name: Name): string => search.get(name) ?? '';
  return { search, written, change, clear, cleared };
};

/** What is typed is searched for once the person pauses. */
const PAUSE_MS = 400;

/**
 * The text of a search field; `onSearch` hears of it after a pause. What the address says by another way, as after a
 * clearing, stands in the field at once. Returns what is typed, and what changes it.
 * @param cleared how often the filters were cleared: what was typed just before is not searched for
 */
export const useTypedSearch = (searched: string, onSearch: (text: string) => void, cleared: number) => {
  const [typed, setTyped] = useState(searched);
  const told = useRef(searched);
  const seenClearing = useRef(cleared);
  useEffect(() => {
    if (searched === told.current && cleared === seenClearing.current) return;
    told.current = searched;
    seenClearing.current = cleared;
    setTyped(searched);
  }, [searched, cleared]);
  useEffect(() => {
    const text = typed.trim();
    if (text === told.current) return;
    const timer = setTimeout(() => {
      told.current = text;
      onSearch(text);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);
  return [typed, setTyped] as const;
};
