import type { Part } from '@fairlead/contract/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  address,
  alertText,
  calls,
  dialog,
  field,
  fill,
  inHours,
  linkTo,
  noDialog,
  noteOf,
  onFreshTab,
  open,
  press,
  refused,
  rowsOf,
  sentenceOf,
  server,
} from '../../../test/screen';
import { languages } from '../../shared/lib/languages';
import { strings } from '../../shared/lib/strings';
import { CannedPage } from './canned';
import type { Contact } from './contact-hours';
import { ContactsPage } from './contacts';
import { SupportPage } from './support';

/** The live connection as the page sees it; what a test sends down is heard. */
class FakeSocket {
  static last: FakeSocket | undefined;
  static readonly OPEN = 1;
  readonly readyState = 1;
  readonly up: unknown[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    FakeSocket.last = this;
  }
  send(text: string): void {
    this.up.push(JSON.parse(text));
  }
  close(): void {
    this.onclose?.();
  }
}
const down = (message: object): void =>
  act(() => FakeSocket.last?.onmessage?.({ data: JSON.stringify(message) }));

describe('who wrote to support', () => {
  onFreshTab();
  beforeEach(() => {
    vi.stubGlobal('WebSocket', FakeSocket);
    server.answer(calls.consoleSupport.ratings, {
      items: [{ topic: 'general', count: 23, average_hundredths: 457 }],
    });
    server.answer(calls.consoleSupport.conversations, {
      items: [
        {
          ...{ id: '7', topic: 'recharge', unread: 2, waiting_since: inHours(-3), member: true },
          holder: { id: '17', username: 'anna_1', operation_id: '12345674' },
        },
        { id: '8', guest: { case_number: 'G-5', name: 'Zoe', objecting: true }, assigned_to: 'bea' },
      ],
    });
  });

  it('is listed with what waits how long, who took it, and members and objecting guests marked', async () => {
    open(<SupportPage />, ['support'], { path: '/support/:id?', at: '/support?party=guests' });
    const [anna, zoe] = await rowsOf('Support');
    expect(anna).toMatchObject({ Who: 'anna_1 member', 'Waits for': '3 h', Unread: '2', Owner: 'nobody' });
    expect(zoe).toMatchObject({ 'Waits for': 'answered', Owner: 'bea' });
    expect(zoe?.['Who']).toContain('objects to a state');
    expect(linkTo('anna_1')).toBe('/support/7?party=guests');
    expect(server.sent(calls.consoleSupport.conversations)).toEqual([{ state: 'open', party: 'guests' }]);
  });

  it('is followed live: the list is read anew at a sign, and it says when it is not live', async () => {
    open(<SupportPage />, ['support'], { path: '/support/:id?', at: '/support' });
    await rowsOf('Support');
    expect(screen.getByText(/^No live connection\./)).toBeTruthy();
    act(() => FakeSocket.last?.onopen?.());
    expect(FakeSocket.last?.up).toEqual([{ type: 'hello', token: 'a-token', seen: [] }]);
    down({ type: 'ready', unread_total: 0 });
    expect(await screen.findByText('Live')).toBeTruthy();
    await waitFor(() => expect(server.sent(calls.consoleSupport.conversations).length).toBeGreaterThan(1));
    down({ type: 'ping' });
    expect(FakeSocket.last?.up.at(-1)).toEqual({ type: 'pong' });
  });

  it('keeps every filter in the address', async () => {
    open(<SupportPage />, ['support'], { path: '/support/:id?', at: '/support?state=closed&holder=17' });
    await rowsOf('Support');
    await fill({ Desk: 'recharge', 'Taken by': 'me' });
    await waitFor(() => expect(address()).toBe('/support?state=closed&holder=17&topic=recharge&assigned=me'));
    expect(server.sent(calls.consoleSupport.conversations).at(-1)).toEqual({
      ...{ state: 'closed', holder_id: '17', topic: 'recharge', assigned: 'me' },
    });
  });
});

describe('canned answers', () => {
  onFreshTab();

  const hours = { id: '4', lang: 'de' as const, title: 'Hours', text: 'Bis 17 Uhr.' };

  it('are changed where they stand, and written anew', async () => {
    server.answer(calls.consoleSupport.cannedAnswers, { items: [hours] });
    server.answer(calls.consoleSupport.saveCannedAnswer);
    open(<CannedPage />, ['support']);
    await press('Change');
    expect((await field('Text')).value).toBe('Bis 17 Uhr.');
    await fill({ Text: 'Bis 18 Uhr.' });
    await press('Change');
    await noDialog();
    await press('Write a canned answer');
    await fill({ Language: 'en', Title: 'Hello', Text: 'Good day.' });
    await press('Write a canned answer');
    await noDialog();
    expect(server.sent(calls.consoleSupport.saveCannedAnswer)).toEqual([
      { ...hours, text: 'Bis 18 Uhr.' },
      { lang: 'en', title: 'Hello', text: 'Good day.' },
    ]);
  });

  it('hold no account number', async () => {
    server.answer(calls.consoleSupport.cannedAnswers);
    server.reply(calls.consoleSupport.saveCannedAnswer, () =>
      refused('invalid_fields', { fields: { text: 'payment_details' } }),
    );
    open(<CannedPage />, ['support']);
    await press('Write a canned answer');
    await fill({ Language: 'en', Title: 'Pay', Text: 'To DE12 3456' });
    await press('Write a canned answer');
    expect(await screen.findByText(strings.field.payment_details)).toBeTruthy();
  });
});

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
    expect(second).toMatchObject({ For: 'Guests and the blocked', Address: '/support/guest' });
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
    await fill({ 'Open on Tuesday (optional)': '09:00-12:00, 13:00-17:00', Reason: 'Longer hours' });
    await press('Change');
    await noDialog();
    expect(await screen.findByRole('link', { name: /waits/ })).toBeTruthy();
    const [request] = saved();
    expect(request).toMatchObject({ version: 4, reason: 'Longer hours' });
    expect(request?.items.map(({ url }) => url)).toEqual(['/support/own', '/support/guest']);
    expect(request?.items[1]?.weekly).toEqual([
      { weekday: 1, from: '09:00', to: '17:00' },
      { weekday: 2, from: '09:00', to: '12:00' },
      { weekday: 2, from: '13:00', to: '17:00' },
    ]);
  });

  it('refuse hours that end before they begin, at their day', async () => {
    sheet();
    open(<ContactsPage />, ['admin']);
    await rowsOf('Contacts');
    screen.getAllByRole('button', { name: 'Change' })[0]?.click();
    await dialog();
    await fill({ 'Open on Tuesday (optional)': '17:00-09:00', Reason: 'Longer hours' });
    await press('Change');
    expect(await noteOf('Open on Tuesday (optional)')).toMatch(/each beginning before its end\.$/);
    expect(saved()).toEqual([]);
  });

  it('lose one without the others', async () => {
    sheet();
    server.answer(calls.consoleContent.proposeContacts);
    open(<ContactsPage />, ['admin']);
    await rowsOf('Contacts');
    screen.getAllByRole('button', { name: 'Remove' })[0]?.click();
    expect((await dialog()).textContent).toContain(
      'Nobody is offered Desk en any more once another person agreed.',
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
