import type { RequestOf } from '@fairlead/contract';
import type { Part } from '@fairlead/contract/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  address,
  button,
  calls,
  fill,
  inHours,
  linkTo,
  NOW,
  noDialog,
  onFreshTab,
  open,
  press,
  pressTwice,
  rowsOf,
  server,
  type,
} from '../../../test/screen';
import { PayoutRunPage, PayoutRunsPage } from '.';
import type { Run } from './payouts';

const holder = (id: string, username: string) => ({ id, username, operation_id: '12345674' });
const row = (id: string, username: string, amount: number) => ({
  ...{ withdrawal_id: id, holder: holder(id, username), beneficiary: username, last_four: '1234', amount },
  due_at: inHours(30),
});
const show = (at: string, roles: Parameters<typeof open>[1] = ['finance_maker']) =>
  open(<PayoutRunPage />, roles, { path: '/payout-runs/:id', at });

const said = (id: string, amount: number) => ({
  ...{ id, booked_on: '2026-03-01', amount, counterparty: 'Somebody' },
});
const run: Part<Run> = {
  ...{ id: '7', name: 'PR00007', state: 'approved', payouts: 3, amount: 6_000, settled: 0, ready: 1 },
  ...{ made_by: 'ann', made_at: NOW, decided_by: 'bea', decided_at: NOW, proposal_id: null },
  ...{ account: 'SANDBOX0001', sum: { sent: 6_000, paid: 0, bounced: 0, open: 6_000 } },
  ...{ left_out: [], left_out_reason: '' },
  files: [{ format: 'csv', name: 'PR00007.csv', hash: 'ab'.repeat(32) }],
  items: [
    { ...row('1', 'anna', 1_000), end_to_end_id: 'PR-1', state: 'line_found', line: said('11', -1_000) },
    {
      ...{ ...row('2', 'bob', 2_000), end_to_end_id: 'PR-2', state: 'doubtful', doubt: 'amount_differs' },
      line: said('12', -2_001),
    },
    { ...row('3', 'cora', 3_000), end_to_end_id: 'PR-3', state: 'sent', line: null },
  ].map((item) => ({
    concerns: [],
    doubt: null,
    return_line: null,
    withdrawal_state: 'approved',
    ...item,
  })) as Part<Run>['items'],
};

