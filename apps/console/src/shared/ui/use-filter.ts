import { useParameters } from '@fairlead/ui/use-parameters';

/** The parameters of the address; an empty value leaves the address unless `keepEmpty`. */
const useAddress = (keepEmpty: boolean) => {
  const { parameters, change } = useParameters();
  return {
    read: (name: string) => parameters.get(name),
    change: (name: string, next: string): void =>
      change((address) => {
        if (next === '' && !keepEmpty) address.delete(name);
        else address.set(name, next);
      }),
  };
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

/** Whether an address names a moment as calls write it; anything else narrows nothing. */
export const isMoment = (value: string): boolean => {
  const time = Date.parse(value);
  return !Number.isNaN(time) && new Date(time).toISOString() === value;
};

/**
 * The order of a list as the address has it: one of `names`, with `-` in front for the other way; else `first`, which is
 * empty where the list's own order will do.
 */
export const useOrder = (list: string | undefined, names: readonly string[], first = '') => {
  const { value, setValue } = useTextFilter(list === undefined ? 'sort' : `${list}_sort`);
  return { value: names.includes(value.replace(/^-/, '')) ? value : first, onChange: setValue };
};
