import type { Part } from '@fairlead/contract/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  button,
  calls,
  field,
  inHours,
  items,
  linkTo,
  noteOf,
  onFreshDevice,
  open,
  type Person,
  press,
  pressTwice,
  refused,
  rowOf,
  server,
  signIn,
  type,
} from '../../../../test/screen';
import { session } from '../../../shared/session/session';
import { AppearanceSettings } from './appearance-settings';
import { Operator } from './operator';
import { OwnCard } from './own-card';
import { OwnDetails } from './own-details';
import { Places } from './places';

const anna: Part<Person> = {
  ...{ nickname: 'Anna', email: 'anna@example.org', phone: '+49 170 1234567', operation_id: '12345674' },
};
const save = 'Save your details';
const sent = () => server.sent(calls.user.edit);

describe('one’s own details', () => {
  onFreshDevice();

  const show = async (part: Part<Person> = anna): Promise<void> => {
    signIn(part);
    open(<OwnDetails />);
    await button(save);
  };

  it('send only what was changed, without blanks, once for a double tap, and keep the new name', async () => {
    await show();
    server.reply(calls.user.edit, ({ nickname }) => ({ ...anna, id: '17', lang: 'en', nickname }));
    expect((await button(save)).disabled).toBe(true);
    await type('Nickname', '  Annie ');
    await pressTwice(save);
    expect(await screen.findByText('Your details are saved.')).toBeTruthy();
    expect(sent()).toEqual([{ nickname: 'Annie' }]);
    expect(session.userInfo()?.nickname).toBe('Annie');
    expect((await field('Nickname')).value).toBe('Annie');
  });

  it('begin empty where nothing was ever given', async () => {
    await show({ ...anna, email: null, phone: null });
    expect([(await field('Email')).value, (await field('Phone')).value]).toEqual(['', '']);
  });

  it.each([
    ['Email', 'anna', 'This is not an email address.'],
    ['Phone', 'my neighbour', 'This is not a phone number.'],
    ['Nickname', '   ', 'Cannot be empty.'],
  ])('refuse %s "%s" at its field', async (label, typed, words) => {
    await show();
    await type(label, typed);
    await press(save);
    expect(await noteOf(label)).toBe(words);
    expect(sent()).toEqual([]);
  });

  it('show at its field what the server refuses, and keep what was typed', async () => {
    await show();
    server.reply(calls.user.edit, () => refused('invalid_fields', { fields: { email: 'too_long' } }));
    await type('Email', 'annie@example.org');
    await press(save);
    await waitFor(async () => expect((await field('Email')).getAttribute('aria-invalid')).toBe('true'));
    expect((await field('Email')).value).toBe('annie@example.org');
  });

  it('keep on the device no address of the person', async () => {
    await show();
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('example.org');
  });

  it('show the first letter in place of a picture, and send a new one at once', async () => {
    await show({ ...anna, nickname: '', username: 'zoe_1' });
    expect(document.querySelector('.own-picture__box')?.textContent).toBe('Z');
    server.answer(calls.files.upload, { file_id: '44' });
    server.reply(calls.user.edit, () => ({ ...anna, id: '17', lang: 'en', avatar_url: '/files/44' }));
    const files = [new File(['x'], 'me.png', { type: 'image/png' })];
    fireEvent.change(await field('Choose a picture'), { target: { files } });
    expect(await screen.findByText('The picture is saved.')).toBeTruthy();
    expect(sent()).toEqual([{ avatar_file_id: '44' }]);
    expect((await screen.findByAltText('Profile picture')).getAttribute('src')).toBe('/files/44');
  });

  it('take no file that is no picture', async () => {
    await show();
    const files = [new File(['x'], 'me.pdf', { type: 'application/pdf' })];
    fireEvent.change(await field('Choose a picture'), { target: { files } });
    expect((await screen.findByRole('alert')).textContent).toBe('This file is not an image.');
    expect(server.sent(calls.files.upload)).toEqual([]);
  });
});

describe('the own card', () => {
  onFreshDevice();

  it.each([
    ['Anna', 'Anna'],
    ['', 'zoe_1'],
  ])('names who was called "%s", with the own number', async (nickname, name) => {
    signIn({ ...anna, nickname, username: 'zoe_1' });
    open(<OwnCard />);
    expect(await screen.findByRole('heading', { name })).toBeTruthy();
    expect(rowOf('Operation ID')).toContain('12345674');
  });
});

describe('where one is logged in', () => {
  onFreshDevice();

  const places = (...devices: readonly (string | null)[]): void =>
    server.answer(calls.user.sessions, {
      items: devices.map((device, index) => ({
        ...{ id: String(index + 1), current: index === 0, device },
        ...{ created_at: inHours(-48), last_seen_at: inHours(-1) },
      })),
    });

  it('names kinds of devices, marks this one, and ends a login elsewhere once', async () => {
    places('Mozilla/5.0 (X11; Linux)', 'Mozilla/5.0 (iPhone)', null);
    open(<Places />);
    await screen.findByText('Computer');
    expect(items().map((one) => one.replace(/(Last used|Logged in).*/, ''))).toEqual([
      'ComputerThis deviceIn use now',
      'Phone or tablet',
      'Unknown device',
    ]);
    expect(screen.getByText(/^A device you do not know\?/)).toBeTruthy();
    expect(linkTo('Change login password')).toBe('/ad-center/edit-login-password');
    const [elsewhere] = screen.getAllByRole('button', { name: 'Log out' });
    server.reply(calls.user.revokeSession, () => {
      places('Mozilla/5.0 (X11; Linux)');
      return {};
    });
    elsewhere?.click();
    elsewhere?.click();
    expect(await screen.findByText('Logged out there.')).toBeTruthy();
    expect(server.sent(calls.user.revokeSession)).toEqual([{ session_id: '2' }]);
    await waitFor(() => expect(screen.queryByText('Phone or tablet')).toBeNull());
  });

  it('offers no way to end the login of this device, and no warning where it is the only one', async () => {
    places('Mozilla/5.0 (X11; Linux)');
    open(<Places />);
    await screen.findByText('This device');
    expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull();
    expect(screen.queryByText(/^A device you do not know\?/)).toBeNull();
  });
});

describe('who runs this', () => {
  onFreshDevice();

  it('is named by the facts that are stated, and that a sandbox is one', async () => {
    server.answer(calls.config.basic, {
      ...{ money_mode: 'sandbox', operator: { legal_name: 'Harbour Ltd' } },
    });
    open(<Operator />);
    await screen.findByText('Harbour Ltd');
    expect(screen.queryByText('Registration number')).toBeNull();
    expect(screen.getByText(/^This is a sandbox\. There is no operator/)).toBeTruthy();
  });

  it('says nothing of a sandbox where money is real', async () => {
    server.answer(calls.config.basic, { money_mode: 'live', operator: { complaints_address: '1 Quay' } });
    open(<Operator />);
    await screen.findByText('1 Quay');
    expect(screen.queryByText(/^This is a sandbox/)).toBeNull();
  });
});

describe('how the app looks', () => {
  onFreshDevice();

  it('changes at once, and stays on the device', async () => {
    open(<AppearanceSettings />);
    await press('Dark');
    expect((await button('Dark')).getAttribute('aria-pressed')).toBe('true');
    fireEvent.change(await field('Text size'), { target: { value: '150' } });
    expect((await field('Text size')).getAttribute('aria-valuetext')).toBe('150%');
    expect(JSON.parse(localStorage.getItem('fairlead_appearance') ?? '')).toEqual({
      theme: 'dark',
      textPercent: 150,
    });
  });
});
