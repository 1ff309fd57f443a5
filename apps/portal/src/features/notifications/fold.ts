import { dayOf } from '../../shared/ui/day-name';
import type { Notification } from './api';

/** The newest notice about something, and those before it about the same on the same day. */
export interface Folded {
  readonly newest: Notification;
  readonly earlier: readonly Notification[];
}

/** One thing is what a link names with its number; a page alone, such as the wallet, is none. */
const objectOf = ({ link, withdrawn }: Notification): string | null =>
  link !== null && !withdrawn && /[?&]id=\d+/.test(link) ? link : null;

/** Notices by the reader's days, newest first, those about one thing folded into the newest of the day. */
export const foldNotices = (notices: readonly Notification[]): { day: string; notices: Folded[] }[] => {
  const days = new Map<string, Map<string, Notification[]>>();
  for (const notice of notices) {
    const day = dayOf(Date.parse(notice.created_at));
    const ofDay = days.get(day) ?? new Map<string, Notification[]>();
    days.set(day, ofDay);
    const key = objectOf(notice) ?? notice.id;
    const same = ofDay.get(key);
    if (same === undefined) ofDay.set(key, [notice]);
    else same.push(notice);
  }
  return [...days].map(([day, ofDay]) => ({
    day,
    notices: [...ofDay.values()].flatMap(([newest, ...earlier]) =>
      newest === undefined ? [] : [{ newest, earlier }],
    ),
  }));
};
