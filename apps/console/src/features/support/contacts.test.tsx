import type { Part } from '@fairlead/contract/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  alertText,
  calls,
  dialog,
  field,
  fill,
  noDialog,
  onFreshTab,
  open,
  press,
  refused,
  rowsOf,
  sentenceOf,
  server,
} from '../../../test/screen';
import { languages } from '../../shared/lib/languages';
import type { Contact } from './contact-strings';
import { ContactsPage } from './contacts';

describe('the contacts', () => {
  onFreshTab();

  const label = Object.fromEntries(languages.map((one) => [one, `Desk ${one}`]));
  const contact = (id: string, part: Part<Contact> = {}): Part<Contact> => ({
    ...{
      id,
      topic: 'general',
      audience: 'signed_in',
      type: 1,
      url: '/support/own',
      time_zone: 'Europe/Berlin',
    },
    weekly: [{ weekday: 1, from: '09:00', to: '17:00' }],
    label,
    ...part,
  });
  const sheet = () =>
    server.answer(calls.consoleContent.contacts, {
      version: 4,
      items: [contact('1'), contact('2', { audience: 'guest', url: '/support/guest' })],
    });
  const saved = () => server.sent(calls.consoleContent.proposeContacts);

  it('are shown to all staff, changed by admins alone', async () => {
    sheet();
    open(<ContactsPage />, ['support']);
    const [first, second] = await rowsOf('Contacts');
    expect(first).toMatchObject({ For: 'People signed in', Name: 'Desk en', Opens: 'Inside the app' });
    expect(second).toMatchObject({ For: 'Guests, blocked people', Address: '/support/guest' });
    expect(first).not.toHaveProperty('Actions');
    expect(screen.getByText(/^Version 4 of the list\./)).toBeTruthy();
  });

  it('are proposed all together, under the version that was read', async () => {
    sheet();
    server.answer(calls.consoleContent.proposeContacts);
    open(<ContactsPage />, ['admin']);
    await rowsOf('Contacts');
    screen.getAllByRole('button', { name: 'Change' })[1]?.click();
    await dialog();
    await press('German Deutsch');
    expect((await field('Name, German')).value).toBe('Desk de');
    await press('Open on Tuesday');
    await fill({ 'Tuesday, until': '12:00' });
    await press('More hours on Tuesday');
    expect((await field('Time zone of the hours')).value).toBe('Europe/Berlin');
    await fill({ Reason: 'Longer hours', 'Time zone of the hours': 'Asia/Bangkok' });
    await press('Change');
    await noDialog();
    expect(await screen.findByRole('link', { name: /waits/ })).toBeTruthy();
    const [request] = saved();
    expect(request).toMatchObject({ version: 4, reason: 'Longer hours' });
    expect(request?.items.map(({ url }) => url)).toEqual(['/support/own', '/support/guest']);
    expect(request?.items.map(({ time_zone: zone }) => zone)).toEqual(['Europe/Berlin', 'Asia/Bangkok']);
    expect(request?.items[1]?.weekly).toEqual([
      { weekday: 1, from: '09:00', to: '17:00' },
      { weekday: 2, from: '09:00', to: '12:00' },
      { weekday: 2, from: '13:00', to: '17:00' },
    ]);
  });

  it('are named in every language, one at a time, beside what people read; those that lack a name are told', async () => {
    server.answer(calls.consoleContent.contacts, { version: 4, items: [contact('1')] });
    open(<ContactsPage />, ['admin']);
    await rowsOf('Contacts');
    await press('Change');
    const form = within(await dialog());
    expect(form.getByText('12 of 12 languages written')).toBeTruthy();
    await press('Russian Русский');
    await fill({ 'Name, Russian': ' ' });
    await press('Thai ไทย');
    await fill({ 'Name, Thai': '' });
    expect(form.getByText('10 of 12 languages written')).toBeTruthy();
    await fill({ Reason: 'Longer hours' });
    const send = () => form.getAllByRole('button', { name: 'Change' }).at(-1)?.click();
    send();
    expect(await form.findByText(/^Still missing: (Thai, Russian|Russian, Thai)\.$/)).toBeTruthy();
    await fill({ 'Name, Thai': 'ฝ่ายช่วยเหลือ' });
    expect(form.getByText('11 of 12 languages written')).toBeTruthy();
    const preview = within(form.getByRole('region', { name: 'As people read it' }));
    expect(preview.getByRole('heading').textContent).toBe('ฝ่ายช่วยเหลือ');
    expect(preview.getByText('Mon 09:00-17:00 Europe/Berlin')).toBeTruthy();
    expect(saved()).toEqual([]);
  });

  it('refuse hours that end before they begin, at their day', async () => {
    sheet();
    open(<ContactsPage />, ['admin']);
    await rowsOf('Contacts');
    screen.getAllByRole('button', { name: 'Change' })[0]?.click();
    await dialog();
    await press('Open on Tuesday');
    await fill({ 'Tuesday, from': '17:00' });
    await fill({ Reason: 'Longer hours' });
    await press('Change');
    expect(await screen.findByText('Tuesday: hours end after they begin, and do not overlap.')).toBeTruthy();
    expect(saved()).toEqual([]);
  });

  it('lose one without the others', async () => {
    sheet();
    server.answer(calls.consoleContent.proposeContacts);
    open(<ContactsPage />, ['admin']);
    await rowsOf('Contacts');
    screen.getAllByRole('button', { name: 'Remove' })[0]?.click();
    expect((await dialog()).textContent).toContain(
      'Desk en is no longer offered once another person agrees.',
    );
    await fill({ Reason: 'Closed' });
    await press('Remove');
    await noDialog();
    expect(saved()[0]?.items.map(({ url }) => url)).toEqual(['/support/guest']);
  });

  it('say that a colleague changed them meanwhile', async () => {
    sheet();
    server.reply(calls.consoleContent.proposeContacts, () => refused('changed_meanwhile'));
    open(<ContactsPage />, ['admin']);
    await rowsOf('Contacts');
    screen.getAllByRole('button', { name: 'Remove' })[0]?.click();
    await dialog();
    await fill({ Reason: 'Closed' });
    await press('Remove');
    expect(await alertText()).toBe(sentenceOf('changed_meanwhile'));
  });
});
