import { useState } from 'react';
import { useTextFilter } from './use-filter';

/** Ids of rows in an address, with a point between. */
const listOf = (text: string): readonly string[] => text.split('.').filter(Boolean);

/** So many rows are chosen at most: each is sent by itself. */
const SELECTED_MAX = 100;

/** Which rows are chosen, kept in the address: a link shows a colleague the same ones. */
export const useSelection = () => {
  const { value, setValue } = useTextFilter('sel');
  const ids = listOf(value);
  const choose = (next: readonly string[]): void =>
    setValue([...new Set(next)].slice(0, SELECTED_MAX).join('.'));
  return {
    ids: new Set(ids),
    toggle: (id: string): void => choose(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]),
    add: (more: readonly string[]): void => choose([...ids, ...more]),
    set: (next: readonly string[]): void => choose(next),
    clear: (): void => setValue(''),
  };
};
export type Selection = ReturnType<typeof useSelection>;

/** How a column is called in an address. */
const slugOf = (head: string): string => head.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** Which columns are left out, kept in the address. */
export const useHiddenColumns = () => {
  const { value, setValue } = useTextFilter('hide');
  const hidden = listOf(value);
  return {
    isHidden: (head: string): boolean => hidden.includes(slugOf(head)),
    toggle: (head: string): void => {
      const slug = slugOf(head);
      setValue((hidden.includes(slug) ? hidden.filter((one) => one !== slug) : [...hidden, slug]).join('.'));
    },
  };
};

const DENSITY_KEY = 'fairlead_console_density';

/** How close the rows stand: a matter of the eye and the screen, so it is kept on the device. */
export const useDensity = () => {
  const [isCompact, setCompact] = useState(() => localStorage.getItem(DENSITY_KEY) === 'compact');
  return {
    isCompact,
    toggle: (): void => {
      localStorage.setItem(DENSITY_KEY, isCompact ? 'comfortable' : 'compact');
      setCompact(!isCompact);
    },
  };
};
