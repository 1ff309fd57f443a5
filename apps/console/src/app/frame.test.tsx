import type { StaffRole } from '@fairlead/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  address,
  calls,
  field,
  fill,
  inHours,
  leave,
  linkTo,
  onFreshTab,
  open,
  press,
  refused,
  server,
  USERNAME,
} from '../../test/screen';
import { session } from '../shared/session/session';
import { App } from './app';
import { pages } from './pages';

interface Situation {
  readonly at?: string;
  readonly totpDemanded?: boolean;
  readonly passwordEndsAt?: string;
  readonly unseen?: number;
  readonly unread?: number;
  readonly queues?: readonly { readonly queue: 'proposals' | 'chats'; readonly waiting: number }[];
  readonly stopped?: boolean;
  readonly jobsLate?: boolean;
}

const start = (roles: readonly StaffRole[], situation: Situation = {}): void => {
  const {
    at = '/audit',
    totpDemanded = false,
    passwordEndsAt = null,
    stopped = false,
    jobsLate = false,
    unseen = 0,
    unread = 0,
    queues = [],
  } = situation;
  server.answer(calls.consoleAuth.me, {
    ...{ id: '1', username: USERNAME, roles, totp: true },
    ...{ totp_demanded: totpDemanded, password_ends_at: passwordEndsAt, changes_unseen: unseen },
  });
  server.answer(calls.config.basic, { currency: { code: 'USD', digits: 2 } });
  server.answer(calls.consoleBooks.read, {
    ...(jobsLate ? { jobs: { ran_at: inHours(-1), late: true } } : {}),
    ...(stopped ? { money_writes: 'stopped', alert: { since: inHours(-1), text: 'Move 9 differs.' } } : {}),
  });
  server.answer(calls.consoleAudit.list);
  server.answer(calls.consoleFeedback.list);
  server.answer(calls.consoleSupport.counts, { unread });
  server.answer(calls.consoleQueue.counts, { queues: queues.map((one) => ({ ...one, mine: 0 })) });
  open(<App />, roles, { path: '*', at });
};
const inMenu = async (): Promise<readonly (string | null)[]> => {
  const menu = await screen.findByRole('navigation', { name: 'Pages' });
  return [...menu.querySelectorAll('a')].map(({ textContent }) => textContent);
};

