import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { METHODS } from '../../../test/payout-methods';
import {
  address,
  calls,
  inHours,
  linkTo,
  onFreshDevice,
  open,
  type Person,
  press,
  server,
  signIn,
  type,
} from '../../../test/screen';
import { overlay } from '../../shared/ui/overlay';
import BindCard from './bind-card';
import EditPayPassword from './edit-pay-password';
import SetPassword from './set-password';
import Wallet from './wallet';

describe('the wallet', () => {
  onFreshDevice();
  beforeEach(() => {
    server.answer(calls.wallet.property, { total_assets: 5_500, available_balance: 5_500 });
    server.answer(calls.payout.detail, null);
    server.answer(calls.topup.list);
    server.answer(calls.wallet.events);
  });

  const show = async (part: Partial<Person> = {}): Promise<void> => {
    signIn(part);
    open(<Wallet />);
    await screen.findByText(/^These parts add up to the total\./);
  };

  it('asks for a top-up in a sheet, and leads to payment support', async () => {
    await show();
    await press('Add money');
    expect(await screen.findByRole('dialog', { name: 'Request payment details' })).toBeTruthy();
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Payment support');
    expect(overlay.get()).toEqual({ kind: 'service', recharge: true });
  });

  it.each([
    ['disabled', { state: 'disabled' as const }],
    ['being closed', { closing_since: inHours(-1) }],
  ])('out any time: leads one who is %s to the withdrawal, and takes no top-up', async (_, part) => {
    await show(part);
    expect(screen.queryByRole('button', { name: 'Add money' })).toBeNull();
    await press('Withdraw');
    await waitFor(() => expect(address()).toBe('/wallet/withdraw'));
  });

  it('leads to the activity and to foreign exchange', async () => {
    await show();
    expect([linkTo(/^Activity/), linkTo(/^Foreign exchange/)]).toEqual([
      '/wallet/flow',
      '/wallet/foreign-exchange',
    ]);
  });
});

describe('payout account and password by their addresses', () => {
  onFreshDevice();

  it('says where payouts go now, and leads back to the wallet once another is saved', async () => {
    server.answer(calls.payout.detail, { card_name: 'Harbour Bank', destination_last_four: '4321' });
    server.answer(calls.payout.edit);
    server.answer(calls.config.basic, METHODS);
    open(<BindCard />);
    expect(await screen.findByText('Payouts go to Harbour Bank, ending in 4321.')).toBeTruthy();
    await press('Wallet address');
    await type('Beneficiary', 'Anna');
    await type('Network', 'TRON');
    await type('Wallet address', 'T9yD14Nj9j7xAB4d');
    await press('Save');
    await press('Change it');
    await waitFor(() => expect(address()).toBe('/wallet'));
  });

  it('sets no second password over the first: it goes on to the change', async () => {
    signIn({ transaction_password_set: true });
    open(<SetPassword />);
    await waitFor(() => expect(address()).toBe('/ad-center/edit-pay-password'));
    expect(screen.queryByRole('button', { name: 'Next step' })).toBeNull();
  });

  it('leads back from the first one that was set, and not on to its change', async () => {
    signIn({ transaction_password_set: false });
    open(<SetPassword />);
    await type('Transaction password, 6 digits', '246813');
    await press('Next step');
    server.reply(calls.wallet.setPassword, () => {
      signIn({ transaction_password_set: true });
      return {};
    });
    await type('Transaction password, 6 digits', '246813');
    await press('Finish');
    await waitFor(() => expect(address()).toBe('/wallet'));
  });

  it('changes no password that is not set: it leads to the setting', async () => {
    signIn({ transaction_password_set: false });
    open(<EditPayPassword />);
    expect(await screen.findByText('No transaction password is set yet.')).toBeTruthy();
    expect(linkTo('Transaction password')).toBe('/wallet/set-password');
  });
});
