import type { QueryClient } from '@tanstack/react-query';

const KEY = ['own acts'];

/** Remembers that this person has acted: what they did themselves is shown at once. */
export const countAct = (queries: QueryClient): void => {
  queries.setQueryDefaults(KEY, { gcTime: Number.POSITIVE_INFINITY });
  queries.setQueryData<number>(KEY, (before = 0) => before + 1);
};

/** How often this person has acted in this tab. */
export const ownActs = (queries: QueryClient): number => queries.getQueryData<number>(KEY) ?? 0;
