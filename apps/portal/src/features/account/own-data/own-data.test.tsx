import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  calls,
  knowPerson,
  onFreshDevice,
  open,
  press,
  refused,
  server,
  signIn,
  type,
} from '../../../../test/screen';
import { passwordDigest } from '../../../shared/password/digest';
import { OwnData } from './own-data';

const NAME = 'own-data-10000008.zip';

describe('the own data', () => {
  onFreshDevice();
  const saved: string[] = [];
  beforeEach(() => {
    saved.length = 0;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('is saved at once where nothing protects the account', async () => {
    knowPerson(signIn({ transaction_password_set: false }));
    server.reply(calls.user.ownData, () => new File(['PK'], NAME));
    open(<OwnData />);
    await press('Download my data');
    expect(await screen.findByText(`Saved as ${NAME}.`)).toBeTruthy();
    expect(saved).toEqual([NAME]);
    expect(server.sent(calls.user.ownData)).toEqual([{}]);
  });

  it('asks for the transaction password and a second step; a wrong code is said in its sheet', async () => {
    knowPerson(signIn({ transaction_password_set: true }));
    server.answer(calls.wallet.checkPassword);
    server.reply(calls.user.ownData, ({ totp }) => {
      if (totp === undefined) return refused('second_step_needed', { second_steps: ['totp'] });
      return totp === '111111' ? refused('second_step_wrong') : new File(['PK'], NAME);
    });
    open(<OwnData />);
    await press('Download my data');
    await type('Transaction password, 6 digits', '246813');
    expect(await screen.findByText('Downloading your data needs a second step.')).toBeTruthy();
    await type('Code from the app', '111111');
    await press('Confirm');
    expect(await screen.findByText(/^This code or passkey/)).toBeTruthy();
    expect(saved).toEqual([]);
    await type('Code from the app', '222222');
    await press('Confirm');
    await waitFor(() => expect(saved).toEqual([NAME]));
    const password = passwordDigest('246813');
    expect(server.sent(calls.user.ownData)).toEqual([
      { password },
      { password, totp: '111111' },
      { password, totp: '222222' },
    ]);
  });
});
