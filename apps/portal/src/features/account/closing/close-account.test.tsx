import type { Part } from '@fairlead/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  button,
  calls,
  confirmWithPin,
  field,
  inHours,
  linkTo,
  onFreshDevice,
  open,
  type Person,
  press,
  rowOf,
  server,
  signIn,
  type,
} from '../../../../test/screen';
import type { ResponseFor } from '../../../shared/api';
import { passwordDigest } from '../../../shared/password/digest';
import { session } from '../../../shared/session/session';
import { CloseAccount } from './close-account';

type Property = ResponseFor<'wallet.property'>;

const ready: Part<Person> = { transaction_password_set: true, payout_set: true };
const inIt: Part<Property> = {
  ...{ total_assets: 10_000, available_balance: 5_500 },
  ...{ held: 500, to_be_consumed: 3_000, to_be_settled: 1_000 },
};

const stand = (person: Part<Person> = ready, property: Part<Property> = inIt) => {
  signIn(person);
  server.answer(calls.wallet.property, property);
  server.answer(calls.account.closing, { state: 'open' });
  server.answer(calls.payout.detail, { card_name: 'Harbour Bank', destination_last_four: '4321' });
  return open(<CloseAccount />);
};

describe('closing an account', () => {
  onFreshDevice();

  it('says what is paid at once, what comes later, and step by step what happens', async () => {
    stand();
    await button('Close my account');
    expect(rowOf('Paid out at once')).toBe('$55.00');
    expect(rowOf('Still to come')).toBe('$45.00');
    expect(rowOf('Total assets')).toBe('$100.00');
    expect(await screen.findByText('Payouts go to Harbour Bank, ending in 4321.')).toBeTruthy();
    expect(screen.getByText(/^You can close your account at any time .* It costs nothing\.$/)).toBeTruthy();
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(4);
    expect([linkTo('Withdraw'), linkTo('Dispute')]).toEqual(['/wallet/withdraw', '/objection']);
  });

  it('leaves out what comes later where nothing does', async () => {
    stand(ready, { total_assets: 5_500, available_balance: 5_500 });
    await button('Close my account');
    expect(screen.queryByText('Still to come')).toBeNull();
    expect(screen.queryByText('On its way to you')).toBeNull();
  });

  it('counts a payout that is under way already', async () => {
    stand(ready, { total_assets: 7_500, available_balance: 5_500, withdrawing: 2_000 });
    await button('Close my account');
    expect(rowOf('On its way to you')).toBe('$20.00');
  });

  it.each([
    [{ transaction_password_set: false, payout_set: true }, 'Set password', '/wallet/set-password'],
    [{ transaction_password_set: true, payout_set: false }, 'Set payout account', '/wallet/bind-card'],
  ])('leads first to what the payout needs: %j', async (person, name, path) => {
    stand(person);
    expect((await button('Close my account')).disabled).toBe(true);
    expect(linkTo(name)).toBe(path);
  });

  it('asks for no payout account where there is nothing to pay out', async () => {
    stand({ transaction_password_set: true, payout_set: false }, {});
    expect((await button('Close my account')).disabled).toBe(false);
  });

  it('asks twice, sends reason and digest under a key, and then shows how it goes on', async () => {
    stand();
    await type('Reason (optional)', '  Moving house ');
    await press('Close my account');
    expect(within(await screen.findByRole('dialog')).getByText('Close your account?')).toBeTruthy();
    server.answer(calls.wallet.checkPassword);
    server.reply(calls.account.close, () => {
      server.answer(calls.account.closing, {
        ...{ state: 'closing', under_way: 5_500, still_to_come: 4_500 },
        ...{ order_ids: ['17'], done_by: inHours(72) },
      });
      return { state: 'closing' as const };
    });
    await confirmWithPin('246813');
    expect(await screen.findByRole('heading', { name: 'Your account is being closed' })).toBeTruthy();
    expect(server.sent(calls.account.close)).toEqual([
      { password: passwordDigest('246813'), reason: 'Moving house' },
    ]);
    expect(server.keys(calls.account.close)).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
    expect(screen.getByText('On its way to you').nextElementSibling?.textContent).toBe('$55.00');
    expect(rowOf('Still to come')).toBe('$45.00');
    expect(screen.getByText(/^The rest comes by Mar 5, 2026, 9:30 AM UTC/)).toBeTruthy();
    expect(linkTo('1 plan has not ended yet')).toBe('/plan?show=mine');
    expect(session.wasTold('closed')).toBe(true);
  });

  it('sends no reason where none was given', async () => {
    stand();
    server.answer(calls.wallet.checkPassword);
    server.answer(calls.account.close, { state: 'closing' });
    await press('Close my account');
    await confirmWithPin();
    await waitFor(() => expect(server.sent(calls.account.close)).toHaveLength(1));
    expect(server.sent(calls.account.close)[0]).not.toHaveProperty('reason');
  });

  it('sends nothing where the person thinks better of it, and keeps the reason', async () => {
    stand();
    await type('Reason (optional)', 'Moving house');
    await press('Close my account');
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await field('Reason (optional)')).value).toBe('Moving house');
    expect(server.sent(calls.account.close)).toEqual([]);
  });

  it('is open to a disabled account, which is told that its cash stays its own', async () => {
    stand({ ...ready, state: 'disabled' });
    expect((await button('Close my account')).disabled).toBe(false);
    expect(screen.getByText(/^Your account is disabled\. Your cash stays yours/)).toBeTruthy();
  });
});
