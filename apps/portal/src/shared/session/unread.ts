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
