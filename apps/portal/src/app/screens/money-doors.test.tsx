import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  address,
  calls,
  inHours,
  knowPerson,
  NOW,
  onFreshDevice,
  open,
  press,
  server,
  signIn,
} from '../../../test/screen';
import AdCenter from './ad-center';

describe('money in and out on home', () => {
  onFreshDevice();
  beforeEach(() => {
    server.answer(calls.statistics.list, { type: 1 });
    server.answer(calls.plan.awaitPutCount, { count: 0 });
    server.answer(calls.plan.list);
    server.answer(calls.topup.list);
    server.answer(calls.withdrawal.list);
    server.answer(calls.legal.pending, { kinds: [] });
  });

  it('stand side by side: a top-up is asked for over home, a withdrawal has its page', async () => {
    knowPerson(signIn());
    open(<AdCenter />);
    await press('Add money');
    expect(await screen.findByRole('dialog', { name: 'Request payment details' })).toBeTruthy();
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Withdraw');
    await waitFor(() => expect(address()).toBe('/wallet/withdraw'));
  });

  it('show a top-up that is under way, with the reference to pay with', async () => {
    knowPerson(signIn({ operation_id: '12345674' }));
    server.answer(calls.topup.list, {
      items: [
        { id: '1', amount: 12_000, state: 'asked', steps: [{ state: 'asked', time: NOW, text: null }] },
      ],
    });
    open(<AdCenter />);
    expect(await screen.findByText('$120.00')).toBeTruthy();
    expect(screen.getByText('Reference')).toBeTruthy();
  });

  it('take no money from one whose account is being closed', async () => {
    knowPerson(signIn({ closing_since: inHours(-1) }));
    server.answer(calls.wallet.property, {});
    open(<AdCenter />);
    await screen.findByRole('button', { name: 'Withdraw' });
    expect(screen.queryByRole('button', { name: 'Add money' })).toBeNull();
  });
});
