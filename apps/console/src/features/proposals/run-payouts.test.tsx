import type { ProposalDetail, RunEvidence } from '@fairlead/contract';
import type { Part } from '@fairlead/contract/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { calls, inHours, linkTo, onFreshTab, open, rowsOf, server } from '../../../test/screen';
import { ProposalsPage } from './proposals';

const holder = (id: string, username: string) => ({ id, username, operation_id: '12345674' });
const waiting = (id: string, username: string, amount: number) => ({
  ...{ withdrawal_id: id, holder: holder(id, username), amount },
  ...{ requested_at: inHours(-30), due_at: inHours(90) },
});
const evidence: RunEvidence = {
  items: [
    {
      ...{ ...waiting('2', 'bob', 2_000), beneficiary: 'Bob B', bank: 'Bank of B', last_four: '3333' },
      concerns: ['destination_shared', 'first_payout'],
      acknowledged: [{ by: 'cy', flags: ['destination_new'] }],
    },
    {
      ...{ ...waiting('1', 'anna', 1_000), beneficiary: 'Anna A', bank: 'Bank of A', last_four: '1234' },
      ...{ concerns: [], acknowledged: [] },
    },
  ],
  left_out: [{ ...waiting('3', 'cora', 3_000), runs_before: 2, waits_in: null, paid_line: null }],
  left_out_reason: 'Her bank is closed',
};

const show = async (part: Part<ProposalDetail>): Promise<void> => {
  server.answer(calls.consoleProposal.detail, {
    ...{ id: '7', kind: 'payout_run', state: 'pending', maker: 'bea', amount: 3_000, payload: [] },
    ...{ created_at: inHours(-2), expires_at: inHours(24), about_holder: null, destination: null },
    ...{
      arrival: null,
      bank_lines: null,
      flags: [],
      subject: { type: 'payout_run', id: '4', label: 'PR00004' },
    },
    ...part,
  });
  server.answer(calls.consoleProposal.place, { waiting: 1, place: 1, previous: null, next: null });
  open(<ProposalsPage />, ['finance_checker'], { path: '/proposals/:id?', at: '/proposals/7' });
  await screen.findByRole('region', { name: 'Proposal 7' });
};

describe('the evidence of a payout run', () => {
  onFreshTab();

  it('shows each payout with where it goes and what stands out, and the total', async () => {
    await show({ payout_run: evidence });
    expect(await rowsOf('Payouts of the run')).toMatchObject([
      {
        Holder: 'bobWithdrawal 2',
        Amount: '$20.00',
        'Stands out': 'shared payout accountfirst payoutcy read: Payout account new',
        'Pays to': 'Bob B …3333Bank of B',
      },
      { Holder: 'annaWithdrawal 1', 'Stands out': 'nothing' },
    ]);
    expect(screen.getByRole('heading', { name: '2 payouts, $30.00' })).toBeTruthy();
    expect(linkTo('Open the page of the run')).toBe('/payout-runs/4');
  });

  it('names who was left out, why, and how often before', async () => {
    await show({ payout_run: evidence });
    expect(await rowsOf('Left out though due')).toMatchObject([
      { Holder: 'cora', Amount: '$30.00', 'Left out before': '2 runs' },
    ]);
    expect(screen.getByText('Her bank is closed')).toBeTruthy();
  });

  it('names the other run that somebody waits in, and by whom, and asks no reason for that', async () => {
    const waits = { id: '12', name: 'PR00012', made_by: 'ann', since: inHours(-20) };
    const parked = { ...waiting('5', 'dora', 4_000), runs_before: 0, waits_in: waits, paid_line: null };
    await show({ payout_run: { ...evidence, left_out: [parked], left_out_reason: '' } });
    expect((await rowsOf('Left out though due'))[0]?.['Holder']).toMatch(
      /^dorawaits in PR00012, by ann, since /,
    );
    expect(linkTo('PR00012')).toBe('/payout-runs/12');
    expect(screen.getByText(/each waited in another run/)).toBeTruthy();
    expect(screen.queryByText(/No reason given/)).toBeNull();
  });

  it('names the bank line that paid somebody already, and asks no reason for that', async () => {
    const paid_line = { id: '21', booked_on: '2026-03-02' };
    const paid = { ...waiting('6', 'emma', 5_000), runs_before: 0, waits_in: null, paid_line };
    await show({ payout_run: { ...evidence, left_out: [paid], left_out_reason: '' } });
    expect(await rowsOf('Left out though due')).toMatchObject([
      { Holder: 'emmapaid by bank line of 2026-03-02' },
    ]);
    expect(linkTo('2026-03-02')).toBe('/bank-lines/21');
    expect(screen.queryByText(/No reason given/)).toBeNull();
  });

  it('says so where nobody was left out', async () => {
    await show({ payout_run: { ...evidence, left_out: [], left_out_reason: '' } });
    expect(await screen.findByText('Nothing that was due was left out.')).toBeTruthy();
  });

  it('leads to the run where the proposal is older than what is kept', async () => {
    await show({ payout_run: undefined });
    expect(await screen.findByRole('link', { name: 'Open the page of the run' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Left out though due' })).toBeNull();
  });

  it('shows of its settlement each line next to what it settles, and who imported it', async () => {
    const line = {
      id: '9',
      day: '2026-03-02',
      amount: -2_000,
      counterparty: 'Bob B',
      reference: 'W2',
      text: '',
    };
    const { beneficiary, last_four } = evidence.items[0] as RunEvidence['items'][number];
    const settles = { withdrawal_id: '2', holder: holder('2', 'bob'), beneficiary, last_four };
    await show({
      kind: 'payout_settlement',
      bank_lines: [{ ...line, by_receipt: true, named: [], imported_by: 'bea', settles }],
      flags: [{ key: 'own_statement:1', flag: 'own_statement', about: '1' }],
    });
    expect(await rowsOf('Bank lines')).toMatchObject([
      { Settles: 'bobBob B …3333', Says: 'Bob B · W2', 'Imported by': 'bea' },
    ]);
    expect(linkTo('Bob B …3333')).toBe('/withdrawals?id=2');
    expect(
      screen.getByText(/^Lines from a statement that the maker of this proposal imported: 1\./),
    ).toBeTruthy();
  });
});
