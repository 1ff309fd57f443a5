import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { calls, onFreshDevice, open, press, refused, server, signIn, type } from '../../../../test/screen';
import type { Factors } from './api';
import { Security } from './security';

const NONE: Factors = {
  passkeys: [],
  totp_since: null,
  recovery_codes_left: 0,
  recovery_codes_made_at: null,
};
const PHONE: Factors['passkeys'][number] = {
  ...{ id: '7', name: 'Phone', created_at: '2026-03-01T00:00:00.000Z', last_used_at: null },
};
const BOTH: Factors = {
  passkeys: [PHONE],
  totp_since: '2026-03-01T00:00:00.000Z',
  recovery_codes_left: 2,
  recovery_codes_made_at: '2026-03-01T00:00:00.000Z',
};
const CODES = Array.from(
  { length: 10 },
  (_, place) => `ABCD-EFGH-IJKL-MN${String.fromCharCode(65 + place)}P`,
);

const show = (factors: Factors): void => {
  server.answer(calls.factor.list, factors);
  open(<Security />);
};

describe('login and security', () => {
  onFreshDevice({ entry: 'register' });

  it('says what protects the account, and the way back before anything is turned on', async () => {
    show(NONE);
    expect(await screen.findByText(/^Only your password protects/)).toBeTruthy();
    expect(screen.getByText(/It costs nothing, and your money stays yours/)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Recovery codes' })).toBeNull();
    expect(screen.getByText(/^Passkeys cannot be added here/)).toBeTruthy();
  });

  it('sets up one-time codes: password, key, first code, recovery codes that are kept', async () => {
    server.reply(calls.factor.beginTotp, ({ login_password }) =>
      login_password === 'a quiet harbour'
        ? { secret: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/Fairlead:anna_1?secret=GEZDGNBVGY3TQOJQ' }
        : refused('wrong_login_password'),
    );
    server.reply(calls.factor.confirmTotp, ({ totp }) =>
      totp === '246813' ? { recovery_codes: CODES } : refused('second_step_wrong'),
    );
    show(NONE);
    await press('Set up');
    await type('Login password', 'not this one');
    await press('Confirm');
    expect(await screen.findByText('The login password is wrong.')).toBeTruthy();
    await type('Login password', 'a quiet harbour');
    await press('Confirm');
    expect(await screen.findByText('GEZD GNBV GY3T QOJQ')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'QR code for the authenticator app' })).toBeTruthy();
    await type('Code from the app', '111111');
    await press('Turn on');
    expect(await screen.findByText(/^This code or passkey is not right/)).toBeTruthy();
    await type('Code from the app', '246813');
    await press('Turn on');
    const sheet = await screen.findByRole('dialog', { name: 'Keep your recovery codes' });
    expect(within(sheet).getAllByRole('listitem')).toHaveLength(10);
    await press('I have kept them');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('turns codes off by any way that the person has, the login password too, and warns of the wait', async () => {
    server.answer(calls.factor.endTotp);
    show(BOTH);
    expect((await screen.findByText('2 codes are left')).className).toContain('attention');
    await press('Turn off');
    const sheet = await screen.findByRole('dialog');
    expect(sheet.textContent).toContain('Payouts are then on hold for 24 hours');
    await press('Use a recovery code');
    await press('Use the login password');
    await type('Login password', 'a quiet harbour');
    await press('Confirm');
    await waitFor(() =>
      expect(server.sent(calls.factor.endTotp)).toEqual([{ login_password: 'a quiet harbour' }]),
    );
  });

  it('takes no password for new codes once a factor is on', async () => {
    show(BOTH);
    await press('Make new codes');
    await screen.findByRole('dialog');
    expect(screen.queryByRole('button', { name: 'Use the login password' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Use a recovery code' })).toBeTruthy();
  });

  it('renames a passkey, and keeps the name through a refusal', async () => {
    server.reply(calls.factor.renamePasskey, (_, before) =>
      before === 0 ? refused('throttled') : { passkey: { ...PHONE, name: 'Old phone' } },
    );
    show(BOTH);
    await press('Rename: Phone');
    await type('Name', 'Old phone');
    await press('Confirm');
    await press('Confirm');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.sent(calls.factor.renamePasskey)).toEqual([
      { id: '7', name: 'Old phone' },
      { id: '7', name: 'Old phone' },
    ]);
  });

  it('asks people of a host app for a fresh sign-in: they have no password', async () => {
    signIn({ entry: 'shell' });
    const begun = vi.fn();
    server.reply(calls.factor.beginTotp, (request) => {
      begun(request);
      return refused('sign_in_not_fresh');
    });
    show(NONE);
    await press('Set up');
    expect(await screen.findByText(/^Open Fairlead from your app again/)).toBeTruthy();
    await press('Confirm');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(begun).toHaveBeenCalledWith({ by_sign_in: true });
  });
});
