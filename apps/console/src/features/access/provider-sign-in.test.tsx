import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  alertText,
  calls,
  field,
  fill,
  onFreshTab,
  open,
  press,
  refused,
  sentenceOf,
  server,
} from '../../../test/screen';
import { providerFlow } from '../../shared/session/provider';
import { session } from '../../shared/session/session';
import { SignInPage } from './sign-in';

const MINE = 'm'.repeat(43);
const STATE = 's'.repeat(43);

const bea = { id: '2', username: 'bea', roles: ['support' as const] };

/** What the server writes into the page of an installation with an OpenID provider. */
const write = (name: string, content: string): void => {
  const found = document.head.querySelector(`meta[name="${name}"]`);
  const tag = found ?? document.head.appendChild(document.createElement('meta'));
  tag.setAttribute('name', name);
  tag.setAttribute('content', content);
};
const withProvider = (passwords: '' | 'off'): void => {
  write('fairlead-provider', 'Quay sign-in');
  write('fairlead-passwords', passwords);
};
/** The provider sends the browser back to the console. */
const comeBack = (query: string): void => {
  history.replaceState(null, '', `/console/?${query}`);
  providerFlow.arrive();
};

describe('signing in by an OpenID provider', () => {
  onFreshTab();
  beforeEach(() => {
    session.end('signed_out');
    sessionStorage.clear();
    withProvider('');
    vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    for (const tag of document.head.querySelectorAll('meta')) tag.remove();
    history.replaceState(null, '', '/');
  });

  const leave = async (): Promise<void> => {
    const url = 'https://sign-in.example.org/auth';
    server.answer(calls.consoleAuth.beginProvider, { flow: MINE, url });
    open(<SignInPage />, []);
    await press('Continue with Quay sign-in');
    await waitFor(() => expect(location.assign).toHaveBeenCalledWith(url));
    cleanup();
  };

  it('leads there, and signs in who comes back, with the address cleared of it', async () => {
    await leave();
    comeBack(`code=abc&state=${STATE}&iss=https%3A%2F%2Fsign-in.example.org`);
    expect(location.search).toBe('');
    server.answer(calls.consoleAuth.loginByProvider, { token: 'fresh', staff: bea });
    open(<SignInPage />, []);
    await waitFor(() => expect(session.token()).toBe('fresh'));
    expect(server.sent(calls.consoleAuth.loginByProvider)).toEqual([
      { flow: MINE, code: 'abc', state: STATE, iss: 'https://sign-in.example.org' },
    ]);
    expect(providerFlow.returned('sign_in')).toBeNull();
  });

  it('asks for this console’s own second step, and sends it with what came back', async () => {
    await leave();
    comeBack(`code=abc&state=${STATE}`);
    server.reply(calls.consoleAuth.loginByProvider, ({ totp }) =>
      totp === undefined
        ? refused('totp_required', { second_steps: ['totp'] })
        : { token: 'fresh', staff: bea },
    );
    open(<SignInPage />, []);
    await fill({ 'One-time code': '123456' });
    await press('Sign in');
    await waitFor(() => expect(session.token()).toBe('fresh'));
    expect(server.sent(calls.consoleAuth.loginByProvider)[1]).toEqual({
      ...{ flow: MINE, code: 'abc', state: STATE, totp: '123456' },
    });
  });

  it('says why it failed, and begins anew', async () => {
    await leave();
    comeBack(`error=access_denied&state=${STATE}`);
    server.refuse(calls.consoleAuth.loginByProvider, 'identity_unknown');
    open(<SignInPage />, []);
    expect(await alertText()).toBe(sentenceOf('identity_unknown'));
    await press('Back to the sign-in');
    expect(await field('Password')).toBeTruthy();
  });

  it('ends nothing that this tab did not begin', () => {
    comeBack(`code=abc&state=${STATE}`);
    open(<SignInPage />, []);
    expect(screen.getByRole('button', { name: 'Continue with Quay sign-in' })).toBeTruthy();
    expect(location.search).toBe('');
  });

  it('folds passwords away where they only begin an account', () => {
    withProvider('off');
    open(<SignInPage />, []);
    expect(screen.getByText('Sign in with a password').closest('details')?.open).toBe(false);
  });
});
