import { useSyncExternalStore } from 'react';

const EVENTS = ['online', 'offline'];

const follow = (listener: () => void): (() => void) => {
  for (const name of EVENTS) window.addEventListener(name, listener);
  return () => {
    for (const name of EVENTS) window.removeEventListener(name, listener);
  };
};

/** Whether the device says that it has a connection; follows it. */
export const useIsOnline = (): boolean => useSyncExternalStore(follow, () => navigator.onLine);
