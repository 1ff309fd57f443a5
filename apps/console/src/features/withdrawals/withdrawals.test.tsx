import type { Part } from '@fairlead/contract/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  address,
  alertText,
  buttonsIn,
  calls,
  dialog,
  field,
  inHours,
  linkTo,
  noDialog,
  noteOf,
  onFreshTab,
  open,
  press,
  pressTwice,
  refused,
  rowsOf,
  sentenceOf,
  server,
  type,
} from '../../../test/screen';
import type { StaffWithdrawal } from './acts';
import { WithdrawalsPage } from './withdrawals';

const MAKER = ['finance_maker'] as const;
const holder = { id: '17', username: 'anna_1', operation_id: '12345674' };

const listed = (...rows: readonly Part<StaffWithdrawal>[]): void =>
  server.answer(calls.consoleWithdrawal.list, {
    items: rows.map((row, index) => ({
      ...{ id: String(index + 5), amount: 4_050, holder, beneficiary: 'Anna Berg', destination: 'DE12 3456' },
      ...{ usable_from: inHours(-1), due_at: inHours(24), ...row },
    })),
  });
const show = (at = '/withdrawals', roles: Parameters<typeof open>[1] = MAKER) =>
  open(<WithdrawalsPage />, roles, { path: '/withdrawals', at });

