import type { Part } from '@fairlead/contract/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  alertText,
  calls,
  inHours,
  onFreshTab,
  open,
  press,
  pressTwice,
  refused,
  server,
} from '../../../test/screen';
import type { StaffWithdrawal } from './acts';
import { WithdrawalsPage } from './withdrawals';

const listed = (row: Part<StaffWithdrawal>): void =>
  server.answer(calls.consoleWithdrawal.list, {
    items: [{ id: '5', state: 'requested', usable_from: inHours(-1), due_at: inHours(24), ...row }],
  });

describe('the approval of a withdrawal', () => {
  onFreshTab();

  it('is proposed by one press, once, and says why one was refused', async () => {
    listed({});
    server.reply(calls.consoleWithdrawal.proposeApproval, () => refused('wrong_state'));
    open(<WithdrawalsPage />, ['finance_maker'], { path: '/withdrawals' });
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
});
