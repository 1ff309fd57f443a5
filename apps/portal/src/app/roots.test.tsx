import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { address, linkTo, onFreshDevice, open } from '../../test/screen';
import { unread, unreadMessages } from '../shared/session/unread';
import Roots from './roots';

describe('the five roots', () => {
  onFreshDevice();
  beforeEach(() => unreadMessages.set(0));

  it('lead to each other, and say where the person is', async () => {
    open(<Roots at="wallet" />);
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
    unreadMessages.set(messages);
    unread.set(notices);
    open(<Roots at="me" />);
    expect((await screen.findByRole('link', { name })).textContent).toBe(`${badge}Inbox`);
  });
});
