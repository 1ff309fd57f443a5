import type { ResponseOf } from '@fairlead/contract';
import type { list } from '@fairlead/contract/calls/notifications-staff';
import type { Part } from '@fairlead/contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  alertText,
  button,
  buttonsIn,
  calls,
  dialog,
  field,
  fill,
  linkTo,
  NOW,
  noDialog,
  noteOf,
  onFreshTab,
  open,
  press,
  pressTwice,
  refused,
  rowsOf,
  server,
} from '../../../test/screen';
import { languageName, languages } from '../../shared/lib/languages';
import { NotificationsPage } from './notifications';

type Sent = ResponseOf<typeof list>['items'][number];

const SUPPORT = ['support'] as const;
const words = (text: string) => Object.fromEntries(languages.map((one) => [one, `${text} ${one}`]));
const notice = { title: { en: 'New rules' }, category: 'activity', maker: 'bea', send_at: NOW } as const;
const HOLIDAYS = {
  ...{ id: '5', name: 'Bank holidays', link: '/wallet/withdraw', saved_by: 'bea', saved_at: NOW },
  ...{ category: 'activity' as const, title: words('Closed'), content: words('Banks are closed') },
};
const listed = (...rows: readonly Part<Sent>[]): void =>
  server.answer(calls.consoleNotification.list, { items: rows });
const chooseRecipient = async (name: string): Promise<void> => {
  fireEvent.click(await within(await dialog()).findByRole('radio', { name }));
};
/** Title and text in each language, one after the other. */
const writeAll = async (among = languages): Promise<void> => {
  for (const language of among) {
    const name = languageName(language);
    await press(new RegExp(`^${name}.*?( missing)?$`));
    await fill({ [`Title, ${name}`]: `Title ${language}`, [`Text, ${name}`]: `Words ${language}` });
  }
};
const openForm = async (): Promise<void> => {
  listed();
  server.answer(calls.consoleNotification.templates, { items: [HOLIDAYS] });
  open(<NotificationsPage />, SUPPORT);
  await press('Write a notification');
  await dialog();
};

describe('what staff told people', () => {
  onFreshTab();

  it('names to whom it went, how many read it, who wrote it and who agreed', async () => {
    const holder = { id: '17', username: 'anna_1', operation_id: '12345674' };
    listed(
      { ...notice, id: '2', state: 'sent', recipients: 40, read: 12, proposal_id: '31' },
      { ...notice, id: '1', state: 'withdrawn', holder, read: 1 },
    );
    open(<NotificationsPage />, SUPPORT);
    const [everyone, one] = await rowsOf('Notifications');
    expect(everyone).toMatchObject({
      ...{ To: 'Everyone', 'Read by': '12 of 40', Agreed: 'Proposal 31', 'Written by': 'bea' },
      Title: 'New rules',
    });
    expect(one).toMatchObject({ To: 'anna_1', 'Read by': '1', Agreed: '–', State: 'Withdrawn' });
    expect(await buttonsIn('Notifications')).toEqual([
      ...['Use again', 'Save as template', 'Withdraw'],
      ...['Use again', 'Save as template'],
    ]);
  });

  it('is the beginning of another one, which is for nobody yet', async () => {
    const sent = { title: words('Title'), content: words('Words'), category: 'activity' as const };
    listed({ ...notice, ...sent, id: '2', state: 'sent', recipients: 40 });
    server.answer(calls.consoleNotification.recipients, { everyone: 40 });
    server.answer(calls.consoleNotification.proposeBroadcast, { id: '31' });
    open(<NotificationsPage />, SUPPORT);
    await press('Use again');
    await press('Send');
    expect((await dialog()).textContent).toContain('Choose who gets it.');
    await chooseRecipient('Everyone');
    await press('Propose sending');
    await noDialog();
    expect(server.sent(calls.consoleNotification.proposeBroadcast)).toEqual([sent]);
  });

  it('was written for one person, in one language: everyone is not told in that', async () => {
    const alike = (text: string) => Object.fromEntries(languages.map((one) => [one, text]));
    const holder = { id: '17', username: 'anna_1', operation_id: '12345674' };
    const sent = { title: alike('Title'), content: alike('Words'), category: 'activity' as const, holder };
    listed({ ...notice, ...sent, id: '2', state: 'sent' });
    server.answer(calls.consoleNotification.recipients, { everyone: 40 });
    open(<NotificationsPage />, SUPPORT);
    await press('Use again');
    await chooseRecipient('Everyone');
    await press('Propose sending');
    const others = languages.filter((one) => one !== 'en').map(languageName);
    expect(await alertText()).toContain(`Title and text are still to be written in: ${others.join(', ')}.`);
    expect(server.sent(calls.consoleNotification.proposeBroadcast)).toEqual([]);
  });

  it('is withdrawn with a reason for the record', async () => {
    listed({ ...notice, id: '2', state: 'sent' });
    server.answer(calls.consoleNotification.withdraw);
    open(<NotificationsPage />, SUPPORT);
    await press('Withdraw');
    expect((await dialog()).textContent).toContain('New rules It is shown to nobody from now on.');
    await fill({ Reason: 'Wrong date' });
    await press('Withdraw');
    await noDialog();
    expect(server.sent(calls.consoleNotification.withdraw)).toEqual([{ id: '2', reason: 'Wrong date' }]);
  });

  it('is read by an auditor, who writes nothing', async () => {
    listed({ ...notice, id: '2', state: 'sent' });
    open(<NotificationsPage />, ['auditor']);
    expect(await buttonsIn('Notifications')).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Write a notification' })).toBeNull();
  });
});

