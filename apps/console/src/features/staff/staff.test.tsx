import type { ResponseOf } from '@fairlead/contract';
import type { list } from '@fairlead/contract/calls/staff';
import type { Part } from '@fairlead/contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  alertText,
  button,
  calls,
  dialog,
  field,
  fill,
  inHours,
  isPinned,
  linkTo,
  noDialog,
  noteOf,
  onFreshTab,
  open,
  press,
  pressTwice,
  refused,
  rowsOf,
  sentenceOf,
  server,
  USERNAME,
} from '../../../test/screen';
import { session } from '../../shared/session/session';
import { AccountPage } from './own-account';
import { StaffPage } from './staff';

type Member = ResponseOf<typeof list>['items'][number];

const ADMIN = ['admin'] as const;
const bea: Part<Member> = {
  id: '2',
  username: 'bea',
  roles: ['support'],
  state: 'active',
  totp: true,
  proposal_id: null,
};
const listed = (...rows: readonly Part<Member>[]): void =>
  server.answer(calls.consoleStaff.list, { items: rows });
const tick = async (name: RegExp): Promise<void> => {
  fireEvent.click(await within(await dialog()).findByRole('checkbox', { name }));
};

describe('the accounts of staff', () => {
  onFreshTab();

  it('offer an admin what fits each account, and nothing for one’s own', async () => {
    listed(
      { ...bea, id: '1', username: USERNAME, roles: ['admin'], keys: 2 },
      { ...bea, totp: false },
      { ...bea, id: '3', username: 'cy', proposal_id: '31' },
      { ...bea, id: '4', username: 'dan', state: 'disabled' },
    );
    open(<StaffPage />, ADMIN);
    const rows = await rowsOf('Staff');
    expect(rows.map(({ Username }) => Username)).toEqual([`${USERNAME} (you)`, 'bea', 'cy', 'dan']);
    expect(rows.map((row) => row['Actions'])).toEqual([
      'On record',
      'Set rolesNew first passwordDisableOn record',
      'Proposal 31 waitsOn record',
      'On record',
    ]);
    const isInMenu = async (name: string) => (await button(name)).closest('[popover]') !== null;
    expect([await isInMenu('Set roles'), await isInMenu('Disable')]).toEqual([false, true]);
    expect(rows[0]).toMatchObject({ 'Second step': '2 keys, codes' });
    expect(rows[1]).toMatchObject({ Roles: 'Support', 'Second step': 'not yet' });
  });

  it('are seen by an auditor, who changes nothing', async () => {
    listed(bea);
    open(<StaffPage />, ['auditor']);
    const [row] = await rowsOf('Staff');
    expect(row?.['Actions']).toBe('On record');
    expect(linkTo('On record')).toBe('/audit?object=staff:2');
    expect(screen.queryByRole('button', { name: 'Add a member of staff' })).toBeNull();
  });

  it('are proposed with roles; half of the first password is shown this once', async () => {
    listed();
    server.answer(calls.consoleStaff.create, { proposal: { id: '7' }, first_half: 'pebble-1' });
    open(<StaffPage />, ADMIN);
    await press('Add a member of staff');
    await fill({ Username: 'eve', Reason: 'New colleague' });
    await tick(/^Finance checker/);
    await tick(/^Support/);
    await pressTwice('Add a member of staff');
    await noDialog();
    expect(server.sent(calls.consoleStaff.create)).toEqual([
      { username: 'eve', roles: ['support', 'finance_checker'], reason: 'New colleague' },
    ]);
    const shown = await screen.findByRole('region', { name: 'Shown this once' });
    expect(shown.textContent).toContain('First half of the first password of eve. Copy it now');
    await press('I have copied it');
    expect(screen.queryByText('pebble-1')).toBeNull();
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('pebble-1');
  });

  it('of programs are proposed with what they read; their key is shown this once', async () => {
    listed({
      ...{ ...bea, username: 'books', roles: ['auditor'], totp: false },
      service: { scopes: ['figures', 'record'], key_begins: 'fairlead_key_ab12' },
    });
    server.answer(calls.consoleStaff.createService, { proposal: { id: '8' }, key: 'fairlead_key_cd34' });
    open(<StaffPage />, ADMIN);
    const [row] = await rowsOf('Staff');
    expect(row).toMatchObject({ Roles: 'Service account: Figures, Record', Actions: 'DisableOn record' });
    expect(row?.['Second step']).toMatch(/^Key fairlead_key_ab12…, until /);
    await press('Add a service account');
    await fill({ Username: 'report', Reason: 'Weekly report' });
    await tick(/^Holders/);
    await pressTwice('Add a service account');
    await noDialog();
    expect(server.sent(calls.consoleStaff.createService)).toEqual([
      { username: 'report', scopes: ['holders'], valid_days: 90, reason: 'Weekly report' },
    ]);
    const shown = await screen.findByRole('region', { name: 'Shown this once' });
    expect(shown.textContent).toContain('fairlead_key_cd34');
  });

  it('need a role and a name that can stand in the record', async () => {
    listed();
    open(<StaffPage />, ADMIN);
    await press('Add a member of staff');
    await fill({ Username: 'eve smith', Reason: 'New colleague' });
    await press('Add a member of staff');
    expect((await dialog()).querySelector('fieldset')?.textContent).toContain('Cannot be empty.');
    await tick(/^Support/);
    await press('Add a member of staff');
    await waitFor(async () => expect(await noteOf('Username')).toBe('Letters, digits and underscores only.'));
    expect(server.sent(calls.consoleStaff.create)).toEqual([]);
  });

  it('begin a change of roles with those they have', async () => {
    listed({ ...bea, roles: ['support', 'auditor'] });
    server.answer(calls.consoleStaff.setRoles, { proposal: { id: '8' } });
    open(<StaffPage />, ADMIN);
    await press('Set roles');
    const ticked = within(await dialog()).getAllByRole<HTMLInputElement>('checkbox', { checked: true });
    expect(ticked).toHaveLength(2);
    await tick(/^Auditor/);
    await fill({ Reason: 'Moved' });
    await press('Set roles');
    await noDialog();
    expect(server.sent(calls.consoleStaff.setRoles)).toEqual([
      { id: '2', roles: ['support'], reason: 'Moved' },
    ]);
  });

  it('keep at least one admin', async () => {
    listed(bea);
    server.reply(calls.consoleStaff.disable, () => refused('last_admin'));
    open(<StaffPage />, ADMIN);
    await press('Disable');
    expect((await dialog()).textContent).toContain('bea is signed out everywhere at once');
    await fill({ Reason: 'Left' });
    await press('Disable');
    expect(await alertText()).toBe(sentenceOf('last_admin'));
    expect((await field('Reason')).value).toBe('Left');
  });

  it('lose their second step after a lost phone', async () => {
    listed(bea);
    server.answer(calls.consoleStaff.resetTotp, { proposal: { id: '9' } });
    open(<StaffPage />, ADMIN);
    await press('Reset the second step');
    await fill({ Reason: 'Lost phone' });
    await press('Reset the second step');
    await noDialog();
    expect(server.sent(calls.consoleStaff.resetTotp)).toEqual([{ id: '2', reason: 'Lost phone' }]);
  });
});

