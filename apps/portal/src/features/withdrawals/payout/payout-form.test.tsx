import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { METHODS } from '../../../../test/payout-methods';
import {
  button,
  calls,
  field,
  knowPerson,
  leave,
  linkTo,
  noteOf,
  onFreshDevice,
  open,
  press,
  refused,
  server,
  signIn,
  type,
} from '../../../../test/screen';
import type { ResponseFor } from '../../../shared/api';
import { passwordDigest } from '../../../shared/password/digest';
import { PayoutForm } from './payout-form';
import { PayoutLinks } from './settings-links';

const card = {
  'Bank name': 'Harbour Bank',
  Beneficiary: ' Anna Berg ',
  Mobile: '+49 170 1234567',
  'Bank account number': 'DE12 3456',
  'Branch name': 'Pier',
  'Bank address': '1 Quay',
} as const;
const sentCard = {
  method: 'bank_card',
  card_name: 'Harbour Bank',
  user_name: 'Anna Berg',
  mobile: '+49 170 1234567',
  bank_account: 'DE12 3456',
  branch_name: 'Pier',
  bank_address: '1 Quay',
};

/** Another account of the same person, as the server tells of it. */
const SET: NonNullable<ResponseFor<'payout.detail'>> = {
  method: 'bank_card',
  card_name: 'Old Bank',
  user_name: 'Anna Berg',
  mobile: '+49 170 1234567',
  branch_name: 'Pier',
  bank_address: '1 Quay',
  network: null,
  destination_last_four: '9876',
  usable_from: '2026-03-01T00:00:00.000Z',
  updated_at: '2026-03-01T00:00:00.000Z',
};

const fill = async (values: Readonly<Record<string, string>> = card): Promise<void> => {
  for (const [label, value] of Object.entries(values)) await type(label, value);
};

