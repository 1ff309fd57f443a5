import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  calls,
  field,
  inHours,
  noteOf,
  onFreshDevice,
  open,
  press,
  refused,
  server,
  signIn,
  type,
} from '../../../../test/screen';
import { backHandler } from '../../../shared/lib/back-handler';
import { passwordDigest } from '../../../shared/password/digest';
import { session } from '../../../shared/session/session';
import { ForgottenPin } from '../forgotten-pin';
import { ChangePin } from './change-pin';
import { LoginPasswordForm } from './login-password-form';

const six = 'Transaction password, 6 digits';
const enter = async (digits: string, name: string): Promise<void> => {
  await type(six, digits);
  await press(name);
};
/** The present six digits, found right by the server. */
const prove = async (digits = '246813'): Promise<void> => {
  server.answer(calls.wallet.checkPassword);
  await enter(digits, 'Next step');
  await screen.findByRole('heading', { name: 'Enter 6-digit password' });
};

describe('changing the transaction password', () => {
  onFreshDevice({ entry: 'register' });

  it('proves the present one, takes six new digits twice, and sends both as digests', async () => {
    const onDone = vi.fn();
    server.answer(calls.wallet.setPassword);
    open(<ChangePin onDone={onDone} />);
    await prove();
    await enter('975310', 'Next step');
    await enter('975310', 'Finish');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(server.sent(calls.wallet.setPassword)).toEqual([
      { password: passwordDigest('975310'), old_password: passwordDigest('246813') },
    ]);
    expect(await screen.findByText('Transaction password changed.')).toBeTruthy();
  });

  it('says at the field that the present one is wrong, with the tries left, and empties it', async () => {
    server.refuse(calls.wallet.checkPassword, 'wrong_transaction_password', { tries_left: 4 });
    open(<ChangePin onDone={vi.fn()} />);
    await enter('246813', 'Next step');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('The transaction password is wrong. 4 tries left.');
    expect((await field(six)).value).toBe('');
    await type(six, '2');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says until when tries are locked', async () => {
    server.refuse(calls.wallet.checkPassword, 'transaction_password_locked', { until: inHours(1) });
    open(<ChangePin onDone={vi.fn()} />);
    await enter('246813', 'Next step');
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /locked for now\..*10:30\u00a0AM\u00a0UTC/,
    );
  });

  it('refuses the same digits as new ones, and trivial ones, before anything is sent', async () => {
    open(<ChangePin onDone={vi.fn()} />);
    await prove('246813');
    await enter('246813', 'Next step');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'must be different from the current one',
    );
    await enter('111111', 'Next step');
    expect((await screen.findByRole('alert')).textContent).toContain('too easy to guess');
    expect(server.sent(calls.wallet.setPassword)).toEqual([]);
  });

  it('leads back from the new digits to the proof by the header’s arrow', async () => {
    open(<ChangePin onDone={vi.fn()} />);
    await prove();
    await waitFor(() => expect(backHandler.get()).not.toBeNull());
    act(() => backHandler.get()?.());
    expect(await screen.findByRole('heading', { name: 'Enter your current 6 digits' })).toBeTruthy();
  });

  it('takes the login password instead, warns that payouts wait, and says so again at the end', async () => {
    server.answer(calls.wallet.setPassword);
    open(<ChangePin onDone={vi.fn()} />);
    await press('Forgot it?');
    expect(screen.getByText(/^Payouts are then on hold for 24 hours/)).toBeTruthy();
    await press('Next step');
    expect(await noteOf('Login password')).toBe('Cannot be empty.');
    await type('Login password', 'a quiet harbour');
    await press('Next step');
    await enter('975310', 'Next step');
    await enter('975310', 'Finish');
    expect(
      await screen.findByText('Transaction password changed. Payouts are on hold for 24 hours.'),
    ).toBeTruthy();
    expect(server.sent(calls.wallet.setPassword)).toEqual([
      { password: passwordDigest('975310'), login_password: 'a quiet harbour' },
    ]);
  });

  it('over a page that asked for it, takes what stands for it at once', async () => {
    const onClose = vi.fn();
    server.answer(calls.wallet.setPassword);
    open(<ForgottenPin onClose={onClose} />);
    await type('Login password', 'a quiet harbour');
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    await press('Next step');
    await enter('975310', 'Next step');
    await enter('975310', 'Finish');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(server.sent(calls.wallet.setPassword)).toEqual([
      { password: passwordDigest('975310'), login_password: 'a quiet harbour' },
    ]);
  });

  it('asks for the login password again, with the reason, where it was wrong', async () => {
    server.reply(calls.wallet.setPassword, () => refused('wrong_login_password'));
    open(<ChangePin onDone={vi.fn()} />);
    await press('Forgot it?');
    await type('Login password', 'another harbour');
    await press('Next step');
    await enter('975310', 'Next step');
    await enter('975310', 'Finish');
    expect((await screen.findByRole('alert')).textContent).toBe('The login password is wrong.');
    expect((await field('Login password')).value).toBe('');
  });

  const forgetInShell = async (): Promise<void> => {
    signIn({ entry: 'shell' });
    open(<ChangePin onDone={vi.fn()} />);
    await press('Forgot it?');
    expect(screen.getByText(/Payouts are then on hold for 24 hours/)).toBeTruthy();
    expect(screen.queryByLabelText('Login password')).toBeNull();
    await press('Next step');
    await enter('975310', 'Next step');
    await enter('975310', 'Finish');
  };

  it('takes a sign-in of a moment ago from somebody of a host app, who has no login password', async () => {
    server.answer(calls.wallet.setPassword);
    await forgetInShell();
    expect(
      await screen.findByText('Transaction password changed. Payouts are on hold for 24 hours.'),
    ).toBeTruthy();
    expect(server.sent(calls.wallet.setPassword)).toEqual([
      { password: passwordDigest('975310'), by_sign_in: true },
    ]);
  });

  it('says to come in from the host app again where that was too long ago', async () => {
    server.reply(calls.wallet.setPassword, () => refused('sign_in_not_fresh'));
    await forgetInShell();
    expect((await screen.findByRole('alert')).textContent).toContain('Too much time has passed');
  });
});

