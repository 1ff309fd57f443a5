import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { personQuery } from '../shared/calls/person';
import { queryClient } from '../shared/calls/query-client';
import { unread, unreadMayHaveGrown, unreadMessages } from '../shared/session/unread';
import { followUnread } from './follow-unread';

/** The counts as one tab tells them to the others of this device. */
interface Told {
  readonly notices: number;
  readonly messages: number;
}

/** The list that is open shows what the bell counts. */
const tellNotices = (total: number): void => {
  if (total > unread.get()) {
    void queryClient.invalidateQueries({ queryKey: ['notifications'] });
    // What is new may be that somebody asked for a new login password: the bar to stop it hangs from the person.
    void queryClient.invalidateQueries({ queryKey: personQuery.queryKey });
  }
  unread.set(total);
};

/** Whoever reads something in one tab sees it counted in all. */
const shareWithTabs = (): (() => void) => {
  const channel = new BroadcastChannel('fairlead-unread');
  let isHearing = false;
  const tell = (): void => {
    if (isHearing) return;
    const told: Told = { notices: unread.get(), messages: unreadMessages.get() };
    channel.postMessage(told);
  };
  channel.onmessage = ({ data }: MessageEvent<Told>) => {
    isHearing = true;
    if (data.notices !== unread.get()) tellNotices(data.notices);
    unreadMessages.set(data.messages);
    isHearing = false;
  };
  const stops = [unread.onChange(tell), unreadMessages.onChange(tell)];
  return () => {
    for (const stop of stops) stop();
    channel.close();
  };
};

/**
 * Keeps the counts of bell and bar true on every page of a signed-in person, also on those that are open to all
 * (docs/domain/notifications.md#bell-and-badge).
 */
const UnreadCounts = () => {
  const { pathname } = useLocation();
  useEffect(() => followUnread('notification.unreadCount', tellNotices), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever comes from a chat has read it
  useEffect(() => {
    const follow = () => followUnread('support.unreadCount', unreadMessages.set);
    let stop = follow();
    const stopHearing = unreadMayHaveGrown.onTell(() => {
      stop();
      stop = follow();
    });
    return () => {
      stopHearing();
      stop();
    };
  }, [pathname]);
  useEffect(shareWithTabs, []);
  return null;
};

export default UnreadCounts;
