import type { ResponseOf } from '@fairlead/contract';
import type { authorizationCodes, licenseKeys } from '@fairlead/contract/calls/access-keys';
import type { Part } from '@fairlead/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  alertText,
  buttonsIn,
  COUNTED,
  calls,
  dialog,
  field,
  fill,
  inHours,
  leave,
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
} from '../../../test/screen';
import { session } from '../../shared/session/session';
import { KeysPage } from './keys';
import { SignInPage } from './sign-in';

type Key = ResponseOf<typeof licenseKeys>['items'][number];
type Code = ResponseOf<typeof authorizationCodes>['items'][number];

const bea = { id: '2', username: 'bea', roles: ['support' as const] };
const typed = { Username: 'bea', Password: 'a good password' };

describe('signing in', () => {
  onFreshTab();
  beforeEach(() => session.end('signed_out'));

  it('begins a session with what the server answers, once for a double click', async () => {
    server.answer(calls.consoleAuth.login, { token: 'fresh', staff: bea });
    open(<SignInPage />, []);
    await fill(typed);
    await pressTwice('Sign in');
    await waitFor(() => expect(session.token()).toBe('fresh'));
    expect(server.sent(calls.consoleAuth.login)).toEqual([{ username: 'bea', password: 'a good password' }]);
  });

  it('asks for the one-time code once the server does, keeping what was typed', async () => {
    server.reply(calls.consoleAuth.login, ({ totp }) =>
      totp === undefined ? refused('totp_required') : { token: 'fresh', staff: bea },
    );
    open(<SignInPage />, []);
    expect(screen.queryByLabelText('One-time code')).toBeNull();
    await fill(typed);
    await press('Sign in');
    await fill({ 'One-time code': '123456' });
    expect((await field('Password')).value).toBe('a good password');
    await press('Sign in');
    await waitFor(() => expect(session.token()).toBe('fresh'));
    expect(server.sent(calls.consoleAuth.login)[1]).toHaveProperty('totp', '123456');
  });

  it('offers each way that there is, and sends what the chosen one takes', async () => {
    server.reply(calls.consoleAuth.login, ({ totp, recovery_code }) =>
      recovery_code === undefined && totp === undefined
        ? refused('totp_required', { second_steps: ['key', 'totp', 'recovery_code'] })
        : { token: 'fresh', staff: bea },
    );
    open(<SignInPage />, []);
    await fill(typed);
    await press('Sign in');
    expect(await screen.findByText(/^Have your security key ready/)).toBeTruthy();
    await press('Use a one-time code');
    expect(await field('One-time code')).toBeTruthy();
    await press('Use a recovery code');
    await fill({ 'Recovery code': 'ABCD-EFGH-2345-ZYXW ' });
    await press('Sign in');
    await waitFor(() => expect(session.token()).toBe('fresh'));
    expect(server.sent(calls.consoleAuth.login)[1]).toEqual({
      ...{ username: 'bea', password: 'a good password', recovery_code: 'ABCD-EFGH-2345-ZYXW' },
    });
  });

  it('says that no key signed, where the browser has none, and keeps the other ways open', async () => {
    server.refuse(calls.consoleAuth.login, 'totp_required', {
      second_steps: ['key', 'totp'],
      key_request: {
        ...{ challenge: 'AAAA', rpId: 'localhost', timeout: 1_000 },
        ...{ userVerification: 'discouraged', allowCredentials: [] },
      },
    });
    open(<SignInPage />, []);
    await fill(typed);
    await press('Sign in');
    await press('Sign in with your key');
    expect(await alertText()).toMatch(/^Security keys do not work at this address/);
    await press('Use a one-time code');
    expect(await field('One-time code')).toBeTruthy();
  });

  it('marks at its field a code that is none', async () => {
    server.reply(calls.consoleAuth.login, () => refused('totp_required'));
    open(<SignInPage />, []);
    await fill(typed);
    await press('Sign in');
    await fill({ 'One-time code': '12' });
    await press('Sign in');
    await waitFor(async () => expect(await noteOf('One-time code')).toBe('Enter the six digits.'));
  });

  it('says why it was refused, keeps both, and writes no password down', async () => {
    server.refuse(calls.consoleAuth.login, 'wrong_credentials');
    open(<SignInPage />, []);
    await fill(typed);
    await press('Sign in');
    expect(await alertText()).toBe(sentenceOf('wrong_credentials'));
    expect((await field('Password')).value).toBe('a good password');
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('a good password');
    expect(session.token()).toBeNull();
  });

  it.each([
    ['expired', 'Your session has ended. Sign in again; what you typed is kept.'],
    ['password_changed', 'Your password is changed. Sign in with the new one.'],
  ] as const)('says how the last session ended: %s', (ending, words) => {
    session.end(ending);
    open(<SignInPage />, []);
    expect(screen.getByRole('status').textContent).toBe(words);
  });
});

const SUPPORT = ['support'] as const;
const CODES = { path: '/keys', at: '/keys?kind=codes' };
const key: Part<Key> = { id: '3', hint: 'FAIR…', uses_left: 4, used: 1, created_at: inHours(-24) };
const listed = (keys: readonly Part<Key>[], codes: readonly Part<Code>[] = []): void => {
  server.answer(calls.consoleKey.licenseKeys, { items: keys });
  server.answer(calls.consoleKey.authorizationCodes, { items: codes });
};