describe('changing the login password', () => {
  onFreshDevice();

  const fill = async (old: string, fresh: string, again = fresh): Promise<void> => {
    await type('Current password', old);
    await type('New password', fresh);
    await type('Confirm new password', again);
    await press('Change password');
  };

  it('sends all three, forgets this device’s token and leads on', async () => {
    const onDone = vi.fn();
    server.answer(calls.user.updatePassword);
    open(<LoginPasswordForm onDone={onDone} />);
    await fill('a quiet harbour', 'a loud harbour');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(server.sent(calls.user.updatePassword)).toEqual([
      {
        old_password: 'a quiet harbour',
        new_password: 'a loud harbour',
        confirm_password: 'a loud harbour',
      },
    ]);
    expect(session.token()).toBeNull();
    expect(await screen.findByText('Password changed. Log in with the new one.')).toBeTruthy();
  });

  it.each([
    ['New password', 'a quiet harbour', 'short', 'short', 'Use at least 8 characters.'],
    ['New password', 'a quiet harbour', 'a quiet harbour', 'a quiet harbour', /from the current one/],
    ['Confirm new password', 'a quiet harbour', 'a loud harbour', 'a loud', 'Passwords do not match.'],
    ['Current password', '', 'a loud harbour', 'a loud harbour', 'Cannot be empty.'],
  ] as const)('refuses at "%s"', async (label, old, fresh, again, message) => {
    open(<LoginPasswordForm onDone={vi.fn()} />);
    await fill(old, fresh, again);
    expect(await noteOf(label)).toMatch(message);
    expect(server.sent(calls.user.updatePassword)).toEqual([]);
  });

  it('says at its field that the old one is wrong, keeps what was typed, and stays signed in', async () => {
    const onDone = vi.fn();
    server.refuse(calls.user.updatePassword, 'wrong_old_password');
    open(<LoginPasswordForm onDone={onDone} />);
    await fill('another harbour', 'a loud harbour');
    await waitFor(async () =>
      expect(await noteOf('Current password')).toBe('The current password is wrong.'),
    );
    expect((await field('New password')).value).toBe('a loud harbour');
    expect(session.token()).toBe('a-token');
    expect(onDone).not.toHaveBeenCalled();
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('harbour');
  });

  it('leads who forgot the old one to the ways to set it anew', async () => {
    open(<LoginPasswordForm onDone={vi.fn()} />);
    const way = await screen.findByRole('link', { name: 'Forgot password?' });
    expect(way.getAttribute('href')).toBe('/forgot-password');
  });
});
