import { observable } from '@fairlead/ui/observable';

const total = observable(0);

/** How many notifications are unread, as the server said last; never below 0. */
export const unread = {
  get: total.get,
  onChange: total.onChange,
  set: (count: number): void => total.set(Math.max(0, count)),
  /** Before the server's own word comes: so many were read. */
  reduceBy: (count: number): void => total.set(Math.max(0, total.get() - count)),
};

/** What a badge shows: nothing at 0, '99+' above 99. */
export const badgeOf = (count: number): string => (count > 99 ? '99+' : count > 0 ? String(count) : '');
