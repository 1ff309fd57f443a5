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
import { RegisterForm } from './register-form';

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
    expect(await noteOf('Password')).toBe('Cannot be empty');
    expect(await noteOf('Username')).toBeUndefined();
    expect(server.sent(calls.auth.login)).toEqual([]);
  });

  it('keeps both through a refusal, and the name alone through a reload', async () => {
    server.refuse(calls.auth.login, 'wrong_credentials');
    const { unmount } = open(<LoginForm />);
    await type('Username', 'anna_1');
    await type('Password', 'a quiet harbour');
    await press('Log in');
    expect((await failure()).textContent).toBe('Username or password is wrong.');
    expect((await field('Password')).value).toBe('a quiet harbour');
    expect(stored()).not.toContain('a quiet harbour');
    unmount();
    open(<LoginForm />);
    expect((await field('Username')).value).toBe('anna_1');
    expect((await field('Password')).value).toBe('');
  });

  it('says until when it is locked', async () => {
    server.refuse(calls.auth.login, 'throttled', { until: '2026-03-02T09:45:00.000Z' });
    open(<LoginForm />);
    await type('Username', 'anna_1');
    await type('Password', 'x');
    await press('Log in');
    expect((await failure()).textContent).toMatch(/Mar 2, 2026, 9:45 AM UTC/);
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

const registration = {
  'Licence key': 'FAIRLEAD-SANDBOX',
  Username: 'anna_1',
  'E-mail': 'anna@example.org',
  Phone: '+49 170 1234567',
  Password: 'a quiet harbour',
  'Confirm password': 'a quiet harbour',
} as const;
const sent = {
  ...{ license_key: 'FAIRLEAD-SANDBOX', username: 'anna_1', email: 'anna@example.org' },
  ...{ phone: '+49 170 1234567', password: 'a quiet harbour', confirm_password: 'a quiet harbour' },
};
const fill = async (
  other: Partial<Record<keyof typeof registration | 'Nickname (optional)', string>> = {},
) => {
  for (const [label, value] of Object.entries({ ...registration, ...other })) await type(label, value);
};

describe('registering', () => {
  onFreshDevice();
  beforeEach(() => session.clear());

  it('sends what was typed, a nickname only where there is one, and signs in', async () => {
    server.answer(calls.auth.register, { token: 'fresh' });
    const { unmount } = open(<RegisterForm />);
    await fill({ 'Nickname (optional)': '  ' });
    await press('Register');
    await waitFor(() => expect(session.token()).toBe('fresh'));
    expect(server.sent(calls.auth.register)).toEqual([sent]);
    unmount();
    open(<RegisterForm />);
    await fill({ 'Nickname (optional)': ' Anna ' });
    await press('Register');
    await waitFor(() => expect(server.sent(calls.auth.register)).toHaveLength(2));
    expect(server.sent(calls.auth.register)[1]).toEqual({ ...sent, nickname: 'Anna' });
  });

  it('says nothing of fields before it was tried, then marks each that is missing', async () => {
    open(<RegisterForm />);
    expect(await noteOf('Licence key')).toBe('You get it from the programme.');
    await press('Register');
    for (const label of Object.keys(registration)) expect(await noteOf(label)).toBe('Cannot be empty');
    expect(await noteOf('Nickname (optional)')).toBeUndefined();
    expect(server.sent(calls.auth.register)).toEqual([]);
  });

  it.each([
    ['Username', 'anna berg', 'Use only letters, digits and underscore.'],
    ['Username', 'an', 'Use at least 3 characters.'],
    ['E-mail', 'anna', 'This is not an e-mail address.'],
    ['Phone', 'my neighbour', 'This is not a phone number.'],
    ['Password', 'short', 'Use at least 8 characters.'],
    ['Confirm password', 'another harbour', 'Passwords do not match'],
  ] as const)('refuses %s "%s" at its field', async (label, value, message) => {
    open(<RegisterForm />);
    await fill({ [label]: value });
    await press('Register');
    expect(await noteOf(label)).toBe(message);
    expect(server.sent(calls.auth.register)).toEqual([]);
  });

  it('goes to the first field that is wrong', async () => {
    open(<RegisterForm />);
    await fill({ 'E-mail': 'anna', Phone: 'my neighbour' });
    await press('Register');
    await waitFor(async () => expect(document.activeElement).toBe(await field('E-mail')));
  });

  it('takes the licence key of the link that somebody was sent', async () => {
    open(<RegisterForm />, '/register?key=OPEN-0011');
    expect((await field('Licence key')).value).toBe('OPEN-0011');
    await type('Licence key', 'OPEN-0012');
    expect((await field('Licence key')).value).toBe('OPEN-0012');
  });

  it('shows at its field what only the server refuses, and takes it back when the person types', async () => {
    server.reply(calls.auth.register, () =>
      refused('invalid_fields', { fields: { phone: 'invalid_format' } }),
    );
    open(<RegisterForm />);
    await fill();
    await press('Register');
    await waitFor(async () => expect((await field('Phone')).getAttribute('aria-invalid')).toBe('true'));
    await type('Phone', '+49 170 7654321');
    expect((await field('Phone')).getAttribute('aria-invalid')).toBe('false');
  });

  it.each([
    ['license_key_invalid', 'Licence key', 'This licence key is not valid.'],
    ['username_exists', 'Username', 'Username already exists'],
  ] as const)(
    'says %s at its field, goes there, and keeps all that was typed',
    async (reason, label, words) => {
      server.refuse(calls.auth.register, reason);
      open(<RegisterForm />);
      await fill();
      await press('Register');
      expect((await failure()).textContent).toBe(words);
      expect(await noteOf(label)).toBe(words);
      expect(document.activeElement).toBe(await field(label));
      expect((await field('Confirm password')).value).toBe('a quiet harbour');
      expect(stored()).not.toContain('a quiet harbour');
      expect(session.token()).toBeNull();
    },
  );
});
