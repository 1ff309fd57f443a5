import type { ResponseOf } from '@fairlead/contract';
import type { secondSteps } from '@fairlead/contract/calls/staff-sign-in';
import type { Part } from '@fairlead/contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  alertText,
  calls,
  fill,
  inHours,
  onFreshTab,
  open,
  press,
  refused,
  sentenceOf,
  server,
} from '../../../test/screen';
import { OwnKeys } from './own-keys';
import { RecoveryCodes } from './recovery-codes';

type Steps = Part<ResponseOf<typeof secondSteps>>;

const blue = { id: '1', name: 'Blue key', created_at: inHours(-48) };
const has = (steps: Steps): void => server.answer(calls.consoleAuth.secondSteps, steps);

describe('one’s own keys', () => {
  onFreshTab();

  it('are removed with a second step, asked for once the server does', async () => {
    has({ keys: [blue, { ...blue, id: '2', name: 'Grey key', removed_at: inHours(-1) }], totp: true });
    server.reply(calls.consoleAuth.removeKey, ({ totp }) =>
      totp === undefined ? refused('totp_required', { second_steps: ['totp'] }) : {},
    );
    open(<OwnKeys />, ['support']);
    expect(await screen.findByText('Grey key')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Remove Grey key' })).toBeNull();
    await press('Remove Blue key');
    await fill({ 'Your password': 'a good password' });
    await press('Remove');
    await fill({ 'One-time code': '123456' });
    await press('Remove');
    await waitFor(() => expect(screen.queryByText(/cannot come back/)).toBeNull());
    expect(server.sent(calls.consoleAuth.removeKey)[1]).toEqual({
      ...{ id: '1', password: 'a good password', totp: '123456' },
    });
  });

  it('keep the last second step, and say what losing it costs', async () => {
    has({ keys: [blue], totp: false });
    open(<OwnKeys />, ['support']);
    expect(await screen.findByText(/^Add a second key, or make recovery codes/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Remove Blue key' })).toBeNull();
  });
});

describe('recovery codes', () => {
  onFreshTab();

  it('are shown this once, and how many are left after that', async () => {
    has({
      keys: [blue],
      recovery_codes_left: 3,
      recovery_codes_made_at: inHours(-24),
      recovery_code_used_at: inHours(-2),
    });
    server.answer(calls.consoleAuth.makeRecoveryCodes, { codes: ['AAAA-BBBB-CCCC-DDDD'] });
    open(<RecoveryCodes />, ['support']);
    expect(await screen.findByText(/^3 of the codes made/)).toBeTruthy();
    expect(screen.getByText(/^The last one was used/)).toBeTruthy();
    await press('Make new ones');
    await fill({ 'Your password': 'a good password' });
    await press('Make recovery codes');
    expect(await screen.findByText('AAAA-BBBB-CCCC-DDDD')).toBeTruthy();
    await press('I have copied them');
    expect(screen.queryByText('AAAA-BBBB-CCCC-DDDD')).toBeNull();
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('AAAA');
  });

  it('need a second step first', async () => {
    has({ totp: false });
    open(<RecoveryCodes />, ['support']);
    expect(await screen.findByText(/^Set up a security key or one-time codes first/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('say why they were not made', async () => {
    has({ totp: true });
    server.refuse(calls.consoleAuth.makeRecoveryCodes, 'throttled');
    open(<RecoveryCodes />, ['support']);
    await press('Make recovery codes');
    await fill({ 'Your password': 'a good password' });
    await press('Make recovery codes');
    expect(await alertText()).toBe(sentenceOf('throttled'));
  });
});
