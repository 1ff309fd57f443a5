import { ApiError } from '@fairlead/contract/client';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { translator } from '../i18n/translator';
import { session } from '../session/session';
import { closeOverlay, overlay } from '../ui/overlay';
import { TOAST_MS, toastState } from '../ui/toast';
import { reportAccountError, reportError } from './report-error';

const shownText = () =>
  vi.waitFor(() => expect(toastState.get()?.text).toBeTruthy()).then(() => toastState.get()?.text);

describe('showing a failed call', () => {
  beforeAll(() => translator.need('core'));
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    toastState.set(null);
    overlay.set(null);
    location.hash = '#/wallet';
  });

  it('says the phrase of the reason, and how many tries are left', async () => {
    reportError(
      new ApiError('code', 400, 'server words', { reason: 'wrong_transaction_password', tries_left: 2 }),
    );
    expect(await shownText()).toBe('The transaction password is wrong. 2 tries left.');
  });

  it('opens the contacts for a blocked account', async () => {
    reportAccountError(new ApiError('code', 403, '', { lang: 'en', remark: 'Asked twice' }));
    await vi.waitFor(() =>
      expect(overlay.get()).toEqual({
        kind: 'service',
        recharge: false,
        blocked: { code: 403, remark: 'Asked twice' },
      }),
    );
  });

  const blocked = (code: 402 | 403, remark = 'Asked twice') =>
    new ApiError('code', code, '', { lang: 'en', remark });
  const isShown = () => vi.waitFor(() => expect(overlay.get()).not.toBeNull()).then(closeOverlay);
  /** What comes after it has come, and no dialog with it. */
  const staysAway = async (): Promise<void> => {
    reportError(new ApiError('code', 400, 'afterwards'));
    await shownText();
    toastState.set(null);
    expect(overlay.get()).toBeNull();
  };

  it('says once since the sign-in that the account is blocked, whatever is refused after it', async () => {
    session.keepToken('T');
    reportAccountError(blocked(403));
    await isShown();
    for (let refused = 0; refused < 5; refused += 1) reportAccountError(blocked(403));
    await staysAway();
  });

  it('says it again of another state, to somebody who pressed, and after a new sign-in', async () => {
    reportAccountError(blocked(402));
    await isShown();
    reportAccountError(blocked(403));
    await isShown();
    reportError(blocked(403));
    await isShown();
    reportAccountError(blocked(403));
    await staysAway();
    session.keepToken('T2');
    reportAccountError(blocked(403));
    await isShown();
  });

  it('speaks the language of the account with the first word, and leaves a later choice alone', async () => {
    reportAccountError(new ApiError('code', 403, '', { lang: 'de' }));
    await isShown();
    expect(translator.language()).toBe('de');
    await translator.use('en');
    reportError(new ApiError('code', 403, '', { lang: 'de' }));
    await isShown();
    expect(translator.language()).toBe('en');
  });

  it('knows the state of the account from a refusal, until the person is read anew', async () => {
    localStorage.setItem('fb_userInfo', JSON.stringify({ id: '7', entry: 'register', state: 'active' }));
    reportAccountError(blocked(403));
    await isShown();
    expect(session.userInfo()?.state).toBe('disabled');
  });

  it('removes the token on 401 outside the entry, and says so', async () => {
    session.keepToken('T');
    reportError(new ApiError('code', 401, ''));
    expect(await shownText()).toBe('Login expired, please log in again.');
    expect(session.token()).toBeNull();
  });

  it('keeps the query on the way to the welcome', async () => {
    location.hash = '#/entry?ticket=abc';
    reportError(new ApiError('code', 401, '', { lang: 'en' }));
    await vi.waitFor(() => expect(location.hash).toBe('#/ad-welcome?ticket=abc'));
  });

  it('leaves a failed read to the screen that shows it in place', () => {
    reportAccountError(new ApiError('network', 0, 'lost'));
    expect(toastState.get()).toBeNull();
  });

  it('takes a message away after 2000 ms', async () => {
    vi.useFakeTimers();
    const { showToast } = await import('../ui/toast');
    showToast('hello');
    vi.advanceTimersByTime(TOAST_MS - 1);
    expect(toastState.get()).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(toastState.get()).toBeNull();
    vi.useRealTimers();
    expect(TOAST_MS).toBe(2_000);
  });
});
