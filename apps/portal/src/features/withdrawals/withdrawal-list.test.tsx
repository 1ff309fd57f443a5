import type { Part } from '@fairlead/contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  calls,
  confirmWithPin,
  inHours,
  items,
  loseAnswers,
  NOW,
  onFreshDevice,
  open,
  press,
  pressTwice,
  refused,
  server,
} from '../../../test/screen';
import type { ResponseFor } from '../../shared/api';
import { passwordDigest } from '../../shared/password/digest';
import { WithdrawalList } from './withdrawal-list';

type Withdrawal = ResponseFor<'withdrawal.list'>['items'][number];

const listed = (...rows: readonly Part<Withdrawal>[]): void =>
  server.answer(calls.withdrawal.list, {
    items: rows.map((row) => ({ id: '5', amount: 4_050, destination_last_four: '4321', ...row })),
  });
const takeBack = () => screen.queryByRole('button', { name: 'Cancel withdrawal' });

describe('the withdrawals', () => {
  onFreshDevice();

  it('says so where there is none', async () => {
    listed();
    open(<WithdrawalList />);
    expect(await screen.findByText('No withdrawals yet.')).toBeTruthy();
  });

  it('shows amount, state, destination, the one deadline and every step', async () => {
    listed({
      state: 'approved',
      due_at: inHours(10),
      steps: [
        { state: 'requested', time: inHours(-2), text: null },
        { state: 'approved', time: NOW, text: 'Paid on Tuesdays' },
      ],
    });
    open(<WithdrawalList />);
    expect(await screen.findByText('$40.50')).toBeTruthy();
    expect(screen.getByText('Bank account, ending in 4321')).toBeTruthy();
    expect(screen.getByText(/^Paid by Mar 2, 2026, 7:30 PM UTC/)).toBeTruthy();
    expect(items().slice(1)).toEqual([
      'Requested2 hours ago',
      'ApprovedPaid on Tuesdaysnow',
      'Paid to ••4321by Mar 2, 2026, 7:30\u00a0PM\u00a0UTC',
    ]);
  });

  it('says who acts next on one that was only asked for, and nothing more of one that has ended', async () => {
    listed({ state: 'requested', due_at: inHours(10) }, { id: '4', state: 'paid' });
    open(<WithdrawalList />);
    await screen.findByText('Two members of staff check it');
    expect(screen.getAllByText(/^Paid to/)).toHaveLength(1);
  });

  it('asks of a paid one whether it arrived: that it did not needs no password', async () => {
    listed({ id: '7', state: 'paid', reference: 'R-88' });
    server.answer(calls.withdrawal.reportArrival);
    open(<WithdrawalList />);
    await pressTwice('It did not arrive');
    await waitFor(() =>
      expect(server.sent(calls.withdrawal.reportArrival)).toEqual([{ withdrawal_id: '7', arrived: false }]),
    );
  });

  it('takes the word that it arrived with the transaction password alone', async () => {
    listed({ id: '7', state: 'paid', arrival: 'missing' });
    server.answer(calls.withdrawal.reportArrival);
    server.answer(calls.wallet.checkPassword);
    open(<WithdrawalList />);
    await press('It arrived');
    await confirmWithPin('246813');
    await waitFor(() =>
      expect(server.sent(calls.withdrawal.reportArrival)).toEqual([
        { withdrawal_id: '7', arrived: true, password: passwordDigest('246813') },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says what a person said of a payment, and lets them say otherwise', async () => {
    listed({ id: '7', state: 'paid', arrival: 'missing' });
    open(<WithdrawalList />);
    expect(await screen.findByText(/^You said it did not arrive\. That opens a dispute/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'It did not arrive' })).toBeNull();
    expect(screen.getByRole('button', { name: 'It arrived' })).toBeTruthy();
  });

  it('gives old reasons of staff word for word; those of the list and the system’s own as a sentence', async () => {
    listed(
      { id: '5', state: 'refused', reason: 'The name does not match' },
      { id: '4', state: 'refused', reason: 'destination_not_own: It names B.' },
      { id: '6', state: 'cancelled', reason: 'not_decided_in_time' },
      { id: '7', state: 'paid', reference: 'R-88' },
    );
    open(<WithdrawalList />);
    expect(await screen.findByText('Reason: The name does not match')).toBeTruthy();
    expect(screen.getByText('Reason: The payout account is not in your name. It names B.')).toBeTruthy();
    expect(screen.getByText('Reason: It was not paid in time.')).toBeTruthy();
    expect(screen.getByText('Reference R-88')).toBeTruthy();
    expect(takeBack()).toBeNull();
  });

  it.each([
    ['requested', inHours(10), true],
    ['approved', inHours(10), false],
    ['approved', inHours(-1), true],
    ['paid', null, false],
    ['bounced', null, false],
  ] as const)('can be taken back while it is %s with the deadline %s: %s', async (state, due, may) => {
    listed({ state, due_at: due });
    open(<WithdrawalList />);
    await screen.findByText('$40.50');
    expect(takeBack() !== null).toBe(may);
  });

  it('is taken back once for a double tap, and then shown as it stands', async () => {
    listed({ state: 'requested' });
    open(<WithdrawalList />);
    server.reply(calls.withdrawal.cancel, () => {
      listed({ state: 'cancelled' });
      return {};
    });
    await pressTwice('Cancel withdrawal');
    expect(await screen.findByText('Withdrawal canceled. The amount is available again.')).toBeTruthy();
    expect(server.sent(calls.withdrawal.cancel)).toEqual([{ withdrawal_id: '5' }]);
    expect(await screen.findByText('Canceled')).toBeTruthy();
    expect(takeBack()).toBeNull();
  });

  it('says it where staff were quicker', async () => {
    listed({ state: 'requested' });
    server.reply(calls.withdrawal.cancel, () => refused('wrong_state'));
    open(<WithdrawalList />);
    await press('Cancel withdrawal');
    expect(await screen.findByText(/./, { selector: '.toast--failure' })).toBeTruthy();
    expect(takeBack()).not.toBeNull();
  });

  it('says where no answer came that it is kept, and is taken back under the same key', async () => {
    listed({ state: 'requested' });
    open(<WithdrawalList />);
    await loseAnswers(calls.withdrawal.cancel, () => press('Cancel withdrawal'));
    expect(await screen.findByText(/^We got no answer\./)).toBeTruthy();
    server.answer(calls.withdrawal.cancel);
    await press('Cancel withdrawal');
    expect(await screen.findByText('Withdrawal canceled. The amount is available again.')).toBeTruthy();
    expect(new Set(server.keys(calls.withdrawal.cancel)).size).toBe(1);
  });

  it('reads on from the cursor of the page before', async () => {
    server.reply(calls.withdrawal.list, ({ cursor }) =>
      cursor === undefined
        ? { items: [{ id: '5', amount: 100 }], next_cursor: 'more' }
        : { items: [{ id: '4', amount: 200 }] },
    );
    open(<WithdrawalList />);
    await press('Show more');
    expect(await screen.findByText('$2.00')).toBeTruthy();
    expect(screen.getByText('$1.00')).toBeTruthy();
    expect(server.sent(calls.withdrawal.list).at(-1)).toEqual({ cursor: 'more' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull());
  });
});
