import { useSearchParams } from 'react-router';
import type { Filter } from './state-filter';

/** The parameters of the address; an empty value leaves the address unless `keepEmpty`. */
const useAddress = (keepEmpty: boolean) => {
  const [parameters, setParameters] = useSearchParams();
  const change = (name: string, next: string): void =>
    setParameters(
      (before) => {
        if (next === '' && !keepEmpty) before.delete(name);
        else before.set(name, next);
        return before;
      },
      { replace: true },
    );
  return { read: (name: string) => parameters.get(name), change };
};

/** The filters of a list, kept in the address: a link or a bookmark opens the same list. */
export const useFilters = (filters: readonly Filter<string>[]) => {
  const { read, change } = useAddress(true);
  const fields = filters.map((filter) => ({
    ...filter,
    value: filter.values.find((one) => one === (read(filter.name) ?? filter.first)),
    onChange: (next: string): void => change(filter.name, next),
  }));
  return { fields, values: Object.fromEntries(fields.map(({ name, value }) => [name, value])) };
};

/** A single filter, where it does not stand beside the title of its list. */
export const useFilter = <Value extends string>(
  name: string,
  values: readonly Value[],
  first: Value | '',
) => {
  const { read, change } = useAddress(true);
  return {
    value: values.find((one) => one === (read(name) ?? first)),
    setValue: (next: string): void => change(name, next),
  };
};

/** A free text of the address, e.g. what was searched for. */
export const useTextFilter = (name: string) => {
  const { read, change } = useAddress(false);
  return { value: read(name) ?? '', setValue: (next: string): void => change(name, next) };
};

/** Whether an address names a day; anything else narrows nothing. */
export const isDay = (value: string): boolean => {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(value) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
};

/** Whose rows a list shows: a number of the address, anything else is nobody's. */
export const useHolderFilter = () => {
  const { value, setValue } = useTextFilter('holder');
  return { id: /^[1-9]\d{0,14}$/.test(value) ? value : undefined, clear: () => setValue('') };
};

/** The order of a list as the address has it: one of `names`, with `-` in front for the other way; else its own. */
export const useOrder = (list: string | undefined, names: readonly string[]) => {
  const { value, setValue } = useTextFilter(list === undefined ? 'sort' : `${list}_sort`);
  return { value: names.includes(value.replace(/^-/, '')) ? value : '', onChange: setValue };
};
