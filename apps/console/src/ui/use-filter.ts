import { useSearchParams } from 'react-router';

/** A filter of a list, kept in the address: a link or a bookmark opens the same list. */
export const useFilter = <Value extends string>(
  name: string,
  values: readonly Value[],
  first: Value | '',
) => {
  const [parameters, setParameters] = useSearchParams();
  const written = parameters.get(name) ?? first;
  const value = values.find((one) => one === written);
  const setValue = (next: string): void =>
    setParameters(
      (before) => {
        before.set(name, next);
        return before;
      },
      { replace: true },
    );
  return { value, setValue };
};

/** A free text of the address, e.g. what was searched for. */
export const useTextFilter = (name: string) => {
  const [parameters, setParameters] = useSearchParams();
  const setValue = (next: string): void =>
    setParameters(
      (before) => {
        if (next === '') before.delete(name);
        else before.set(name, next);
        return before;
      },
      { replace: true },
    );
  return { value: parameters.get(name) ?? '', setValue };
};
