import { observable } from '@fairlead/ui/observable';

const countOf = () => {
  const total = observable(0);
  return {
    get: total.get,
    onChange: total.onChange,
    set: (count: number): void => total.set(Math.max(0, count)),
    /** Before the server's own word comes: so many were read. */
    reduceBy: (count: number): void => total.set(Math.max(0, total.get() - count)),
  };
};

/** How many notifications are unread, as the server said last; never below 0. */
export const unread = countOf();

/** The same of the messages of the chats. */
export const unreadMessages = countOf();

const asked = observable(0);

/** Something came in that may count: whoever follows the counts asks the server. */
export const unreadMayHaveGrown = {
  tell: (): void => asked.set(asked.get() + 1),
  onTell: asked.onChange,
};

/** What a badge shows: nothing at 0, '99+' above 99. */
export const badgeOf = (count: number): string => (count > 99 ? '99+' : count > 0 ? String(count) : '');
