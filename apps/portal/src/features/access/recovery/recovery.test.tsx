import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  address,
  calls,
  field,
  linkTo,
  noteOf,
  onFreshDevice,
  open,
  press,
  pressTwice,
  refused,
  server,
  signIn,
  type,
} from '../../../../test/screen';
import { translator } from '../../../shared/i18n/translator';
import { session } from '../../../shared/session/session';
import { ForgotPassword, ResetPassword } from '.';

const UNTIL = '2026-03-03T09:30:00.000Z';
const FRESH = 'a quiet harbour';
const heading = (name: string) => screen.findByRole('heading', { name });

beforeAll(() => translator.need('recovery'));

describe('a forgotten login password', () => {
  onFreshDevice();
  beforeEach(() => session.clear());

  it('asks for a name or address once, and says the same whoever it is', async () => {
    server.answer(calls.recovery.ask, { by_email: true, link_minutes: 30 });
    open(<ForgotPassword />);
    await press('Send the link');
    expect(await noteOf('Username or email')).toBe('Cannot be empty.');
    await type('Username or email', ' anna_1 ');
    await pressTwice('Send the link');
    await screen.findByText(
      'If this belongs to an account with a verified email address, we have sent a link. It works for 30 minutes.',
    );
    expect(server.sent(calls.recovery.ask)).toEqual([{ account: 'anna_1' }]);
    await press('Ask again');
    expect((await field('Username or email')).value).toBe(' anna_1 ');
  });

  it('names the other ways from the beginning, and that no e-mail comes where none are sent', async () => {
    server.answer(calls.recovery.ask, { by_email: false });
    open(<ForgotPassword />);
    const way = await screen.findByRole('link', { name: 'Write to support' });
    expect(way.getAttribute('href')).toBe('/support?about=password');
    expect(linkTo('I have a case number')).toBe('/reset-password');
    expect(screen.getByText(/^Do you open Fairlead from another app/)).toBeTruthy();
    await type('Username or email', 'anna_1');
    await press('Send the link');
    expect(await screen.findByText(/^We cannot send email from here/)).toBeTruthy();
  });
});

describe('a new login password', () => {
  onFreshDevice();

  const fill = async (one: string, other = one): Promise<void> => {
    await type('New password', one);
    await type('Confirm new password', other);
    await press('Set password');
  };

  it('takes the link out of the address, sends it once, signs out here too and says until when payouts wait', async () => {
    signIn();
    server.answer(calls.recovery.setPassword, { payouts_wait_until: UNTIL });
    open(<ResetPassword />, '/reset-password?token=the-secret-of-the-link');
    await heading('Set a new password');
    expect(address()).toBe('/reset-password');
    await fill('short');
    expect(await noteOf('New password')).toBe('Use at least 8 characters.');
    await fill(FRESH, 'another one');
    expect(await noteOf('Confirm new password')).toBe('Passwords do not match.');
    await fill(FRESH);
    await heading('Your new password is set');
    expect(screen.getByText(/Payouts are on hold until Mar 3, 2026/)).toBeTruthy();
    expect(session.token()).toBeNull();
    expect(server.sent(calls.recovery.setPassword)).toEqual([
      { token: 'the-secret-of-the-link', new_password: FRESH, confirm_password: FRESH },
    ]);
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('the-secret');
  });

  it('shows what only the server refuses at its field and keeps what was typed', async () => {
    server.reply(calls.recovery.setPassword, () =>
      refused('invalid_fields', { fields: { new_password: 'common_password' } }),
    );
    open(<ResetPassword />, '/reset-password?token=the-secret-of-the-link');
    await fill('password1');
    await waitFor(async () =>
      expect((await field('New password')).getAttribute('aria-invalid')).toBe('true'),
    );
    expect((await field('New password')).value).toBe('password1');
  });

  it('says that a link no longer works, and leads to a new one', async () => {
    server.refuse(calls.recovery.setPassword, 'recovery_link_invalid');
    open(<ResetPassword />, '/reset-password?token=the-secret-of-the-link');
    await fill(FRESH);
    await heading('This link no longer works');
    expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe(
      '/forgot-password',
    );
  });

  it('has a way out for who has no case yet, and one back to the login', async () => {
    session.clear();
    open(<ResetPassword />, '/reset-password');
    await heading('Set a new password');
    expect(linkTo('Write to support')).toBe('/support?about=password');
    expect(linkTo('Back to login')).toBe('/login');
  });

  it('is set in a case of support by its number and code, once staff agreed', async () => {
    server.reply(calls.recovery.caseState, (_, before) =>
      before === 0 ? { open_until: null, username: null } : { open_until: UNTIL, username: 'anna_1' },
    );
    server.answer(calls.recovery.setPasswordInCase, { payouts_wait_until: UNTIL });
    open(<ResetPassword />, '/reset-password');
    await type('Case number', ' g-abcd2345 ');
    await type('Case code', ' secret ');
    await press('Continue');
    expect((await screen.findByRole('alert')).textContent).toMatch(/^No password can be set with this yet/);
    await press('Continue');
    await screen.findByText(/You can set a new password for anna_1 once, until Mar 3, 2026/);
    await fill(FRESH);
    await heading('Your new password is set');
    expect(server.sent(calls.recovery.setPasswordInCase)).toEqual([
      { case_number: 'G-ABCD2345', secret: 'secret', new_password: FRESH, confirm_password: FRESH },
    ]);
  });
});
