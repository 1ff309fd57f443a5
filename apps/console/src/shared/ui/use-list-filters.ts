import { deviceClock } from '@fairlead/ui/clock';
import { useParameters } from '@fairlead/ui/use-parameters';
import { useDesk } from '../session/staff';
import { type ListFilter, nameOf, requestOf } from './list-filters';

/** What a filter begins with where the address does not name it. */
const firstOf = (filter: ListFilter): string => ('kind' in filter ? '' : (filter.first ?? ''));

export interface FilterField {
  readonly filter: ListFilter;
  readonly name: string;
  /** As in the address; empty where it narrows nothing. */
  readonly value: string;
  readonly change: (value: string) => void;
}

/**
 * The filters of a list, kept in the address: a link or a bookmark opens the same list. What the address does not name
 * begins with its first value; named and empty, it narrows nothing.
 */
export const useListFilters = (filters: readonly ListFilter[]) => {
  const { currency } = useDesk();
  const { parameters, change: alter } = useParameters();
  const chosenOf = (filter: ListFilter): string => parameters.get(nameOf(filter)) ?? firstOf(filter);
  const change = (filter: ListFilter, value: string): void =>
    alter((address) => {
      if (value === firstOf(filter)) address.delete(nameOf(filter));
      else address.set(nameOf(filter), value);
      // What was selected is seldom on show under another filter, and would be done unseen.
      address.delete('sel');
    });
  const fields: readonly FilterField[] = filters.map((filter) => ({
    ...{ filter, name: nameOf(filter), value: chosenOf(filter) },
    change: (value) => change(filter, value),
  }));
  const means = { now: deviceClock.now(), currency };
  const request = Object.assign({}, ...fields.map(({ filter, value }) => requestOf(filter, value, means)));
  return { fields, request: request as Readonly<Record<string, string | number>> };
};