describe('one’s own account', () => {
  onFreshTab();

  const show = (totp = true): void => {
    server.answer(calls.consoleAuth.me, { id: '1', username: USERNAME, totp });
    server.answer(calls.consoleAuth.secondSteps, { totp });
    server.answer(calls.consoleAuth.sessions, {
      items: [
        { id: '1', current: true, device: 'Firefox', created_at: inHours(-1) },
        { id: '2', current: false, created_at: inHours(-24) },
      ],
    });
    open(<AccountPage />, ['support']);
  };
  const change = async (old: string, fresh: string): Promise<void> => {
    await fill({ 'Current password': old, 'New password': fresh });
    await press('Change password');
  };

  it('shows where one is signed in, and ends it elsewhere, never here', async () => {
    show();
    const rows = await rowsOf('Where you are signed in');
    expect(rows.map((row) => row['Actions'])).toEqual(['This one', 'Sign out there']);
    server.answer(calls.consoleAuth.revokeSession);
    expect(await isPinned('Sign out there')).toBe(true);
    await pressTwice('Sign out there');
    await waitFor(() => expect(server.sent(calls.consoleAuth.revokeSession)).toEqual([{ session_id: '2' }]));
  });

  it('changes the password, which ends the session and says why', async () => {
    show();
    server.answer(calls.consoleAuth.updatePassword);
    await change('a good password', 'a better password');
    await waitFor(() => expect(session.token()).toBeNull());
    expect(session.lastEnding()).toBe('password_changed');
    expect(server.sent(calls.consoleAuth.updatePassword)).toEqual([
      { old_password: 'a good password', new_password: 'a better password' },
    ]);
  });

  it.each([
    ['short', 'This is too short.'],
    ['a good password', 'The new one must differ from the old one.'],
  ])('refuses "%s" for the new one at its field', async (fresh, words) => {
    show();
    await change('a good password', fresh);
    await waitFor(async () => expect(await noteOf('New password')).toBe(words));
    expect(session.token()).toBe('a-token');
  });

  it('says that the present one is wrong, keeps both, and writes neither down', async () => {
    show();
    server.refuse(calls.consoleAuth.updatePassword, 'wrong_old_password');
    await change('another password', 'a better password');
    expect(await alertText()).toBe(sentenceOf('wrong_old_password'));
    expect((await field('New password')).value).toBe('a better password');
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('better');
  });

  it('offers one-time codes to those who have none', async () => {
    show(false);
    expect(await screen.findByText(/^Add a second step to your sign-in/)).toBeTruthy();
    expect(await field('Your password')).toBeTruthy();
  });
});
