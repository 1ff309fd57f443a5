import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { address, calls, linkTo, lost, onFreshDevice, open, server } from '../../test/screen';
import { unread } from '../shared/session/unread';
import Roots from './roots';

describe('the five roots', () => {
  onFreshDevice();
  beforeEach(() => server.answer(calls.support.unreadCount, { unread_total: 0 }));

  it('lead to each other, and say where the person is', async () => {
    open(<Roots at="wallet" />);
    await waitFor(() => expect(server.sent(calls.support.unreadCount)).toHaveLength(1));
    expect(screen.getByRole('navigation', { name: 'Main pages' })).toBeTruthy();
    expect(['Home', 'Plans', 'Wallet', 'Inbox', 'Me'].map(linkTo)).toEqual([
      ...['/ad-center', '/plan', '/wallet', '/notification', '/me'],
    ]);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Wallet');
    fireEvent.click(screen.getByRole('link', { name: 'Me' }));
    expect(address()).toBe('/me');
  });

  it.each([
    [1, 0, '1', 'Inbox, 1 unread'],
    [2, 3, '5', 'Inbox, 5 unread'],
    [60, 60, '99+', 'Inbox, 120 unread'],
  ])('count %i notices and %i messages in one badge', async (notices, messages, badge, name) => {
    server.answer(calls.support.unreadCount, { unread_total: messages });
    unread.set(notices);
    open(<Roots at="me" />);
    expect((await screen.findByRole('link', { name })).textContent).toBe(`${badge}Inbox`);
  });

  it('show the notices alone where the chats could not be asked', async () => {
    server.reply(calls.support.unreadCount, () => lost);
    unread.set(4);
    open(<Roots at="me" />);
    expect(await screen.findByRole('link', { name: 'Inbox, 4 unread' })).toBeTruthy();
  });
});
