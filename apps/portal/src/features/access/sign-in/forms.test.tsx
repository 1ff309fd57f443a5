import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  button,
  calls,
  field,
  lost,
  noteOf,
  onFreshDevice,
  open,
  press,
  pressTwice,
  refused,
  server,
  type,
} from '../../../../test/screen';
import { session } from '../../../shared/session/session';
import { LoginForm } from './login-form';

const stored = () => JSON.stringify([...Object.entries(sessionStorage), ...Object.entries(localStorage)]);
const failure = () => screen.findByText(/./, { selector: '.toast--failure' });

describe('logging in', () => {
  onFreshDevice();
  beforeEach(() => session.clear());

  it('sends the name without blanks, the password as it is, once for a double tap, and keeps the token', async () => {
    server.answer(calls.auth.login, { token: 'fresh' });
    open(<LoginForm />);
    await type('Username', ' anna_1 ');
    await type('Password', ' a quiet harbour ');
    await pressTwice('Log in');
    await waitFor(() => expect(session.token()).toBe('fresh'));
    expect(server.sent(calls.auth.login)).toEqual([{ username: 'anna_1', password: ' a quiet harbour ' }]);
  });

  it('marks what is missing, and sends nothing', async () => {
    open(<LoginForm />);
    await type('Username', 'anna_1');
    await press('Log in');
    expect(await noteOf('Password')).toBe('Cannot be empty.');
    expect(await noteOf('Username')).toBeUndefined();
    expect(server.sent(calls.auth.login)).toEqual([]);
  });

  it('keeps both through a refusal, and the name alone through a reload', async () => {
    server.refuse(calls.auth.login, 'wrong_credentials');
    const { unmount } = open(<LoginForm />);
    await type('Username', 'anna_1');
    await type('Password', 'a quiet harbour');
    await press('Log in');
    await waitFor(async () => expect(await noteOf('Password')).toBe('Username or password is wrong.'));
    expect(document.activeElement).toBe(await field('Password'));
    expect((await field('Password')).value).toBe('a quiet harbour');
    expect(stored()).not.toContain('a quiet harbour');
    unmount();
    open(<LoginForm />);
    expect((await field('Username')).value).toBe('anna_1');
    expect((await field('Password')).value).toBe('');
  });

  it('asks for the code in place, keeps what was typed, and takes a recovery code instead', async () => {
    const needed = refused('second_step_needed', { second_steps: ['totp', 'recovery_code'] });
    server.reply(calls.auth.login, ({ totp, recovery_code }) => {
      if (recovery_code !== undefined) return { token: 'fresh' };
      return totp === undefined ? needed : refused('second_step_wrong');
    });
    open(<LoginForm />);
    await type('Username', 'anna_1');
    await type('Password', 'a quiet harbour');
    await press('Log in');
    expect(await screen.findByText(/Logging in as anna_1/)).toBeTruthy();
    expect(session.token()).toBeNull();
    await press('Back');
    expect((await field('Password')).value).toBe('a quiet harbour');
    await press('Log in');
    await type('Code from the app', '123456');
    await press('Confirm');
    await waitFor(async () => expect(await noteOf('Code from the app')).toMatch(/^This code or passkey/));
    await press('Use a recovery code');
    await type('Recovery code', 'ABCD-EFGH-IJKL-MNOP');
    await press('Confirm');
    await waitFor(() => expect(session.token()).toBe('fresh'));
    const both = { username: 'anna_1', password: 'a quiet harbour' };
    expect(server.sent(calls.auth.login).slice(2)).toEqual([
      { ...both, totp: '123456' },
      { ...both, recovery_code: 'ABCD-EFGH-IJKL-MNOP' },
    ]);
  });

  it('offers no passkey where the browser can use none', async () => {
    open(<LoginForm />);
    await button('Log in');
    expect(screen.queryByRole('button', { name: 'Log in with a passkey' })).toBeNull();
  });

  it('says until when it is locked', async () => {
    server.refuse(calls.auth.login, 'throttled', { until: '2026-03-02T09:45:00.000Z' });
    open(<LoginForm />);
    await type('Username', 'anna_1');
    await type('Password', 'x');
    await press('Log in');
    await waitFor(async () => expect(await noteOf('Password')).toMatch(/Mar 2, 2026, 9:45\u00a0AM\u00a0UTC/));
    expect(session.token()).toBeNull();
  });

  it('can be sent again where no answer came', async () => {
    server.reply(calls.auth.login, (_, before) => (before === 0 ? lost : { token: 'fresh' }));
    open(<LoginForm />);
    await type('Username', 'anna_1');
    await type('Password', 'x');
    await press('Log in');
    expect((await failure()).textContent).toMatch(/^No connection/);
    expect((await button('Log in')).disabled).toBe(false);
    await press('Log in');
    await waitFor(() => expect(session.token()).toBe('fresh'));
  });
});
