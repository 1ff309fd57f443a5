import { useSearchParams } from 'react-router';

/** One parameter of the address; an empty value leaves the address unless `keepEmpty`. */
const useParameter = (name: string, keepEmpty: boolean) => {
  const [parameters, setParameters] = useSearchParams();
  const setValue = (next: string): void =>
    setParameters(
      (before) => {
        if (next === '' && !keepEmpty) before.delete(name);
        else before.set(name, next);
        return before;
      },
      { replace: true },
    );
  return { written: parameters.get(name), setValue };
};

/** A filter of a list, kept in the address: a link or a bookmark opens the same list. */
export const useFilter = <Value extends string>(
  name: string,
  values: readonly Value[],
  first: Value | '',
) => {
  const { written, setValue } = useParameter(name, true);
  return { value: values.find((one) => one === (written ?? first)), setValue };
};

/** A free text of the address, e.g. what was searched for. */
export const useTextFilter = (name: string) => {
  const { written, setValue } = useParameter(name, false);
  return { value: written ?? '', setValue };
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
