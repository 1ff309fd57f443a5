import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { translator } from '../shared/i18n/translator';
import { session } from '../shared/session/session';
import { unread } from '../shared/session/unread';
import { overlay } from '../shared/ui/overlay';
import { Header } from './header';
import { routes } from './routes';

const show = (name: keyof typeof routes) =>
  render(
    <MemoryRouter>
      <Header route={routes[name]} />
    </MemoryRouter>,
  );

const keepEntry = (entry: string): void =>
  localStorage.setItem('fb_userInfo', JSON.stringify({ id: '7', entry }));

describe('the header', () => {
  beforeAll(() => translator.need('core'));
  beforeEach(() => {
    localStorage.clear();
    unread.set(0);
  });
  afterEach(() => {
    cleanup();
    overlay.set(null);
  });

  it.each([
    [0, '', 'Notifications, none unread'],
    [1, '1', 'Notifications, 1 unread'],
    [99, '99', 'Notifications, 99 unread'],
    [100, '99+', 'Notifications, 100 unread'],
    [12_345, '99+', 'Notifications, 12,345 unread'],
  ])('the bell with %i unread shows "%s"', (total, badge, name) => {
    session.keepToken('T');
    show('wallet');
    act(() => unread.set(total));
    expect(screen.getByRole('button', { name }).textContent).toBe(badge);
  });

  it('shows no bell to those who are not signed in', () => {
    show('rules');
    expect(screen.queryByRole('button', { name: /Notifications/ })).toBeNull();
  });

  it.each([
    ['register', 1],
    ['shell', 0],
  ])('for an entry of %s shows %i ways to log out', (entry, count) => {
    session.keepToken('T');
    keepEntry(entry);
    show('adCenter');
    expect(screen.queryAllByRole('button', { name: 'Log out' })).toHaveLength(count);
  });

  it('asks before it logs out', () => {
    session.keepToken('T');
    keepEntry('register');
    show('plan');
    act(() => screen.getByRole('button', { name: 'Log out' }).click());
    expect(overlay.get()).toEqual({ kind: 'logout' });
    expect(session.token()).toBe('T');
  });

  it('names the page in the title of the document', () => {
    show('rules');
    expect(document.title).toBe('Operating rules · Fairlead');
    cleanup();
    show('login');
    expect(document.title).toBe('Fairlead');
  });
});
