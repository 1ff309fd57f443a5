import type { Part } from '@fairlead/contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  button,
  calls,
  inHours,
  items,
  onFreshDevice,
  open,
  press,
  pressTwice,
  server,
} from '../../../test/screen';
import { unread } from '../../shared/session/unread';
import type { Notification } from './api';
import { NotificationList } from './notification-list';

const notice = (id: string, part: Part<Notification> = {}): Part<Notification> => ({
  ...{ id, title: `Title ${id}`, content: `Words ${id}`, category: 'activity', created_at: inHours(-1) },
  ...part,
});
const listed = (total: number, ...rows: readonly Part<Notification>[]): void =>
  server.answer(calls.notification.list, { items: rows, unread_total: total });

describe('the notifications', () => {
  onFreshDevice();

  it('count what is unread as the server says, here and for the bell', async () => {
    listed(2, notice('9'), notice('8', { read: true }));
    open(<NotificationList />);
    expect(await screen.findByText('2 unread')).toBeTruthy();
    expect(unread.get()).toBe(2);
    expect(items()[0]).toContain('Unread: Title 9');
    expect(items()[1]).not.toContain('Unread');
  });

  it('mark one read when it is opened, once, and leave it where it stands', async () => {
    listed(2, notice('9'), notice('8'));
    server.answer(calls.notification.read, { unread_total: 1 });
    open(<NotificationList />);
    const title = await button('Unread: Title 9');
    title.click();
    await waitFor(() => expect(server.sent(calls.notification.read)).toEqual([{ ids: ['9'] }]));
    expect(await screen.findByText('1 unread')).toBeTruthy();
    const opened = await button('Title 9');
    expect(opened.getAttribute('aria-expanded')).toBe('true');
    opened.click();
    opened.click();
    expect(server.sent(calls.notification.read)).toHaveLength(1);
  });

  it('stay unread where marking failed, and say so', async () => {
    listed(1, notice('9'));
    server.refuse(calls.notification.read, 'server_error');
    open(<NotificationList />);
    await press('Unread: Title 9');
    expect(await screen.findByText(/^This could not be marked as read\. It stays unread/)).toBeTruthy();
    expect(await button('Unread: Title 9')).toBeTruthy();
    expect(unread.get()).toBe(1);
  });

  it('mark all read up to the newest that was seen: what arrives meanwhile stays unread', async () => {
    listed(2, notice('9'), notice('8'));
    server.reply(calls.notification.read, () => {
      listed(1, notice('10'), notice('9', { read: true }), notice('8', { read: true }));
      return { unread_total: 1 };
    });
    open(<NotificationList />);
    await pressTwice('Mark all as read');
    expect(await screen.findByText('Marked as read.')).toBeTruthy();
    expect(server.sent(calls.notification.read)).toEqual([{ all: true, up_to: '9' }]);
    expect(await button('Unread: Title 10')).toBeTruthy();
    expect(screen.getByText('1 unread')).toBeTruthy();
  });

  it('mark those of a category alone where one is chosen', async () => {
    listed(2, notice('9'));
    server.answer(calls.notification.read, { unread_total: 1 });
    open(<NotificationList />);
    await press('Category');
    await press('Account updates');
    await waitFor(() =>
      expect(server.sent(calls.notification.list).at(-1)).toEqual({ category: 'activity', filter: 'all' }),
    );
    await press('Mark all as read');
    await waitFor(() =>
      expect(server.sent(calls.notification.read)).toEqual([{ all: true, up_to: '9', category: 'activity' }]),
    );
  });

  it('offer to mark nothing where nothing is unread, and nothing at all among those that were read', async () => {
    listed(0, notice('9', { read: true }));
    open(<NotificationList />);
    expect((await button('Mark all as read')).disabled).toBe(true);
    await press('Read');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull());
    expect(server.sent(calls.notification.list).at(-1)).toEqual({ filter: 'read' });
  });

  it.each([
    ['All', /^No notifications yet/],
    ['Unread', 'Nothing unread.'],
    ['Read', /^Nothing read yet/],
  ])('say what would stand here under "%s"', async (filter, words) => {
    listed(0);
    open(<NotificationList />);
    await screen.findByText(/^No notifications yet/);
    for (const tab of screen.getAllByRole('button', { name: filter })) tab.click();
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('say that all could not be marked, and keep them unread', async () => {
    listed(2, notice('9'));
    server.refuse(calls.notification.read, 'throttled');
    open(<NotificationList />);
    await press('Mark all as read');
    expect(await screen.findByText(/could not be marked as read\. They stay unread; try again/)).toBeTruthy();
    expect(screen.getByText('2 unread')).toBeTruthy();
  });
});