describe('keys and codes', () => {
  onFreshTab();

  it('say of each whether it opens anything: revoked, used up, ended or valid, in this order', async () => {
    listed([
      { ...key, id: '1', revoked_at: inHours(-1), uses_left: 0 },
      { ...key, id: '2', uses_left: 0, expires_at: inHours(-1) },
      { ...key, id: '3', expires_at: inHours(-1) },
      { ...key, id: '4', expires_at: inHours(1), staff_activate: true },
    ]);
    open(<KeysPage />, SUPPORT);
    const rows = await rowsOf('License keys');
    expect(rows.map(({ State }) => State)).toEqual(['Revoked', 'Used up', 'Ended', 'Valid']);
    expect(rows.map((row) => row['Actions'])).toEqual(['', '', '', 'Revoke']);
    expect(rows[3]).toMatchObject({ 'Begins with': 'FAIR…', 'Uses left': '4', 'Waits for staff': 'Yes' });
  });

  it('lead from a used code to its holder', async () => {
    const holder = { id: '17', username: 'anna_1', operation_id: '12345674' };
    listed([], [{ id: '5', hint: 'AC…', used_by: '17', holder }]);
    open(<KeysPage />, SUPPORT, CODES);
    await rowsOf('Authorization codes');
    expect(linkTo('anna_1')).toBe('/holders/17');
  });

  it('are issued in batches and shown this once: copied as lines, gone for good when hidden', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    listed([key]);
    server.answer(calls.consoleKey.issueLicenseKeys, { codes: ['K-1', 'K-2'] });
    open(<KeysPage />, SUPPORT);
    await press('Issue license keys');
    await fill({
      'How many': '2',
      'Uses of each': '5',
      'Accounts made with it': 'by_staff',
      'Ends (optional)': '2026-04-01T12:00',
    });
    await pressTwice('Issue license keys');
    await noDialog();
    expect(server.sent(calls.consoleKey.issueLicenseKeys)).toEqual([
      {
        ...{ number: 2, uses: 5, staff_activate: true, remark: '' },
        expires_at: '2026-04-01T12:00:00.000Z',
      },
    ]);
    const shown = await screen.findByRole('region', { name: 'Shown this once' });
    expect(within(shown).getByText('K-1')).toBeTruthy();
    await press('Copy all');
    expect(await within(shown).findByText('Copied.')).toBeTruthy();
    expect(writeText).toHaveBeenCalledExactlyOnceWith('K-1\nK-2');
    await press('I have copied them');
    expect(screen.queryByText('K-1')).toBeNull();
  });

  it('are issued without an end, active at once', async () => {
    listed([]);
    server.answer(calls.consoleKey.issueLicenseKeys);
    open(<KeysPage />, SUPPORT);
    await press('Issue license keys');
    await fill({ 'How many': '1', 'Uses of each': '1', 'Accounts made with it': 'at_once' });
    await press('Issue license keys');
    await noDialog();
    expect(server.sent(calls.consoleKey.issueLicenseKeys)).toEqual([
      { number: 1, uses: 1, staff_activate: false, remark: '' },
    ]);
  });

  it('are refused at the field where there are too many', async () => {
    listed([]);
    open(<KeysPage />, SUPPORT);
    await press('Issue authorization codes');
    await fill({ 'How many': '501' });
    await press('Issue authorization codes');
    await waitFor(async () => expect(await noteOf('How many')).toBe('This is too big.'));
    expect(server.sent(calls.consoleKey.issueAuthorizationCodes)).toEqual([]);
  });

  it('are revoked with a reason, each by its own call', async () => {
    listed([key], [{ id: '5', hint: 'AC…' }]);
    server.answer(calls.consoleKey.revokeAuthorizationCode);
    open(<KeysPage />, SUPPORT, CODES);
    const table = await screen.findByRole('region', { name: 'Authorization codes' });
    within(table).getByRole('button', { name: 'Revoke' }).click();
    expect((await dialog()).textContent).toContain('AC… no longer works.');
    await fill({ Reason: 'Leaked' });
    await press('Revoke');
    await noDialog();
    expect(server.sent(calls.consoleKey.revokeAuthorizationCode)).toEqual([{ id: '5', reason: 'Leaked' }]);
    expect(server.sent(calls.consoleKey.revokeLicenseKey)).toEqual([]);
  });

  it('are found by remark, time and state, as the address says, or one by its number', async () => {
    listed([]);
    const at = '/keys?state=valid&query=spring&made=2026-03-01..2026-03-02';
    open(<KeysPage />, SUPPORT, { path: '/keys', at });
    expect(await screen.findByText('No license key yet. People register with one.')).toBeTruthy();
    const asked = { state: 'valid', query: 'spring', from: '2026-03-01T00:00:00.000Z' };
    expect(server.sent(calls.consoleKey.licenseKeys)).toEqual([
      { ...COUNTED, ...asked, until: '2026-03-03T00:00:00.000Z' },
    ]);
    leave();
    listed([key]);
    open(<KeysPage />, SUPPORT, { path: '/keys', at: '/keys?id=3' });
    expect(await screen.findByText('License key 3')).toBeTruthy();
    expect(server.sent(calls.consoleKey.licenseKeys).at(-1)).toEqual({ ...COUNTED, id: '3' });
    leave();
    listed([], [{ id: '5', hint: 'AC…' }]);
    open(<KeysPage />, SUPPORT, { path: '/keys', at: '/keys?kind=codes&id=5' });
    expect(await screen.findByText('Authorization code 5')).toBeTruthy();
    expect(server.sent(calls.consoleKey.authorizationCodes).at(-1)).toEqual({ ...COUNTED, id: '5' });
  });

  it('are read by an auditor, who changes nothing', async () => {
    listed([key]);
    open(<KeysPage />, ['auditor']);
    expect(await buttonsIn('License keys')).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Issue license keys' })).toBeNull();
  });
});
