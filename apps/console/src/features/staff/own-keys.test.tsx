import type { ResponseOf } from '@fairlead/contract';
import type { me, secondSteps } from '@fairlead/contract/calls/staff-sign-in';
import type { Part } from '@fairlead/contract/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
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
import { providerFlow } from '../../shared/session/provider';
import { OwnIdentity } from './own-identity';
import { OwnKeys } from './own-keys';
import { RecoveryCodes } from './recovery-codes';

const MINE = 'm'.repeat(43);
const STATE = 's'.repeat(43);

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
    await waitFor(() => expect(screen.queryByText(/cannot be restored/)).toBeNull());
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

type Provider = NonNullable<ResponseOf<typeof me>['provider']>;
const signsInBy = (provider: Part<Provider> | null): void =>
  server.answer(calls.consoleAuth.me, {
    provider: provider === null ? null : { label: 'Quay sign-in', demanded: false, ...provider },
  });

describe('one’s own identity at the OpenID provider', () => {
  onFreshTab();

  it('is nowhere to be seen where there is no provider', async () => {
    signsInBy(null);
    const { container } = open(<OwnIdentity />, ['support']);
    await waitFor(() => expect(server.sent(calls.consoleAuth.me)).toHaveLength(1));
    expect(container.querySelector('.panel')).toBeNull();
  });

  it('is connected with the password, by the way to the provider and back', async () => {
    signsInBy({ connected_at: null });
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    const url = 'https://sign-in.example.org/auth';
    server.answer(calls.consoleAuth.beginIdentity, { flow: MINE, url });
    open(<OwnIdentity />, ['support']);
    await fill({ 'Your password': 'a good password' });
    await press('Connect with Quay sign-in');
    await waitFor(() => expect(assign).toHaveBeenCalledWith(url));
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('a good password');
    assign.mockRestore();
    cleanup();
    history.replaceState(null, '', `/console/?code=abc&state=${STATE}`);
    providerFlow.arrive();
    server.refuse(calls.consoleAuth.connectIdentity, 'wrong_state');
    open(<OwnIdentity />, ['support']);
    expect(await alertText()).toMatch(/^This identity is connected with another account/);
    expect(server.sent(calls.consoleAuth.connectIdentity)).toEqual([
      { flow: MINE, code: 'abc', state: STATE },
    ]);
    history.replaceState(null, '', '/');
  });

  it('is disconnected with the password', async () => {
    signsInBy({ connected_at: inHours(-48) });
    server.answer(calls.consoleAuth.disconnectIdentity);
    open(<OwnIdentity />, ['support']);
    await press('Disconnect');
    await fill({ 'Your password': 'a good password' });
    await press('Disconnect');
    await waitFor(() =>
      expect(server.sent(calls.consoleAuth.disconnectIdentity)).toEqual([{ password: 'a good password' }]),
    );
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
