import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  button,
  calls,
  field,
  noteOf,
  onFreshDevice,
  open,
  press,
  refused,
  server,
  type,
} from '../../../../test/screen';
import { caseInHand } from '../../../shared/lib/case-in-hand';
import { session } from '../../../shared/session/session';
import { GuestSupport } from './guest-support';

const KEY = { case_number: 'G-ABCD2345', secret: 'a-long-secret' };
const stored = () => JSON.stringify([...Object.entries(sessionStorage), ...Object.entries(localStorage)]);
const said = (text: string, from: 'guest' | 'staff' = 'guest') => ({ id: '1', sequence: 1, from, text });

const openCase = async () => {
  open(<GuestSupport />);
  await press('Password');
  await type('Your name', ' Robin ');
  await type('What happened?', 'A new phone.');
  await press('Send to support');
  await screen.findByText(KEY.case_number);
};

describe('support for who cannot sign in', () => {
  onFreshDevice();
  beforeEach(() => {
    session.clear();
    server.answer(calls.guest.open, KEY);
    server.answer(calls.guest.messages, { items: [said('A new phone.')], more: false });
  });

  it('opens a case with its topic and language, shows its code, and keeps neither on the device', async () => {
    await openCase();
    expect(server.sent(calls.guest.open)).toEqual([
      { name: 'Robin', topic: 'password', text: 'A new phone.', lang: 'en' },
    ]);
    expect(await screen.findByText('A new phone.')).toBeTruthy();
    expect(screen.getByText(KEY.secret)).toBeTruthy();
    expect(stored()).not.toContain(KEY.secret);
    expect(server.sent(calls.guest.messages)[0]).toMatchObject(KEY);
  });

  it('has the topic that the way here names', async () => {
    open(<GuestSupport />, '/support?about=password');
    expect((await button('Password')).getAttribute('aria-pressed')).toBe('true');
    await type('Your name', 'Robin');
    await type('What happened?', 'A new phone.');
    await press('Send to support');
    await screen.findByText(KEY.case_number);
    expect(server.sent(calls.guest.open)[0]).toMatchObject({ topic: 'password' });
  });

  it('takes number and code along to the new password, in no address', async () => {
    await openCase();
    const way = await screen.findByRole('link', { name: 'Support agreed? Set a new password' });
    expect(way.getAttribute('href')).toBe('/reset-password');
    way.click();
    expect(caseInHand.get()).toMatchObject(KEY);
    expect(stored()).not.toContain(KEY.secret);
  });

  it('remembers the case where the person ticks it, until the case is left', async () => {
    await openCase();
    (await field(/^Remember this case/)).click();
    expect(stored()).toContain(KEY.secret);
    await press('Exit');
    expect(stored()).not.toContain(KEY.secret);
    expect(await screen.findByText('Let us help you get back in')).toBeTruthy();
  });

  it('comes back by number and code; a wrong one is told at its field', async () => {
    server.reply(calls.guest.messages, (_, before) =>
      before === 0 ? refused('guest_case_unknown') : { items: [said('We looked.', 'staff')], more: false },
    );
    open(<GuestSupport />);
    await press(/^I have a case number/);
    await type('Case number', 'g-abcd2345');
    await type('Case code', KEY.secret);
    await press('Show the case');
    await waitFor(async () =>
      expect(await noteOf('Case code')).toBe('There is no case with this number and code.'),
    );
    await press('Show the case');
    expect(await screen.findByText('We looked.')).toBeTruthy();
    expect(screen.queryByText(KEY.secret)).toBeNull();
  });

  it('money talk only on record: what staff never ask for stands above the form and the conversation', async () => {
    await openCase();
    expect(screen.getAllByText(/or for a payment before you can withdraw/)).toHaveLength(1);
  });

  it('marks what is missing, and sends nothing', async () => {
    open(<GuestSupport />);
    await press('Send to support');
    expect(await noteOf('Your name')).toBe('Cannot be empty.');
    expect(await noteOf('What happened?')).toBe('Cannot be empty.');
    expect(server.sent(calls.guest.open)).toEqual([]);
  });
});
