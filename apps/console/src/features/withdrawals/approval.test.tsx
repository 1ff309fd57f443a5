import type { Part } from '@fairlead/contract/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  address,
  alertText,
  buttonsIn,
  calls,
  inHours,
  leave,
  linkTo,
  onFreshTab,
  open,
  press,
  pressTwice,
  refused,
  rowsOf,
  server,
} from '../../../test/screen';
import type { StaffWithdrawal } from './acts';
import { WithdrawalsPage } from './withdrawals';

const listed = (row: Part<StaffWithdrawal>): void =>
  server.answer(calls.consoleWithdrawal.list, {
    items: [{ id: '5', state: 'requested', usable_from: inHours(-1), due_at: inHours(24), ...row }],
  });

const show = () => open(<WithdrawalsPage />, ['finance_maker'], { path: '/withdrawals' });

describe('the approval of a withdrawal', () => {
  onFreshTab();

  it('is proposed by one press, once, and says why one was refused', async () => {
    listed({});
    server.reply(calls.consoleWithdrawal.proposeApproval, () => refused('wrong_state'));
    show();
    await press('Propose approval');
    expect(await alertText()).toContain('wrong_state');
    server.reply(calls.consoleWithdrawal.proposeApproval, () => {
      listed({ proposal_id: '31', proposal_is_own: true });
      return { id: '31' };
    });
    await pressTwice('Propose approval');
    expect(await screen.findByText('Proposal 31 waits')).toBeTruthy();
    expect(server.sent(calls.consoleWithdrawal.proposeApproval)).toEqual([
      { withdrawal_id: '5' },
      { withdrawal_id: '5' },
    ]);
  });

  it('is taken back from its row by who proposed it, and Enter on the row does not', async () => {
    listed({ proposal_id: '31', proposal_is_own: true });
    show();
    await screen.findByText('Proposal 31 waits');
    fireEvent.keyDown(document.body, { key: 'j' });
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Enter' });
    await waitFor(() => expect(address()).toBe('/proposals/31'));
    expect(server.sent(calls.consoleProposal.withdraw)).toEqual([]);
    leave();
    server.reply(calls.consoleProposal.withdraw, () => {
      listed({});
      return {};
    });
    show();
    await pressTwice('Take back');
    expect(await screen.findByRole('button', { name: 'Propose approval' })).toBeTruthy();
    expect(server.sent(calls.consoleProposal.withdraw)).toEqual([{ id: '31' }]);
  });
});

describe('the payment of a withdrawal', () => {
  onFreshTab();
  const line = { id: '9', booked_on: '2026-03-01' };

  it('says by which ID its line is found, where it is paid by a bank', async () => {
    listed({ state: 'approved', method: 'bank_card', payment_id: 'W0000005' });
    show();
    const [row] = await rowsOf('Withdrawals');
    expect(row?.['State']).toBe('ApprovedPay with end-to-end ID W0000005');
    expect(await buttonsIn('Withdrawals')).toEqual(['Propose payment', 'Propose refusal']);
  });

  it('names the run that pays it, and no ID to pay it by once more', async () => {
    listed({
      state: 'approved',
      method: 'bank_card',
      payout_run: { id: '4', name: 'PR00004', state: 'approved' },
    });
    show();
    const [row] = await rowsOf('Withdrawals');
    expect(row?.['State']).toBe('ApprovedSent to the bank with PR00004');
    expect(linkTo('Sent to the bank with PR00004')).toBe('/payout-runs/4');
  });

  it('is proposed by its line in one press, once, with the reference of the line', async () => {
    listed({ state: 'approved', payment_id: 'W0000005', paid_line: line });
    server.reply(calls.consoleWithdrawal.proposePayment, () => {
      listed({ state: 'approved', paid_line: line, proposal_id: '32', proposal_is_own: true });
      return { id: '32' };
    });
    show();
    expect(await buttonsIn('Withdrawals')).toEqual(['Record payment', 'Propose refusal']);
    expect(linkTo('Bank line of 2026-03-01')).toBe('/bank-lines/9');
    await pressTwice('Record payment');
    expect(await screen.findByText('Proposal 32 waits')).toBeTruthy();
    expect(await buttonsIn('Withdrawals')).toEqual(['Take back']);
    expect(server.sent(calls.consoleWithdrawal.proposePayment)).toEqual([
      { withdrawal_id: '5', reference: 'W0000005' },
    ]);
  });

  it('is not offered past the deadline, whatever the bank says', async () => {
    listed({ state: 'approved', paid_line: line, due_at: inHours(-1) });
    show();
    expect(await buttonsIn('Withdrawals')).toEqual([]);
  });
});