describe('the withdrawals', () => {
  onFreshTab();

  it('show whose they are, where they go in full, and by when', async () => {
    listed({ state: 'requested', method: 'wallet_address', created_at: inHours(-2) });
    show();
    const [row] = await rowsOf('Withdrawals');
    expect(row).toMatchObject({
      Holder: 'anna_1',
      Amount: '$40.50',
      State: 'Requested',
      Destination: 'Anna BergWallet address DE12 3456',
      Requested: '2 Mar 2026, 07:30:00',
      Due: '3 Mar 2026, 09:30:00',
      'Reference or reason': '–',
    });
    expect(linkTo('anna_1')).toBe('/holders/17');
  });

  it('say what is overdue and goes back, and from when a changed destination is paid to', async () => {
    listed({ state: 'approved', due_at: inHours(-1) }, { state: 'requested', usable_from: inHours(5) });
    show();
    const [overdue, cooling] = await rowsOf('Withdrawals');
    expect(overdue?.['Due']).toContain('Overdue: goes back');
    expect(cooling?.['Destination']).toContain('Pays from 2 Mar 2026, 14:30:00');
    expect(overdue?.['Destination']).not.toContain('Pays from');
  });

  it.each([
    ['requested', ['Propose approval', 'Propose refusal']],
    ['approved', ['Propose payment', 'Propose refusal']],
    ['paid', ['Payment came back']],
    ['refused', []],
    ['cancelled', []],
  ] as const)('offer a maker what can be proposed of one that is %s: %j', async (state, names) => {
    listed({ state, due_at: state === 'requested' || state === 'approved' ? inHours(24) : null });
    show();
    expect(await buttonsIn('Withdrawals')).toEqual(names);
  });

  it('offer nothing past the deadline, or where a proposal of one’s own waits', async () => {
    listed(
      { state: 'approved', due_at: inHours(-1) },
      { state: 'requested', proposal_id: '31', proposal_is_own: true },
    );
    show();
    expect(await buttonsIn('Withdrawals')).toEqual([]);
    expect(linkTo('Proposal 31 waits')).toBe('/proposals/31');
  });

  it('offer a maker the same beside a proposal that another lets lie', async () => {
    listed({ state: 'requested', proposal_id: '31', proposal_is_own: false });
    show();
    expect(await buttonsIn('Withdrawals')).toEqual(['Propose approval', 'Propose refusal']);
    expect(linkTo('Proposal 31 waits')).toBe('/proposals/31');
  });

  it('offer a checker nothing: who decides does not propose', async () => {
    listed({ state: 'requested' });
    show('/withdrawals', ['finance_checker']);
    expect(await buttonsIn('Withdrawals')).toEqual([]);
  });

  it('state the payment with its reference, sum and deadline before the maker, and propose it once', async () => {
    listed({ state: 'approved' });
    show();
    await press('Propose payment');
    expect((await dialog('Propose payment')).textContent).toContain(
      '$40.50 for anna_1. State it after the payment left the bank. ' +
        'Another person must agree by 3 Mar 2026, 09:30:00; past it the amount goes back to its holder.',
    );
    server.reply(calls.consoleWithdrawal.proposePayment, () => {
      listed({ state: 'approved', proposal_id: '31', proposal_is_own: true });
      return { id: '31' };
    });
    await type('Payment reference', 'R-88');
    await pressTwice('Propose payment');
    await noDialog();
    expect(server.sent(calls.consoleWithdrawal.proposePayment)).toEqual([
      { withdrawal_id: '5', reference: 'R-88' },
    ]);
    expect(await screen.findByText('Proposal 31 waits')).toBeTruthy();
  });

  it('need a reason of the list for a refusal; a note may stand behind it', async () => {
    listed({ state: 'requested' });
    server.answer(calls.consoleWithdrawal.proposeRefusal);
    show();
    await press('Propose refusal');
    await press('Propose refusal');
    expect(await noteOf('Reason')).toBe('Cannot be empty.');
    expect(server.sent(calls.consoleWithdrawal.proposeRefusal)).toEqual([]);
    const reasons = [...(await field('Reason')).querySelectorAll('option')];
    expect(reasons.map(({ textContent }) => textContent)).toEqual([
      ...['–', 'Destination unclear', 'Destination not own', 'Asked twice', 'Asked by holder', 'Legal order'],
    ]);
    await type('Reason', 'destination_not_own');
    expect(await noteOf('Note (optional)')).toBe('The holder sees it too, word for word.');
    await type('Note (optional)', 'It names B.');
    await press('Propose refusal');
    await noDialog();
    expect(server.sent(calls.consoleWithdrawal.proposeRefusal)).toEqual([
      { withdrawal_id: '5', reason: 'destination_not_own', note: 'It names B.' },
    ]);
  });

  it('state receipt and reason of a payment that came back', async () => {
    listed({ state: 'paid', due_at: null });
    server.answer(calls.consoleWithdrawal.proposeBounce);
    show();
    await press('Payment came back');
    await type('Receipt number', 'B-1');
    await type('Reason', 'Account closed');
    await press('Payment came back');
    await noDialog();
    expect(server.sent(calls.consoleWithdrawal.proposeBounce)).toEqual([
      { withdrawal_id: '5', reason: 'Account closed', receipt_number: 'B-1' },
    ]);
  });

  it('keep what was typed where somebody was quicker, say so, and for the next time the dialog is opened', async () => {
    listed({ state: 'approved' });
    server.reply(calls.consoleWithdrawal.proposePayment, () => refused('proposal_pending'));
    show();
    await press('Propose payment');
    await type('Payment reference', 'R-88');
    await press('Propose payment');
    expect(await alertText()).toBe(sentenceOf('proposal_pending'));
    await press('Cancel');
    await noDialog();
    await press('Propose payment');
    expect((await field('Payment reference')).value).toBe('R-88');
  });

  it('keep state, holder and order in the address, and ask the server for them', async () => {
    listed({ state: 'requested' });
    show('/withdrawals?holder=17&state=requested&sort=-amount');
    await rowsOf('Withdrawals');
    expect(server.sent(calls.consoleWithdrawal.list)).toEqual([
      { state: 'requested', holder_id: '17', sort: '-amount' },
    ]);
    expect(screen.getByText('Of holder 17 only')).toBeTruthy();
    await press('Of everyone');
    await waitFor(() => expect(address()).toBe('/withdrawals?state=requested&sort=-amount'));
    fireEvent.change(await field('State'), { target: { value: 'paid' } });
    await waitFor(() => expect(address()).toBe('/withdrawals?state=paid&sort=-amount'));
    expect(server.sent(calls.consoleWithdrawal.list).at(-1)).toEqual({ state: 'paid', sort: '-amount' });
  });

  it('ask for nothing that the address cannot mean', async () => {
    listed();
    show('/withdrawals?holder=me&state=lost&sort=beneficiary');
    expect(await screen.findByText('No withdrawal in this state.')).toBeTruthy();
    expect(server.sent(calls.consoleWithdrawal.list)).toEqual([{}]);
  });

  it('sort by a column: largest first, then smallest, then as they come', async () => {
    listed({ state: 'requested' });
    show();
    await rowsOf('Withdrawals');
    for (const search of ['?sort=-amount', '?sort=amount', '']) {
      await press(/^Amount/);
      await waitFor(() => expect(address()).toBe(`/withdrawals${search}`));
    }
    await waitFor(() =>
      expect(server.sent(calls.consoleWithdrawal.list)).toEqual([
        {},
        { sort: '-amount' },
        { sort: 'amount' },
      ]),
    );
  });
});