describe('the frame around every page', () => {
  onFreshTab();

  it.each([
    ['auditor', 'Audit log', 'Outbox'],
    ['support', 'Support', 'Audit log'],
    ['finance_checker', 'Books', 'Audit log'],
    ['delivery', 'Products', 'Staff'],
  ] as const)('lists for %s the pages that their role opens, such as %s', async (role, one, other) => {
    start([role], { at: '/nowhere' });
    const listed = await inMenu();
    expect(listed).toContain(one);
    if (role !== 'auditor') expect(listed).not.toContain(other);
  });

  it('lists an admin every page that has a title', async () => {
    start(['admin', 'support', 'delivery', 'finance_maker', 'finance_checker', 'auditor'], {
      at: '/nowhere',
    });
    expect(await inMenu()).toEqual(pages.flatMap(({ title }) => title ?? []));
    expect(document.querySelectorAll('.pages .pages__icon path[d]')).toHaveLength((await inMenu()).length);
  });

  it('says beside the name of a page how much waits there, and of chats what is new', async () => {
    const queues = [
      { queue: 'proposals', waiting: 3 },
      { queue: 'chats', waiting: 9 },
    ] as const;
    start(['support'], { at: '/nowhere', queues, unread: 2 });
    expect(await screen.findByRole('link', { name: 'Proposals 3 waiting' })).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Support 2 unread' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Top-ups' })).toBeTruthy();
  });

  it('names the pages by what one has come to do, and no heading without a page', async () => {
    start(['support'], { at: '/nowhere' });
    const menu = await screen.findByRole('navigation', { name: 'Pages' });
    const names = within(menu)
      .getAllByRole('list')
      .map((list) => list.getAttribute('aria-label'));
    expect(names).toEqual([null, 'Work', 'Money', 'People', 'Delivery', 'Content']);
    const content = within(menu).getByRole('list', { name: 'Content' });
    expect(within(content).getByRole('link', { name: 'Canned answers' })).toBeTruthy();
  });

  it('opens no page that a role does not open, by its address either', async () => {
    start(['support'], { at: '/audit' });
    expect(await screen.findByRole('heading', { name: 'Your roles cannot open this page' })).toBeTruthy();
    expect(screen.getByText(/signed in as Support\. It is open to: Auditor, Admin\./)).toBeTruthy();
    expect(server.sent(calls.consoleAudit.list)).toEqual([]);
  });

  it('says who is signed in, with which roles, and that money is not real', async () => {
    start(['auditor', 'support']);
    expect(await screen.findByText('Sandbox money')).toBeTruthy();
    expect(screen.getByRole('link', { name: `Your account: ${USERNAME}` })).toBeTruthy();
    expect(screen.getByText('Auditor, Support')).toBeTruthy();
  });

  it('warns above every page while money writes are stopped', async () => {
    start(['auditor'], { stopped: true });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Money writes are stopped');
    expect(alert.textContent).toContain('Move 9 differs. Since 2 Mar 2026, 08:30:00.');
    expect(linkTo('Look at the books')).toBe('/books');
  });

  it('warns above every page while no jobs run, whose deadlines nobody else keeps', async () => {
    start(['auditor'], { jobsLate: true });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('No jobs have run');
    expect(alert.textContent).toContain('None since 2 Mar 2026, 08:30:00: deadlines pass');
  });

  it('says nothing of the books while they agree, and asks nobody whose role does not open them', async () => {
    start(['support'], { at: '/feedback' });
    expect(await screen.findByText(/^No feedback in this state/)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(server.sent(calls.consoleBooks.read)).toEqual([]);
  });

  it('stands back behind a first password: there is nothing but its change', async () => {
    start(['auditor'], { passwordEndsAt: inHours(72) });
    expect(await screen.findByRole('heading', { name: 'Choose your password' })).toBeTruthy();
    expect(
      screen.getByText(/^Your first password opens only this page, and expires on 5 Mar 2026/),
    ).toBeTruthy();
    expect(screen.getByLabelText('Current password')).toBeTruthy();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('tells who handles money what became of accounts of staff, with the way to it', async () => {
    start(['finance_checker'], { unseen: 2 });
    expect(await screen.findByText('Staff accounts were changed 2 times.')).toBeTruthy();
    expect(linkTo('Read what happened')).toBe('/staff-changes');
    leave();
    start(['support'], { at: '/feedback', unseen: 2 });
    expect(await screen.findByText(/^No feedback in this state/)).toBeTruthy();
    expect(screen.queryByText('Read what happened')).toBeNull();
  });

  it('says on every page in how many chats something is new, to whoever answers them', async () => {
    start(['support'], { at: '/feedback', unread: 3 });
    expect(await screen.findByRole('img', { name: '3 unread' })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('(3) Feedback · Fairlead console'));
    leave();
    start(['finance_maker'], { at: '/feedback', unread: 3 });
    expect(await inMenu()).toContain('Books');
    expect(screen.queryByRole('img', { name: '3 unread' })).toBeNull();
    expect(document.title).not.toContain('(3)');
  });

  it('folds theme and time zone when one goes on to the page, which they stand over on a narrow screen', async () => {
    start(['auditor']);
    const display = (await screen.findByText('Theme and time zone')).closest('details') as HTMLDetailsElement;
    display.open = true;
    act(() => screen.getByLabelText('Theme').focus());
    act(() => screen.getByLabelText('Times in').focus());
    expect(display.open).toBe(true);
    act(() => screen.getByRole('main').focus());
    expect(display.open).toBe(false);
  });

  it('keeps the theme on the device', async () => {
    start(['auditor']);
    await fill({ Theme: 'dark' });
    expect(document.documentElement.getAttribute('data-theme')).toBe('dark');
    leave();
    start(['auditor']);
    expect((await field('Theme')).value).toBe('dark');
    await fill({ Theme: '' });
    expect(document.documentElement.hasAttribute('data-theme')).toBe(false);
  });
});

describe('the end of a session', () => {
  onFreshTab();

  it('leads to the sign-in wherever one is, says why, keeps the address and what was typed', async () => {
    start(['support'], { at: '/feedback?state=open' });
    act(() => sessionStorage.setItem('draft-feedback-4', '{"answer":"Half"}'));
    await screen.findByText(/^No feedback in this state/);
    server.reply(calls.consoleFeedback.list, () => refused('token_expired'));
    await fill({ State: 'answered' });
    expect(
      await screen.findByText('Your session has ended. Sign in again; what you typed is kept.'),
    ).toBeTruthy();
    expect(address()).toBe('/feedback?state=answered');
    expect(sessionStorage.getItem('draft-feedback-4')).toBe('{"answer":"Half"}');
    server.answer(calls.consoleAuth.login, { token: 'fresh', staff: { username: USERNAME } });
    server.answer(calls.consoleFeedback.list);
    await fill({ Username: USERNAME, Password: 'a good password' });
    await press('Sign in');
    expect(await screen.findByRole('heading', { name: 'Feedback' })).toBeTruthy();
  });

  it('by signing out forgets the token even where no answer comes, and every draft', async () => {
    start(['auditor']);
    sessionStorage.setItem('draft-x', '{}');
    server.reply(calls.consoleAuth.logout, () => refused('server_error'));
    await press('Sign out');
    expect(await screen.findByText('You are signed out.')).toBeTruthy();
    expect(session.token()).toBeNull();
    expect(sessionStorage.getItem('draft-x')).toBeNull();
  });

  it('shows nothing that one person read to the next', async () => {
    start(['auditor']);
    await inMenu();
    act(() => session.end('signed_out'));
    await waitFor(() => expect(screen.queryByRole('navigation')).toBeNull());
    server.reply(calls.consoleAuth.me, () => new Promise(() => undefined));
    act(() => session.begin('another', 'bea'));
    expect(await screen.findByRole('status', { name: 'Loading' })).toBeTruthy();
    expect(screen.queryByText(USERNAME)).toBeNull();
  });
});
