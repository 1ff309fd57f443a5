import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  address,
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
import { RegisterForm } from './register-form';

const stored = () => JSON.stringify([...Object.entries(sessionStorage), ...Object.entries(localStorage)]);

const LOGIN = {
  'License key': 'FAIRLEAD-SANDBOX',
  Username: 'anna_1',
  Password: 'a quiet harbour',
  'Confirm password': 'a quiet harbour',
} as const;
const PERSON = { Email: 'anna@example.org', Phone: '+49 170 1234567' } as const;
const NICKNAME = 'Nickname (optional)';
const TICK = 'I have read both texts and agree to them.';

const sent = {
  ...{ license_key: 'FAIRLEAD-SANDBOX', username: 'anna_1', email: 'anna@example.org' },
  ...{ phone: '+49 170 1234567', password: 'a quiet harbour', confirm_password: 'a quiet harbour' },
  accepted_terms: { terms: 3, privacy: 2, lang: 'en' },
};

const text = (title: string, version: number) => ({
  ...{ title, version, text: `${title} ${version}.\n\nPlain words.`, is_sample: false },
});
const publish = (terms: number, privacy: number) =>
  server.answer(calls.legal.texts, { terms: text('Terms', terms), privacy: text('Privacy', privacy) });

const fill = async (fields: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(fields)) await type(label, value);
};
const tick = async () => (await screen.findByLabelText<HTMLInputElement>(TICK)).click();
const step = (number: number) => screen.findByText(`Step ${number} of 2`);
const toStepTwo = async () => {
  await fill(LOGIN);
  await press('Continue');
  await step(2);
};
const fillAll = async () => {
  await toStepTwo();
  await fill(PERSON);
  await tick();
};

describe('registering', () => {
  onFreshDevice();
  beforeEach(() => {
    session.clear();
    publish(3, 2);
  });

  it('sends what was typed in both steps once, with the versions that were shown, and signs in', async () => {
    server.answer(calls.auth.register, { token: 'fresh' });
    open(<RegisterForm />, '/register');
    await fillAll();
    await type(NICKNAME, '  ');
    await pressTwice('Register');
    await waitFor(() => expect(session.token()).toBe('fresh'));
    expect(server.sent(calls.auth.register)).toEqual([sent]);
  });

  it('sends a nickname where there is one', async () => {
    server.answer(calls.auth.register, { token: 'fresh' });
    open(<RegisterForm />, '/register');
    await fillAll();
    await type(NICKNAME, ' Anna ');
    await press('Register');
    await waitFor(() => expect(server.sent(calls.auth.register)).toEqual([{ ...sent, nickname: 'Anna' }]));
  });

  it('says what each field is for, and of each step what is missing once it was tried', async () => {
    open(<RegisterForm />, '/register');
    expect(await noteOf('License key')).toMatch(/^It opens one account\./);
    expect(screen.queryByLabelText('Email')).toBeNull();
    await press('Continue');
    for (const label of Object.keys(LOGIN)) expect(await noteOf(label)).toBe('Cannot be empty.');
    await waitFor(async () => expect(document.activeElement).toBe(await field('License key')));
    await toStepTwo();
    expect(await noteOf('Phone')).toBe('So support can check that it is you.');
    await press('Register');
    for (const label of Object.keys(PERSON)) expect(await noteOf(label)).toBe('Cannot be empty.');
    expect(await noteOf(NICKNAME)).toBe('So we know how to address you.');
    expect(await noteOf(TICK)).toBe('Please read both texts and check this box to continue.');
    expect(server.sent(calls.auth.register)).toEqual([]);
  });

  it.each([
    ['Username', 'anna berg', 'Use only letters, digits, and underscores.'],
    ['Username', 'an', 'Use at least 3 characters.'],
    ['Password', 'short', 'Use at least 8 characters.'],
    ['Confirm password', 'another harbour', 'Passwords do not match.'],
  ] as const)('stays at the first step with %s "%s"', async (label, value, message) => {
    open(<RegisterForm />, '/register');
    await fill({ ...LOGIN, [label]: value });
    await press('Continue');
    expect(await noteOf(label)).toBe(message);
    await step(1);
  });

  it.each([
    ['Email', 'anna', 'This is not an email address.'],
    ['Phone', 'my neighbour', 'This is not a phone number.'],
  ] as const)('sends nothing with %s "%s", and goes to the field', async (label, value, message) => {
    open(<RegisterForm />, '/register');
    await fillAll();
    await type(label, value);
    await press('Register');
    expect(await noteOf(label)).toBe(message);
    await waitFor(async () => expect(document.activeElement).toBe(await field(label)));
    expect(server.sent(calls.auth.register)).toEqual([]);
  });

  it('says of a password how far its length carries', async () => {
    open(<RegisterForm />, '/register');
    expect(await noteOf('Password')).toMatch(/^At least 8 characters/);
    await type('Password', 'a quiet ha');
    expect(await noteOf('Password')).toMatch(/^Long enough/);
    await type('Password', 'a quiet harbour');
    expect(await noteOf('Password')).toMatch(/^Good/);
  });

  it('takes the license key of the link that somebody was sent, says so, and lets it be typed over', async () => {
    open(<RegisterForm />, '/register?key=OPEN-0011');
    expect((await field('License key')).value).toBe('OPEN-0011');
    expect(await noteOf('License key')).toBe('Filled in from your link.');
    await type('License key', 'OPEN-0012');
    await fill({ ...LOGIN, 'License key': 'OPEN-0012' });
    await press('Continue');
    await step(2);
    expect(address()).toBe('/register?step=2');
    await press('Back to step 1');
    await step(1);
    expect((await field('License key')).value).toBe('OPEN-0012');
  });

  it('keeps everything on the way back and forth, and no password on the device', async () => {
    const { unmount } = open(<RegisterForm />, '/register');
    await fillAll();
    await press('Back to step 1');
    await step(1);
    expect((await field('Confirm password')).value).toBe('a quiet harbour');
    await press('Continue');
    await step(2);
    expect((await field('Email')).value).toBe('anna@example.org');
    expect(stored()).not.toContain('a quiet harbour');
    unmount();
    open(<RegisterForm />, '/register?step=2');
    await step(1);
    await waitFor(() => expect(address()).toBe('/register'));
    expect((await field('Username')).value).toBe('anna_1');
    expect((await field('Password')).value).toBe('');
  });

  it.each([
    ['license_key_invalid', 'License key', 'This license key is not valid.'],
    ['username_exists', 'Username', 'Username already exists.'],
  ] as const)(
    'leads back to the first step where %s, to its field, with all that was typed',
    async (reason, label, words) => {
      server.refuse(calls.auth.register, reason);
      open(<RegisterForm />, '/register');
      await fillAll();
      await press('Register');
      await step(1);
      expect(await noteOf(label)).toBe(words);
      await waitFor(async () => expect(document.activeElement).toBe(await field(label)));
      expect(screen.queryByText(words, { selector: '.toast--failure' })).toBeNull();
      expect((await field('Confirm password')).value).toBe('a quiet harbour');
      await type(label, 'somebody_else');
      await press('Continue');
      await step(2);
      expect((await field('Phone')).value).toBe('+49 170 1234567');
      expect(session.token()).toBeNull();
    },
  );

  it('shows at its field what only the server refuses, and takes it back when the person types', async () => {
    server.reply(calls.auth.register, () =>
      refused('invalid_fields', { fields: { phone: 'invalid_format' } }),
    );
    open(<RegisterForm />, '/register');
    await fillAll();
    await press('Register');
    await waitFor(async () => expect((await field('Phone')).getAttribute('aria-invalid')).toBe('true'));
    await type('Phone', '+49 170 7654321');
    expect((await field('Phone')).getAttribute('aria-invalid')).toBe('false');
  });

  it('says over everything what is no matter of a field, and can be sent again', async () => {
    server.reply(calls.auth.register, (_, before) => (before === 0 ? lost : { token: 'fresh' }));
    open(<RegisterForm />, '/register');
    await fillAll();
    await press('Register');
    await screen.findByText(/^No connection/, { selector: '.toast--failure' });
    expect((await button('Register')).disabled).toBe(false);
    await press('Register');
    await waitFor(() => expect(session.token()).toBe('fresh'));
  });
});

