import { act, cleanup, render, screen } from '@testing-library/react';
import { HashRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { translator } from '../shared/i18n/translator';
import { session } from '../shared/session/session';
import { closeOverlay } from '../shared/ui/overlay';
import { toastState } from '../shared/ui/toast';
import { Frame } from './frame';

const contact = (label: string, type: number) => ({ id: '1', label, type, url: '/support/guest' });

const guestConfig = {
  client_language_map: [],
  customer_service_url: [contact('Guest desk', 2)],
  recharge_customer_service_url: [],
  currency: { code: 'USD', digits: 2 },
  money_mode: 'sandbox',
};

/** Texts and dialogs come in parts of their own: on a busy machine later than within the second that is usual. */
const soon = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 15_000 });

/** Every call is refused in the same way, as the server would: an envelope with HTTP 200. */
const refuseWith = (code: number, data: object = {}, msg = ''): void => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ code, msg, data })));
};

const openApp = () =>
  render(
    <HashRouter>
      <Frame />
    </HashRouter>,
  );

const tryToLogIn = async (): Promise<void> => {
  openApp();
  const type = (name: string, value: string): void => {
    const field = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (!field) throw new Error(`no field ${name}`);
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    act(() => {
      write?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  };
  await soon(() => type('username', 'ann'));
  type('password', 'secret-password');
  act(() => document.querySelector('form')?.requestSubmit());
};

const told = (): Promise<unknown> => soon(() => expect(toastState.get()).not.toBeNull());

describe('the catalogue of errors on the screen', () => {
  beforeAll(async () => {
    await translator.need('core');
    await import('./overlays');
    // Who has a token is led home, whose parts would still be on their way when the last test is over.
    await Promise.all([import('./signed-in'), import('./screens/ad-center'), import('./roots')]);
    await Promise.all([import('./unread-counts'), import('./pull-refresh')]);
  });
  beforeEach(async () => {
    localStorage.clear();
    sessionStorage.clear();
    toastState.set(null);
    location.hash = '#/login';
    localStorage.setItem('fb_basic_config', JSON.stringify(guestConfig));
    await translator.use('en');
  });
  afterEach(() => {
    act(closeOverlay);
    cleanup();
    vi.unstubAllGlobals();
  });

  it.each([
    [402, 'not activated', ['Inbox']],
    [403, 'disabled', ['Inbox', 'Dispute', 'Withdraw', 'Close account']],
    [404, 'closed', ['Inbox', 'Dispute', 'Where your money is']],
  ] as const)('%i: contacts, why, and the ways that stay open', async (code, words, ways) => {
    refuseWith(code, { reason: 'account_disabled', lang: 'en', remark: 'document_forged: The passport.' });
    await tryToLogIn();
    const dialog = await screen.findByRole('dialog', { name: 'Customer service' });
    expect(dialog.textContent).toContain(words);
    expect(dialog.textContent).toContain('Reason: A document was found to be forged. The passport.');
    const offered = [...dialog.querySelectorAll('.choice')].map(({ textContent }) => textContent);
    expect(offered).toEqual(['Customer service 1 - Guest desk', ...ways]);
    expect(toastState.get()).toBeNull();
  });

  it('offers nobody to close an account a second time', async () => {
    const closing = {
      id: '7',
      entry: 'register',
      state: 'disabled',
      closing_since: '2026-01-01T00:00:00.000Z',
    };
    localStorage.setItem(
      'fb_userInfo',
      JSON.stringify({ ...closing, customer_service_url: [contact('Own chat', 1)] }),
    );
    refuseWith(403, { lang: 'en' });
    await tryToLogIn();
    const dialog = await screen.findByRole('dialog', { name: 'Customer service' });
    expect(dialog.textContent).toContain('Customer service 1 - Own chat');
    expect(dialog.textContent).toContain('Where your money is');
    expect(dialog.textContent).not.toContain('Close account');
  });

  it.each([402, 403, 404])(
    "%i: speaks the language of the error's data, and the choice stays",
    async (code) => {
      refuseWith(code, { lang: 'zh' });
      localStorage.setItem('lang', 'en');
      await tryToLogIn();
      await soon(() => expect(document.documentElement.lang).toBe('zh-Hans'));
      await soon(() =>
        expect(document.querySelector('[role="dialog"]')?.textContent).toContain(
          translator.t(`api.code.${code as 402}`),
        ),
      );
      expect(translator.language()).toBe('zh');
      expect(localStorage.getItem('lang')).toBe('en');
    },
  );

  it.each([
    [400, 'said by the server', 'said by the server'],
    [400, '', 'System error'],
    [500, 'said by the server', 'said by the server'],
    [500, '', 'Server error'],
    [405, '', 'Error'],
    [777, 'something else', 'something else'],
    [503, '', 'Login expired, please log in again.'],
    [4001, '', 'Username already exists.'],
  ])('%i with the message "%s" tells: %s', async (code, msg, shown) => {
    refuseWith(code, {}, msg);
    await tryToLogIn();
    await told();
    expect(toastState.get()).toEqual({ text: shown, look: 'failure' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['register', null],
    ['shell', 'T'],
  ])('503 for an entry of %s leaves the token %s', async (entry, token) => {
    localStorage.setItem('fb_userInfo', JSON.stringify({ id: '7', entry }));
    session.keepToken('T');
    refuseWith(503);
    openApp();
    await told();
    expect(session.token()).toBe(token);
  });

  it('keeps what was typed', async () => {
    refuseWith(400, { reason: 'wrong_credentials' });
    await tryToLogIn();
    expect(await screen.findByText('Username or password is wrong.')).toBeTruthy();
    expect(document.querySelector<HTMLInputElement>('input[name="username"]')?.value).toBe('ann');
  });
});
