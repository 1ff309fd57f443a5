import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  address,
  calls,
  choose,
  items,
  lost,
  onFreshDevice,
  open,
  press,
  pressTwice,
  server,
  signIn,
} from '../../test/screen';
import { queryClient } from '../shared/calls/query-client';
import { translator } from '../shared/i18n/translator';
import { session } from '../shared/session/session';
import { unread } from '../shared/session/unread';
import { type Overlay, overlay } from '../shared/ui/overlay';
import { followUnread } from './follow-unread';
import { OverlayHost } from './overlay-host';

const show = async (what: Overlay): Promise<HTMLElement> => {
  open(<OverlayHost />, '/wallet');
  act(() => overlay.set(what));
  return screen.findByRole('dialog');
};
const own = { id: '1', label: 'Chat', type: 1, url: '/support/own' };
const outside = { id: '2', label: 'Forum', type: 2, url: 'https://forum.example/help' };

describe('customer service', () => {
  onFreshDevice();

  it('lists the contacts of the person, opens their chat inside the app, and closes', async () => {
    signIn({ customer_service_url: [own, outside] });
    await show({ kind: 'service', recharge: false });
    expect(items()).toEqual(['Customer service 1 - Chat', 'Customer service 2 - Forum']);
    await press('Customer service 1 - Chat');
    await waitFor(() => expect(address()).toBe('/customer?url=%2Fsupport%2Fown'));
    expect(overlay.get()).toBeNull();
  });

  it.each([
    ['https://forum.example/help', 1],
    ['javascript:alert(1)', 0],
  ])('opens in a new tab web addresses alone: %s', async (url, times) => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    signIn({ customer_service_url: [{ ...outside, url }] });
    await show({ kind: 'service', recharge: false });
    await press('Customer service 1 - Forum');
    expect(opened).toHaveBeenCalledTimes(times);
    if (times === 1) expect(opened).toHaveBeenCalledWith(url, '_blank', 'noopener,noreferrer');
    vi.restoreAllMocks();
  });

  it('shows recharge support its own contacts, or that there are none', async () => {
    signIn({ customer_service_url: [own], recharge_customer_service_url: [] });
    const dialog = await show({ kind: 'service', recharge: true });
    expect(dialog.textContent).toContain('No contact is set up yet.');
  });

  it.each([
    [402, 'not activated yet', ['Inbox']],
    [403, 'Your money stays yours', ['Inbox', 'Dispute', 'Withdraw', 'Close account']],
    [404, 'was closed', ['Inbox', 'Dispute', 'Where your money is']],
  ] as const)('says why an account is blocked and what stays open: %i', async (code, words, ways) => {
    signIn({ customer_service_url: [] });
    const dialog = await show({
      kind: 'service',
      recharge: false,
      blocked: { code, remark: 'Forged papers' },
    });
    expect(dialog.textContent).toContain(words);
    expect(dialog.textContent).toContain('Reason: Forged papers');
    expect(items()).toEqual(ways);
    await press(ways.at(-1) ?? '');
    await waitFor(() => expect(address()).not.toBe('/wallet'));
  });
});

describe('the language', () => {
  onFreshDevice();

  it('is changed when it is confirmed, kept on the device, and the configuration read in it', async () => {
    server.answer(calls.config.basic, { currency: { code: 'USD', digits: 2 } });
    server.answer(calls.user.edit);
    await show({ kind: 'language' });
    await choose('Deutsch');
    expect(translator.language()).toBe('en');
    await press('Confirm');
    await waitFor(() => expect(translator.language()).toBe('de'));
    expect(session.language()).toBe('de');
    expect(document.documentElement.lang).toBe('de');
    await waitFor(() => expect(server.sent(calls.config.basic)).toEqual([{ lang: 'de' }]));
    expect(server.sent(calls.user.edit)).toEqual([{ lang: 'de' }]);
  });

  it.each([
    ['that of a guest, on the device alone', true, []],
    ['changed also where the account cannot be told', false, [{ lang: 'fr' }]],
  ])('is %s', async (_, isGuest, told) => {
    server.answer(calls.config.basic, { currency: { code: 'USD', digits: 2 } });
    server.reply(calls.user.edit, () => lost);
    if (isGuest) session.clear();
    await show({ kind: 'language' });
    await choose('Français');
    await press('Confirm');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([session.language(), server.sent(calls.user.edit)]).toEqual(['fr', told]);
  });
});

describe('a forgotten transaction password', () => {
  onFreshDevice({ entry: 'register' });

  it('is replaced in a sheet over the page', async () => {
    const dialog = await show({ kind: 'forgottenPin' });
    expect(dialog.textContent).toContain('Change transaction password');
    await press('Close');
    await waitFor(() => expect(overlay.get()).toBeNull());
  });
});

describe('logging out', () => {
  onFreshDevice();

  it.each([
    ['the server answers', {}],
    ['no answer comes', lost],
  ])('forgets person, drafts and figures where %s', async (_, outcome) => {
    server.reply(calls.auth.logout, () => outcome);
    sessionStorage.setItem('draft-17-put', '{}');
    queryClient.setQueryData(['wallet'], 'figures');
    await show({ kind: 'logout' });
    await pressTwice('Log out');
    await waitFor(() => expect(address()).toBe('/login'));
    expect(session.token()).toBeNull();
    expect(session.userInfo()).toBeUndefined();
    expect(sessionStorage.getItem('draft-17-put')).toBeNull();
    expect(queryClient.getQueryData(['wallet'])).toBeUndefined();
    expect(server.sent(calls.auth.logout)).toHaveLength(1);
  });

  it('leaves all as it is where the person thinks better of it', async () => {
    await show({ kind: 'logout' });
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(session.token()).toBe('a-token');
  });
});

describe('the count of the bell', () => {
  onFreshDevice();

  it('is what the server says, and stays where it says nothing', async () => {
    const told = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    server.reply(calls.notification.unreadCount, (_, before) => (before === 0 ? { unread_total: 4 } : lost));
    const stop = followUnread('notification.unreadCount', unread.set);
    await waitFor(() => expect(unread.get()).toBe(4));
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(told).toHaveBeenCalledOnce());
    expect(unread.get()).toBe(4);
    stop();
    vi.restoreAllMocks();
  });
});