describe('writing a notification', () => {
  onFreshTab();
  beforeEach(() => {
    server.answer(calls.consoleHolder.list, {
      items: [
        {
          id: '17',
          username: 'anna_1',
          nickname: 'Anna',
          operation_id: '12345674',
          lang: 'de',
          state: 'active',
        },
      ],
    });
    server.answer(calls.consoleNotification.recipients, { everyone: 40 });
  });

  it('means nobody before a person chose, and says all that is missing at once', async () => {
    await openForm();
    await press('Send');
    const group = (await dialog()).querySelector('fieldset');
    expect(group?.textContent).toContain('Choose who gets it.');
    expect(await noteOf('Category')).toBe('Cannot be empty.');
    expect(await screen.findByText('Choose who gets it first, then write the text.')).toBeTruthy();
    await chooseRecipient('Everyone');
    await press('Propose sending');
    expect(await alertText()).toContain(
      `Title and text are still to be written in: ${languages.map(languageName).join(', ')}.`,
    );
  });

  it('shows whom a name means before anything is sent, whatever its case', async () => {
    await openForm();
    await chooseRecipient('One account holder');
    expect(await noteOf('Username or operation ID')).toBe('Begin to type to find the account.');
    await fill({ 'Username or operation ID': 'ANNA_1' });
    await waitFor(async () =>
      expect(await noteOf('Username or operation ID')).toBe(
        'Anna, username anna_1, operation ID 12345674, reads German. Active.',
      ),
    );
    expect(server.sent(calls.consoleHolder.list)).toEqual([{ query: 'ANNA_1', limit: 8, sort: 'username' }]);
  });

  it('counts how many everyone are, before it is proposed', async () => {
    await openForm();
    await chooseRecipient('Everyone');
    expect(await screen.findByText(/^Reaches 40 account holders\. Nobody sees it before/)).toBeTruthy();
    expect(await button('Propose sending')).toBeTruthy();
  });

  it('counts one as one', async () => {
    server.answer(calls.consoleNotification.recipients, { everyone: 1 });
    await openForm();
    await chooseRecipient('Everyone');
    expect(await screen.findByText(/^Reaches 1 account holder\./)).toBeTruthy();
  });

  it('marks each language that is still empty, and needs them all', async () => {
    await openForm();
    await chooseRecipient('Everyone');
    await fill({ Category: 'activity' });
    await writeAll(languages.filter((one) => one !== 'th'));
    await press('Propose sending');
    expect(await alertText()).toContain('Title and text are still to be written in: Thai.');
    expect(await button('Thai ไทย missing')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'German Deutsch missing' })).toBeNull();
    expect(server.sent(calls.consoleNotification.proposeBroadcast)).toEqual([]);
  });

  it('proposes to everyone in every language, once for a double click, and shows the proposal', async () => {
    server.answer(calls.consoleNotification.proposeBroadcast, { id: '31' });
    await openForm();
    await chooseRecipient('Everyone');
    await fill({
      Category: 'activity',
      'Page inside the app (optional)': '/plan/detail?id=17',
      'Send at (optional)': '2026-03-03T08:00',
    });
    await writeAll();
    await pressTwice('Propose sending');
    await noDialog();
    expect(server.sent(calls.consoleNotification.proposeBroadcast)).toEqual([
      {
        ...{ category: 'activity', title: words('Title'), content: words('Words') },
        ...{ link: '/plan/detail?id=17', send_at: '2026-03-03T08:00:00.000Z' },
      },
    ]);
    expect(linkTo(/31/)).toBe('/proposals/31');
  });

  it.each(['https://evil.example', '//evil.example/pay', '/nowhere'])(
    'takes no link but a route of the app: %s',
    async (link) => {
      await openForm();
      await fill({ 'Page inside the app (optional)': link });
      await press('Send');
      expect(await noteOf('Page inside the app (optional)')).toMatch(/^Use a page of the app/);
    },
  );

  it('sends to one at once, in their language; says at the field that nobody is meant, until it is mended', async () => {
    server.reply(calls.consoleNotification.send, (_, before) =>
      before === 0 ? refused('invalid_fields', { fields: { lang: 'not_one_of' } }) : {},
    );
    await openForm();
    await chooseRecipient('One account holder');
    await fill({ Category: 'activity', 'Username or operation ID': 'nobody' });
    expect(await screen.findByText(/^Find the account first/)).toBeTruthy();
    await press('Send');
    const unknown = 'No single account holder has this username or operation ID.';
    expect(await noteOf('Username or operation ID')).toBe(unknown);
    await fill({ 'Username or operation ID': ' anna_1 ' });
    await fill({ 'Title, German': 'Regeln', 'Text, German': 'Neu.' });
    expect(await noteOf('Username or operation ID')).toMatch(/^Anna/);
    expect(screen.queryByRole('button', { name: /^English/ })).toBeNull();
    await press('Send');
    await waitFor(async () =>
      expect(await noteOf('Username or operation ID')).toMatch(/^The person now reads another language/),
    );
    await fill({ 'Username or operation ID': 'anna_1' });
    await press('Send');
    await noDialog();
    expect(server.sent(calls.consoleNotification.send).at(-1)).toEqual({
      ...{ category: 'activity', holder: 'anna_1', lang: 'de', title: 'Regeln', content: 'Neu.' },
    });
  });

  it('begins with a template that is chosen, and asks again for whom', async () => {
    server.answer(calls.consoleNotification.proposeBroadcast, { id: '31' });
    await openForm();
    await fill({ 'Begin with a template (optional)': '5' });
    await chooseRecipient('Everyone');
    expect((await field('Title, English')).value).toBe('Closed en');
    await press('Propose sending');
    await noDialog();
    const { category, title, content, link } = HOLIDAYS;
    expect(server.sent(calls.consoleNotification.proposeBroadcast)).toEqual([
      { category, title, content, link },
    ]);
  });

  it('keeps what was written through a reload', async () => {
    await openForm();
    await chooseRecipient('Everyone');
    await fill({ 'Title, English': 'New rules' });
    await press('Cancel');
    await noDialog();
    await press('Write a notification');
    expect((await field('Title, English')).value).toBe('New rules');
  });
});
