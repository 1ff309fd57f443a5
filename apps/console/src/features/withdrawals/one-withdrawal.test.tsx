import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { calls, onFreshTab, open, server } from '../../../test/screen';
import { WithdrawalsPage } from './withdrawals';

describe('a link to one withdrawal', () => {
  onFreshTab();

  it('shows it whatever became of it, where the list begins with those that wait', async () => {
    server.answer(calls.consoleWithdrawal.list, { items: [{ id: '31', state: 'paid', amount: 5_000 }] });
    open(<WithdrawalsPage />, ['support'], { path: '/withdrawals', at: '/withdrawals?id=31' });
    expect(await screen.findByText('Withdrawal 31')).toBeTruthy();
    const [asked] = server.sent(calls.consoleWithdrawal.list);
    expect(asked).toMatchObject({ id: '31' });
    expect(asked).not.toHaveProperty('state');
  });

  it('says that there is none of this number, and where to look', async () => {
    server.answer(calls.consoleWithdrawal.list, { items: [] });
    open(<WithdrawalsPage />, ['support'], { path: '/withdrawals', at: '/withdrawals?id=999' });
    expect(await screen.findByText(/^There is no such entry\. .* Ctrl\+K finds/)).toBeTruthy();
  });
});
