import { useSyncExternalStore } from 'react';

/** From here on there is room for a rail and two panes; the style sheets say the same. */
const WIDE = '(min-width: 64rem)';

const query = (): MediaQueryList | undefined => window.matchMedia?.(WIDE);

const follow = (listener: () => void): (() => void) => {
  const watched = query();
  watched?.addEventListener('change', listener);
  return () => watched?.removeEventListener('change', listener);
};

/** Whether there is room for list and detail side by side; follows the window. */
export const useIsWide = (): boolean => useSyncExternalStore(follow, () => query()?.matches ?? false);
