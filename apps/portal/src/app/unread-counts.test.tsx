import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { calls, lost, onFreshDevice, open, server } from '../../test/screen';
import { badgeOf, unread, unreadMayHaveGrown, unreadMessages } from '../shared/session/unread';
import UnreadCounts from './unread-counts';

describe('what is unread', () => {
  onFreshDevice();
  beforeEach(() => unreadMessages.set(0));

  it('is asked for on every page of a signed-in person, notices and messages apart', async () => {
    server.answer(calls.notification.unreadCount, { unread_total: 16 });
    server.answer(calls.support.unreadCount, { unread_total: 2 });
    open(<UnreadCounts />, '/rules');
    await waitFor(() => expect([unread.get(), unreadMessages.get()]).toEqual([16, 2]));
  });

  it('is asked for anew when a message comes in', async () => {
    server.answer(calls.notification.unreadCount, { unread_total: 0 });
    server.answer(calls.support.unreadCount, { unread_total: 0 });
    open(<UnreadCounts />);
    await waitFor(() => expect(server.sent(calls.support.unreadCount)).toHaveLength(1));
    server.answer(calls.support.unreadCount, { unread_total: 1 });
    act(() => unreadMayHaveGrown.tell());
    await waitFor(() => expect(unreadMessages.get()).toBe(1));
  });

  it('follows what another tab reads, and stays at 0 at the least', async () => {
    server.answer(calls.notification.unreadCount, { unread_total: 5 });
    server.answer(calls.support.unreadCount, { unread_total: 3 });
    open(<UnreadCounts />);
    await waitFor(() => expect([unread.get(), unreadMessages.get()]).toEqual([5, 3]));
    const tab = new BroadcastChannel('fairlead-unread');
    tab.postMessage({ notices: 4, messages: -1 });
    await waitFor(() => expect([unread.get(), unreadMessages.get()]).toEqual([4, 0]));
    tab.close();
  });

  it('counts the one where the other could not be asked', async () => {
    server.answer(calls.notification.unreadCount, { unread_total: 4 });
    server.reply(calls.support.unreadCount, () => lost);
    open(<UnreadCounts />);
    await waitFor(() => expect(unread.get()).toBe(4));
    expect(badgeOf(unread.get() + unreadMessages.get())).toBe('4');
  });
});
