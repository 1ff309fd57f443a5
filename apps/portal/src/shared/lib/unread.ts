import { observable } from './observable';

/** How many notifications are unread, as the server said last; the bell shows it. Zero before it was asked. */
export const unreadTotal = observable(0);
