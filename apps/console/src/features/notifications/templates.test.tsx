import type { ResponseOf } from '@fairlead/contract';
import type { templates } from '@fairlead/contract/calls/notifications-staff';
import type { Part } from '@fairlead/contract/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  alertText,
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
  rowsOf,
  server,
} from '../../../test/screen';
import { languages } from '../../shared/lib/languages';
import { NotificationsPage } from './notifications';
import { TemplatesPage } from './templates';

const words = (text: string) => Object.fromEntries(languages.map((one) => [one, `${text} ${one}`]));
const SAID = { category: 'activity', title: words('Title'), content: words('Words') } as const;
const HOLIDAYS = {
  ...{ id: '5', name: 'Bank holidays', link: '/wallet/withdraw', saved_by: 'bea', saved_at: NOW },
  ...SAID,
};
const listed = (...rows: readonly Part<ResponseOf<typeof templates>['items'][number]>[]): void =>
  server.answer(calls.consoleNotification.templates, { items: rows });
const saved = () => server.sent(calls.consoleNotification.saveTemplate);

describe('templates of notifications', () => {
  onFreshTab();

  it('say what they are for and who saved them; an auditor only reads', async () => {
    listed(HOLIDAYS);
    open(<TemplatesPage />, ['auditor']);
    const [row] = await rowsOf('Notification templates');
    expect(row).toMatchObject({ Name: 'Bank holidays', Title: 'Title en', 'Saved by': 'bea' });
    expect(await buttonsIn('Notification templates')).toEqual([]);
  });

  it('are the beginning of a notification, page included', async () => {
    listed(HOLIDAYS);
    server.answer(calls.consoleNotification.recipients, { everyone: 40 });
    server.answer(calls.consoleNotification.proposeBroadcast, { id: '31' });
    open(<TemplatesPage />, ['support']);
    await press('Use template');
    fireEvent.click(await within(await dialog()).findByRole('radio', { name: 'Everyone' }));
    await fill({ 'Title, English': 'Closed on Monday' });
    await press('Propose sending');
    await noDialog();
    expect(server.sent(calls.consoleNotification.proposeBroadcast)).toEqual([
      { ...SAID, title: { ...SAID.title, en: 'Closed on Monday' }, link: '/wallet/withdraw' },
    ]);
  });

  it('are changed with a name and every language', async () => {
    listed(HOLIDAYS);
    server.answer(calls.consoleNotification.saveTemplate);
    open(<TemplatesPage />, ['support']);
    await press('Change');
    await fill({ Name: ' ', 'Title, English': '' });
    await press('Save');
    expect(await noteOf('Name')).toBe('Cannot be empty.');
    expect(await alertText()).toContain('Title and text are still to be written in: English.');
    await fill({ Name: 'Holidays', 'Title, English': 'Closed' });
    await press('Save');
    await noDialog();
    expect(saved()).toEqual([
      {
        ...{ ...SAID, id: '5', name: 'Holidays', link: '/wallet/withdraw' },
        title: { ...SAID.title, en: 'Closed' },
      },
    ]);
  });

  it('are removed after a question', async () => {
    listed(HOLIDAYS);
    server.answer(calls.consoleNotification.removeTemplate);
    open(<TemplatesPage />, ['support']);
    await press('Remove');
    expect((await dialog()).textContent).toContain('“Bank holidays” is offered to nobody');
    await press('Remove');
    await noDialog();
    expect(server.sent(calls.consoleNotification.removeTemplate)).toEqual([{ id: '5' }]);
  });

  it('are written anew, and kept through a reload until they are saved', async () => {
    listed();
    open(<TemplatesPage />, ['admin']);
    expect(await screen.findByText(/^No template yet\./)).toBeTruthy();
    await press('Write a template');
    await fill({ Name: 'Half done' });
    await press('Cancel');
    await noDialog();
    await press('Write a template');
    expect((await field('Name')).value).toBe('Half done');
  });

  it('are made of a notification that was sent', async () => {
    server.answer(calls.consoleNotification.list, {
      items: [{ ...SAID, id: '2', state: 'sent', maker: 'bea', send_at: NOW }],
    });
    server.answer(calls.consoleNotification.saveTemplate);
    open(<NotificationsPage />, ['support']);
    await press('Save as template');
    await fill({ Name: 'Rules' });
    await press('Save');
    await noDialog();
    expect(saved()).toEqual([{ ...SAID, name: 'Rules' }]);
    expect(linkTo('Notification templates')).toBe('/notice-templates');
  });
});