describe('what a newcomer agrees to', () => {
  onFreshDevice();
  beforeEach(() => {
    session.clear();
    publish(3, 2);
  });

  it('is read above the form, which loses nothing by it', async () => {
    open(<RegisterForm />, '/register');
    await toStepTwo();
    await press(/^Terms of use/);
    await screen.findByText('Terms 3.');
    await press('Close');
    await press('Back to step 1');
    expect((await field('Password')).value).toBe('a quiet harbour');
  });

  it('is asked anew where another version counts by now', async () => {
    server.reply(calls.auth.register, (_, before) =>
      before === 0 ? refused('terms_outdated') : { token: 'fresh' },
    );
    open(<RegisterForm />, '/register');
    await fillAll();
    publish(4, 2);
    await press('Register');
    await screen.findByText('Version 4');
    const box = await screen.findByLabelText<HTMLInputElement>(TICK);
    expect(box.checked).toBe(false);
    expect(await noteOf(TICK)).toBe('The terms have changed. Please read the new version.');
    await waitFor(() => expect(document.activeElement).toBe(box));
    box.click();
    await press('Register');
    await waitFor(() => expect(session.token()).toBe('fresh'));
    expect(server.sent(calls.auth.register)[1]).toMatchObject({ accepted_terms: { terms: 4, privacy: 2 } });
  });

  it('can be loaded again where it could not be read; until then nothing is sent', async () => {
    server.reply(calls.legal.texts, (_, before) => (before === 0 ? lost : {}));
    open(<RegisterForm />, '/register');
    await toStepTwo();
    await fill(PERSON);
    await press('Register');
    expect(server.sent(calls.auth.register)).toEqual([]);
    await press('Request failed, tap to reload');
    await screen.findByLabelText(TICK);
  });
});
