import type { Part } from '@fairlead/contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  address,
  alertText,
  button,
  buttonsIn,
  COUNTED,
  calls,
  dialog,
  field,
  fill,
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
      'Payout account': 'Anna Berg Wallet addressDE12 3456',
      Requested: '2 Mar, 07:30 2 h ago',
      Due: 'in 1 d3 Mar, 09:30',
    });
    expect(linkTo('anna_1')).toBe('/holders/17');
  });

  it('say what is overdue and goes back, and from when a changed destination is paid to', async () => {
    listed({ state: 'approved', due_at: inHours(-1) }, { state: 'requested', usable_from: inHours(5) });
    show();
    const [overdue, cooling] = await rowsOf('Withdrawals');
    expect(overdue?.['Due']).toContain('1 h late');
    expect(overdue?.['Due']).toContain('Overdue: goes back');
    expect(cooling?.['Payout account']).toContain('Pays from 2 Mar, 14:30');
    expect(overdue?.['Payout account']).not.toContain('Pays from');
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

  it('offer nothing past the deadline, and a proposal of one’s own to be taken back', async () => {
    listed(
      { state: 'approved', due_at: inHours(-1) },
      { state: 'requested', proposal_id: '31', proposal_is_own: true },
    );
    show();
    expect(await buttonsIn('Withdrawals')).toEqual(['Take back']);
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
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('state the payment with its reference, sum and deadline before the maker, and propose it once', async () => {
    listed({ state: 'approved' });
    show();
    await press('Propose payment');
    expect((await dialog('Propose payment')).textContent).toContain(
      '$40.50 for anna_1. Do it once the payment has left the bank. ' +
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
      ...['–', 'Payout account unclear', 'Payout account not own'],
      ...['Asked twice', 'Asked by holder', 'Legal order'],
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
      { state: 'requested', holder_id: '17', sort: '-amount', ...COUNTED },
    ]);
    expect((await button(/^Filter by Holder/)).textContent).toContain('anna_1');
    await press('Clear holder');
    await waitFor(() => expect(address()).toBe('/withdrawals?state=requested&sort=-amount'));
    fireEvent.change(await field('State'), { target: { value: 'paid' } });
    await waitFor(() => expect(address()).toBe('/withdrawals?state=paid&sort=-amount'));
    await waitFor(() =>
      expect(server.sent(calls.consoleWithdrawal.list).at(-1)).toEqual({
        ...{ state: 'paid', sort: '-amount', ...COUNTED },
      }),
    );
  });

  it('ask for nothing that the address cannot mean', async () => {
    listed();
    show('/withdrawals?holder=me&state=lost&amount=x&made=soon&due=never&sort=beneficiary');
    expect(await screen.findByText('No withdrawal fits these filters.')).toBeTruthy();
    expect(server.sent(calls.consoleWithdrawal.list)).toEqual([{ sort: 'due_at', ...COUNTED }]);
  });

  it('begin with what waits, by its deadline; a column sorts it otherwise, and at last so again', async () => {
    listed({ state: 'requested' });
    show();
    await rowsOf('Withdrawals');
    for (const search of ['?sort=-amount', '?sort=amount', '']) {
      await press(/^Amount/);
      await waitFor(() => expect(address()).toBe(`/withdrawals${search}`));
    }
    await waitFor(() =>
      expect(server.sent(calls.consoleWithdrawal.list)).toEqual([
        ...['due_at', '-amount', 'amount'].map((sort) => ({ state: 'open', sort, ...COUNTED })),
      ]),
    );
  });

  it('keep amounts, days and columns in the address, and say what all of them come to', async () => {
    server.answer(calls.consoleWithdrawal.list, {
      items: [{ id: '5', amount: 4_050, holder }],
      total: { rows: 61, is_part: false, amount: 4_186_215 },
    });
    show('/withdrawals?amount=10.00..&made=2026-03-01..2026-03-02&due=1d&hide=payout-account');
    const [row] = await rowsOf('Withdrawals');
    expect(row).not.toHaveProperty('Payout account');
    expect(screen.getByText('61 rows').parentElement?.textContent).toContain('$41,862.15 in all');
    expect(server.sent(calls.consoleWithdrawal.list)).toEqual([
      {
        ...{
          state: 'open',
          amount_min: 1_000,
          from: '2026-03-01T00:00:00.000Z',
          until: '2026-03-03T00:00:00.000Z',
        },
        ...{ due_until: '2026-03-03T00:00:00.000Z', sort: 'due_at', ...COUNTED },
      },
    ]);
    await press(/^Filter by Amount/);
    await fill({ 'At least (USD)': '20', 'At most (USD)': '99.5' });
    await press('Apply');
    await waitFor(() => expect(address()).toContain('amount=20.00..99.50'));
  });

  it('are proposed several at a time, one by one, and say of each that was refused why', async () => {
    listed({ state: 'requested' }, { state: 'requested' }, { state: 'approved' });
    show();
    await rowsOf('Withdrawals');
    fireEvent.click(await field('Select all rows shown'));
    await waitFor(() => expect(address()).toContain('sel=5.6.7'));
    server.reply(calls.consoleWithdrawal.proposeApproval, ({ withdrawal_id: id }) =>
      id === '6' ? refused('withdrawal_overdue') : { id: '31' },
    );
    const bar = await screen.findByRole('region', { name: '3 selected' });
    expect(bar.textContent).toContain('$121.50');
    expect(screen.getAllByText(/3 selected/)).toHaveLength(1);
    expect(within(bar).queryByRole('button', { name: /Record payment/ })).toBeNull();
    await press('Propose approval · 2');
    const form = await dialog('Propose approval: 2 rows');
    expect(form.textContent).toContain('$81.00 together. Each is sent separately, and may be refused.');
    expect(form.textContent).toContain('1 of those selected does not qualify and is left out.');
    await press('Propose approval · 2');
    expect(await screen.findByText('1 done, 1 refused')).toBeTruthy();
    expect((await dialog()).textContent).toContain(`anna_1: ${sentenceOf('withdrawal_overdue')}`);
    const sent = server.sent(calls.consoleWithdrawal.proposeApproval);
    expect(sent).toEqual([{ withdrawal_id: '5' }, { withdrawal_id: '6' }]);
    await waitFor(() => expect(address()).toContain('sel=6.7'));
    await press('Close');
    expect((await field('Select all rows shown')).indeterminate).toBe(true);
  });

  it('are gone through by keys: j and k, x selects, Enter does what is next, ? says it all', async () => {
    listed({ state: 'requested' }, { state: 'approved' });
    show();
    await rowsOf('Withdrawals');
    const key = (pressed: string): boolean =>
      fireEvent.keyDown(document.activeElement ?? document.body, { key: pressed });
    key('j');
    key('j');
    key('k');
    key('j');
    expect(document.activeElement?.getAttribute('data-key')).toBe('6');
    key('x');
    await waitFor(() => expect(address()).toContain('sel=6'));
    key('Escape');
    await waitFor(() => expect(address()).toBe('/withdrawals'));
    key('Enter');
    await dialog('Propose payment');
    // Where a dialog is open, an act is under way: no key does anything beside it.
    fireEvent.keyDown(document.body, { key: '?' });
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await press('Cancel');
    await noDialog();
    key('?');
    expect((await dialog('Keys')).textContent).toContain('Next row');
  });
});