describe('a new payout run', () => {
  onFreshTab();

  it('takes all that is due but what is taken away, says the sum, and is proposed once', async () => {
    const items = [row('1', 'anna', 1_000), row('2', 'bob', 2_000)].map((item) => ({
      ...{ ...item, state: 'requested' as const },
    }));
    const others = { more: 4, by_hand: 1, paid_by_line: 2 };
    server.answer(calls.consolePayoutRun.due, { accounts: ['SANDBOX0001'], items, ...others });
    server.answer(calls.consolePayoutRun.propose, { id: '31', subject: { type: 'payout_run', id: '7' } });
    server.answer(calls.consolePayoutRun.detail, run);
    show('/payout-runs/new');
    expect(await screen.findByText('2 payouts, $30.00')).toBeTruthy();
    expect(screen.getByText(/^4 more wait/)).toBeTruthy();
    expect(screen.getByText(/^1 cannot be paid by a file/)).toBeTruthy();
    expect(screen.getByText(/^2 not listed: .* they were paid/)).toBeTruthy();
    fireEvent.click(screen.getByLabelText('Take the withdrawal of bob'));
    expect(await screen.findByText('1 payout, $10.00')).toBeTruthy();
    expect(screen.getByText('1 left out')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Take all').indeterminate).toBe(true);
    expect(screen.getByText('$20.00').closest('s')).toBeTruthy();
    expect((await button('Propose run')).hasAttribute('disabled')).toBe(true);
    await type('Why the rest waits', 'His bank is closed');
    await pressTwice('Propose run');
    await waitFor(() => expect(address()).toBe('/payout-runs/7'));
    const sent: RequestOf<typeof calls.consolePayoutRun.propose>[] = [
      { withdrawal_ids: ['1'], account: 'SANDBOX0001', left_out_reason: 'His bank is closed' },
    ];
    expect(server.sent(calls.consolePayoutRun.propose)).toEqual(sent);
  });
});

describe('the list of payout runs', () => {
  onFreshTab();

  it('says of each run how many of its payouts are in doubt', async () => {
    const items = [
      { id: '7', name: 'PR00007', state: 'approved' as const, in_doubt: 2 },
      { id: '8', name: 'PR00008', state: 'approved' as const, in_doubt: 0 },
    ];
    server.answer(calls.consolePayoutRun.list, { items });
    open(<PayoutRunsPage />, ['auditor'], { path: '/payout-runs', at: '/payout-runs' });
    const rows = await rowsOf('Payout runs');
    expect(rows.map(({ State }) => State)).toEqual(['Approved2 in doubt', 'Approved']);
  });

  it('is narrowed to runs with payouts in doubt, as the overview leads to it', async () => {
    server.answer(calls.consolePayoutRun.list, { items: [] });
    open(<PayoutRunsPage />, ['auditor'], { path: '/payout-runs', at: '/payout-runs?doubt=open' });
    expect(await screen.findByText(/^No payout run in this state/)).toBeTruthy();
    expect(server.sent(calls.consolePayoutRun.list).at(-1)).toMatchObject({ doubt: 'open' });
  });
});

describe('a payout run', () => {
  onFreshTab();

  it('shows what is in doubt first, with the line and why, and proposes what the bank answered', async () => {
    server.answer(calls.consolePayoutRun.detail, run);
    server.answer(calls.consolePayoutRun.proposeSettlement);
    show('/payout-runs/7');
    expect(await rowsOf('In doubt')).toMatchObject([
      {
        Holder: 'bob',
        State: 'DoubtfulThe line has another amount.',
        'Bank line': '2026-03-01 -$20.01The bank names Somebody.',
      },
    ]);
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles).toEqual([
      ...[
        'In doubt · 1 · $20.00',
        'The bank answered, to be agreed to · 1 · $10.00',
        'At the bank · 1 · $30.00',
      ],
      'The file',
    ]);
    expect(screen.getAllByRole('link', { name: '2026-03-01' })[0]?.getAttribute('href')).toBe(
      '/bank-lines/12',
    );
    expect(screen.getByText('ab'.repeat(32))).toBeTruthy();
    await pressTwice('Propose settlement of 1');
    await waitFor(() => expect(server.sent(calls.consolePayoutRun.proposeSettlement)).toEqual([{ id: '7' }]));
  });

  it('puts a payout in doubt that has no line though the statements go beyond it, and says what to do', async () => {
    const items = [{ ...run.items?.[2], state: 'doubtful' as const, doubt: 'no_line' as const }];
    server.answer(calls.consolePayoutRun.detail, { ...run, items } as Part<Run>);
    show('/payout-runs/7', ['auditor']);
    expect(await rowsOf('In doubt')).toMatchObject([
      {
        Holder: 'cora',
        State: expect.stringMatching(/^DoubtfulThe statements have no line for it\. Ask the bank/),
      },
    ]);
  });

  it('puts a payout in doubt that ended without the run and that the bank paid all the same', async () => {
    const paid = { state: 'doubtful' as const, doubt: 'paid_though_ended' as const };
    const items = [{ ...run.items?.[0], ...paid, withdrawal_state: 'cancelled' as const }];
    server.answer(calls.consolePayoutRun.detail, { ...run, items } as Part<Run>);
    show('/payout-runs/7', ['auditor']);
    expect(await rowsOf('In doubt')).toMatchObject([
      {
        Holder: 'anna',
        State: expect.stringMatching(
          /^DoubtfulIt ended without the run, and the bank paid it all the same\./,
        ),
      },
    ]);
  });

  it('has the house bear what the bank paid though it had ended, by a proposal that says why', async () => {
    const paid = { state: 'doubtful' as const, doubt: 'paid_though_ended' as const };
    const items = [{ ...run.items?.[0], ...paid, withdrawal_state: 'refused' as const }];
    server.answer(calls.consolePayoutRun.detail, { ...run, items } as Part<Run>);
    server.answer(calls.consolePayoutRun.proposeSettlement);
    show('/payout-runs/7');
    await press('Have the house bear it');
    await fill({ Reason: 'The bank cannot call it back' });
    await press('Propose');
    await noDialog();
    const lost = { withdrawal_id: run.items?.[0]?.withdrawal_id, reason: 'The bank cannot call it back' };
    expect(server.sent(calls.consolePayoutRun.proposeSettlement)).toEqual([{ id: '7', lost }]);
  });

  it('shows the one payout that the address names by its end-to-end ID, and all again', async () => {
    server.answer(calls.consolePayoutRun.detail, run);
    show('/payout-runs/7?payout=PR-3', ['auditor']);
    expect(await rowsOf('At the bank')).toHaveLength(1);
    expect(screen.queryByRole('region', { name: 'In doubt' })).toBeNull();
    expect(linkTo('On record')).toBe('/audit?object=payout_run:7');
    await press('Show all payouts');
    expect(await rowsOf('In doubt')).toHaveLength(1);
    expect(address()).toBe('/payout-runs/7');
  });

  it('offers an auditor neither file nor settlement, and leads to the proposal that waits', async () => {
    server.answer(calls.consolePayoutRun.detail, run);
    show('/payout-runs/7', ['auditor']);
    await rowsOf('In doubt');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('names who was due and is not in it, since when, and why', async () => {
    const { due_at, withdrawal_id, holder: of, amount } = row('9', 'dora', 4_000);
    const one = {
      ...{ withdrawal_id, holder: of, amount, due_at },
      ...{ requested_at: NOW, runs_before: 0, waits_in: null },
    };
    server.answer(calls.consolePayoutRun.detail, { ...run, left_out: [one], left_out_reason: 'Asked us to' });
    show('/payout-runs/7', ['auditor']);
    expect(await rowsOf('Left out though due')).toMatchObject([
      { Holder: 'dora', Amount: '$40.00', 'Left out before': 'never' },
    ]);
    expect(screen.getByText('Asked us to')).toBeTruthy();
  });

  it('says of each payout that waits for its decision what stands out, and who decides', async () => {
    const items = [
      { ...run.items?.[0], state: 'chosen' as const, line: null, concerns: ['destination_new'] },
    ];
    const proposed = { ...run, state: 'proposed' as const, items, files: [], ready: 0, proposal_id: '31' };
    server.answer(calls.consolePayoutRun.detail, proposed as Part<Run>);
    show('/payout-runs/7', ['finance_checker']);
    expect((await rowsOf('Chosen'))[0]).toMatchObject({ Holder: 'anna', 'Stands out': 'new payout account' });
    expect(linkTo('Proposal 31 waits')).toBe('/proposals/31');
    expect(screen.queryByText('The file')).toBeNull();
  });
});