describe('the payout account', () => {
  onFreshDevice();

  it('is saved with the fields of its method alone, without blanks around them', async () => {
    const onDone = vi.fn();
    server.answer(calls.payout.edit);
    open(<PayoutForm setting={null} methods={METHODS.withdraw_method_config} onDone={onDone} />);
    await fill();
    await press('Save');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(server.sent(calls.payout.edit)).toEqual([sentCard]);
    expect(await screen.findByText('Payout account saved.')).toBeTruthy();
  });

  it('asks for a network and an address where money goes to a wallet', async () => {
    server.answer(calls.payout.edit);
    open(<PayoutForm setting={null} methods={METHODS.withdraw_method_config} onDone={vi.fn()} />);
    await press('Wallet address');
    expect(screen.queryByLabelText('Bank account number')).toBeNull();
    await fill({ Beneficiary: 'Anna', Network: 'TRON', 'Wallet address': 'T9yD14Nj9j7xAB4d' });
    await press('Save');
    await waitFor(() =>
      expect(server.sent(calls.payout.edit)).toEqual([
        { method: 'wallet_address', user_name: 'Anna', network: 'TRON', wallet_address: 'T9yD14Nj9j7xAB4d' },
      ]),
    );
  });

  it('can be saved after a change only, and marks every field that is missing', async () => {
    open(<PayoutForm setting={null} methods={METHODS.withdraw_method_config} onDone={vi.fn()} />);
    expect((await button('Save')).disabled).toBe(true);
    await type('Mobile', '+49 170 1234567');
    await press('Save');
    expect(await noteOf('Bank account number')).toBe('Cannot be empty.');
    expect(await noteOf('Beneficiary')).toBe('Cannot be empty.');
    expect(await noteOf('Mobile')).toBeUndefined();
    expect(server.sent(calls.payout.edit)).toEqual([]);
  });

  it('shows at its field what the contract refuses, until the person types again', async () => {
    open(<PayoutForm setting={null} methods={METHODS.withdraw_method_config} onDone={vi.fn()} />);
    await fill({ ...card, Mobile: 'my neighbour' });
    await press('Save');
    await waitFor(async () => expect((await field('Mobile')).getAttribute('aria-invalid')).toBe('true'));
    expect((await field('Bank account number')).value).toBe('DE12 3456');
    await type('Mobile', '+49 170');
    expect(await noteOf('Mobile')).toBeUndefined();
  });

  it('asks before it takes the place of another, and changes nothing where the answer is no', async () => {
    server.answer(calls.payout.edit);
    open(<PayoutForm setting={SET} methods={METHODS.withdraw_method_config} onDone={vi.fn()} />);
    await fill();
    await press('Save');
    expect((await screen.findByRole('dialog')).textContent).toContain('24 hours after the change');
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.sent(calls.payout.edit)).toEqual([]);
    await press('Save');
    await press('Change it');
    await waitFor(() => expect(server.sent(calls.payout.edit)).toEqual([sentCard]));
  });

  it('opens with what is set; nothing is to be saved before a change, and a number that stays is not sent', async () => {
    server.answer(calls.payout.edit);
    open(<PayoutForm setting={SET} methods={METHODS.withdraw_method_config} onDone={vi.fn()} />);
    expect((await field('Bank name')).value).toBe('Old Bank');
    expect((await field('Bank account number')).value).toBe('');
    expect((await field('Bank account number')).placeholder).toBe('••9876');
    const labels = screen.getAllByRole('textbox').map((input) => input.getAttribute('name'));
    expect(labels.slice(0, 3)).toEqual(['card_name', 'bank_account', 'user_name']);
    expect((await button('Save')).disabled).toBe(true);
    await type('Branch name', 'Other pier');
    await type('Branch name', ' Pier ');
    expect((await button('Save')).disabled).toBe(true);
    await type('Branch name', 'Other pier');
    await press('Save');
    await press('Change it');
    const { bank_account: _, ...others } = sentCard;
    await waitFor(() =>
      expect(server.sent(calls.payout.edit)).toEqual([
        { ...others, card_name: 'Old Bank', branch_name: 'Other pier' },
      ]),
    );
  });

  it('offers the methods, fields and limits that the server names, and no others', async () => {
    const [bank] = METHODS.withdraw_method_config;
    if (bank === undefined) throw new Error('no method');
    const fields = bank.fields.filter(({ name }) => name !== 'branch_name');
    open(<PayoutForm setting={null} methods={[{ ...bank, fields, min_amount: 500 }]} onDone={vi.fn()} />);
    expect(await screen.findByText('$5.00 to $50,000.00 a withdrawal. Fee: $0.00.')).toBeTruthy();
    expect((await field('Bank name')).maxLength).toBe(100);
    expect(screen.queryByLabelText('Branch name')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Wallet address' })).toBeNull();
  });

  it('asks for the transaction password where one is set, and says in its sheet that it is wrong', async () => {
    knowPerson(signIn({ transaction_password_set: true }));
    server.refuse(calls.wallet.checkPassword, 'wrong_transaction_password', { tries_left: 4 });
    server.answer(calls.payout.edit);
    const onDone = vi.fn();
    open(<PayoutForm setting={SET} methods={METHODS.withdraw_method_config} onDone={onDone} />);
    await fill();
    await press('Save');
    await press('Change it');
    expect((await screen.findByRole('dialog')).textContent).toContain(
      'Harbour Bank, ending in 3456Anna Berg',
    );
    await type('Transaction password, 6 digits', '975310');
    expect((await screen.findByRole('alert')).textContent).toContain('4 tries left');
    expect(server.sent(calls.payout.edit)).toEqual([]);
    server.answer(calls.wallet.checkPassword);
    await type('Transaction password, 6 digits', '246813');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(server.sent(calls.payout.edit)).toEqual([{ ...sentCard, password: passwordDigest('246813') }]);
  });

  it('asks for a second step where the person has one, beside the transaction password', async () => {
    knowPerson(signIn({ transaction_password_set: true }));
    server.answer(calls.wallet.checkPassword);
    server.reply(calls.payout.edit, ({ totp }) => {
      if (totp === undefined)
        return refused('second_step_needed', { second_steps: ['totp', 'recovery_code'] });
      return totp === '111111' ? refused('second_step_wrong') : SET;
    });
    const onDone = vi.fn();
    open(<PayoutForm setting={SET} methods={METHODS.withdraw_method_config} onDone={onDone} />);
    await fill();
    await press('Save');
    await press('Change it');
    await type('Transaction password, 6 digits', '246813');
    await type('Code from the app', '111111');
    await press('Confirm');
    await waitFor(async () => expect(await noteOf('Code from the app')).toMatch(/^This code or passkey/));
    expect(onDone).not.toHaveBeenCalled();
    await type('Code from the app', '222222');
    await press('Confirm');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    const password = passwordDigest('246813');
    expect(server.sent(calls.payout.edit)).toEqual([
      { ...sentCard, password },
      { ...sentCard, password, totp: '111111' },
      { ...sentCard, password, totp: '222222' },
    ]);
  });

  it('closes the question where it is refused, and keeps what was typed', async () => {
    server.reply(calls.payout.edit, () => refused('throttled'));
    open(<PayoutForm setting={SET} methods={METHODS.withdraw_method_config} onDone={vi.fn()} />);
    await fill();
    await press('Save');
    await press('Change it');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await field('Bank account number')).value).toBe('DE12 3456');
    expect(await screen.findByText(/./, { selector: '.toast--failure' })).toBeTruthy();
  });

  it('never writes an account number down on the device', async () => {
    open(<PayoutForm setting={null} methods={METHODS.withdraw_method_config} onDone={vi.fn()} />);
    await fill();
    const stored = JSON.stringify([...Object.entries(sessionStorage), ...Object.entries(localStorage)]);
    expect(stored).toContain('Harbour Bank');
    expect(stored).not.toContain('DE12 3456');
  });
});

describe('the ways to payout account and password', () => {
  onFreshDevice();

  it.each([
    [false, 'Transaction passwordNot set', '/wallet/set-password'],
    [true, 'Transaction passwordSet', '/ad-center/edit-pay-password'],
  ])('lead to what fits: password set %s', async (isSet, text, path) => {
    knowPerson(signIn({ transaction_password_set: isSet }));
    server.answer(calls.payout.detail, { card_name: 'Harbour Bank', destination_last_four: '4321' });
    open(<PayoutLinks />);
    const way = await screen.findByRole('link', { name: /Transaction password/ });
    expect([way.textContent, way.getAttribute('href')]).toEqual([text, path]);
    expect(await screen.findByText('Harbour Bank, ending in 4321')).toBeTruthy();
    expect(linkTo(/Payout account/)).toBe('/wallet/bind-card');
  });

  it('name the method where there is no bank, and say where nothing is set', async () => {
    signIn();
    server.answer(calls.payout.detail, { method: 'wallet_address', destination_last_four: 'AB4d' });
    open(<PayoutLinks />);
    expect(await screen.findByText('Wallet address, ending in AB4d')).toBeTruthy();
    leave();
    server.answer(calls.payout.detail, null);
    open(<PayoutLinks />);
    await waitFor(() => expect(screen.getAllByText('Not set')).toHaveLength(2));
  });
});
