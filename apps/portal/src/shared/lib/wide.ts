import { useSyncExternalStore } from 'react';

/** From here on there is room for a rail and two panes; the style sheets say the same. */
const wide = window.matchMedia?.('(min-width: 64rem)');

const follow = (listener: () => void): (() => void) => {
  wide?.addEventListener('change', listener);
  return () => wide?.removeEventListener('change', listener);
};

/** Whether there is room for list and detail side by side; follows the window. */
export const useIsWide = (): boolean => useSyncExternalStore(follow, () => wide?.matches ?? false);
