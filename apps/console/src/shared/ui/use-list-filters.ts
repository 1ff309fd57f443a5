import { deviceClock } from '@fairlead/ui/clock';
import { useSearchParams } from 'react-router';
import { useDesk } from '../session/staff';
import { type ListFilter, nameOf, requestOf } from './list-filters';

/** What a filter begins with where the address narrows nothing. */
const firstOf = (filter: ListFilter): string => ('kind' in filter ? '' : (filter.first ?? ''));

export interface FilterField {
  readonly filter: ListFilter;
  readonly name: string;
  /** As in the address; empty where it narrows nothing. */
  readonly value: string;
  readonly change: (value: string) => void;
}

/**
 * The filters of a list, kept in the address: a link or a bookmark opens the same list. Where the address names none, each
 * begins with its first value; where it names one, only what it names counts.
 */
export const useListFilters = (filters: readonly ListFilter[]) => {
  const { currency } = useDesk();
  const [parameters, setParameters] = useSearchParams();
  const isBare = !filters.some((filter) => parameters.has(nameOf(filter)));
  const chosenOf = (filter: ListFilter): string =>
    isBare ? firstOf(filter) : (parameters.get(nameOf(filter)) ?? '');
  const change = (changed: ListFilter, value: string): void =>
    setParameters(
      (before) => {
        // What the list began with is written down, or it would be gone with the first filter that is added.
        for (const filter of filters)
          if (isBare && firstOf(filter) !== '') before.set(nameOf(filter), firstOf(filter));
        if (value === '' && firstOf(changed) === '') before.delete(nameOf(changed));
        else before.set(nameOf(changed), value);
        before.delete('sel');
        return before;
      },
      { replace: true },
    );
  const fields: readonly FilterField[] = filters.map((filter) => ({
    ...{ filter, name: nameOf(filter), value: chosenOf(filter) },
    change: (value) => change(filter, value),
  }));
  const means = { now: deviceClock.now(), currency };
  const request = Object.assign({}, ...fields.map(({ filter, value }) => requestOf(filter, value, means)));
  return { fields, request: request as Readonly<Record<string, string | number>> };
};
