import type { Part } from '@fairlead/contract/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { calls, inHours, NOW, onFreshDevice, open, rowOf, server } from '../../../test/screen';
import type { ResponseFor } from '../../shared/api';
import { ByMonth } from './by-month';
import { Proof } from './proof';
import { Reconciliation } from './reconciliation';

type Books = ResponseFor<'statement.reconciliation'>;
type Figures = ResponseFor<'statement.figures'>;

const show = (bank: Part<Books['bank']>): void => {
  server.answer(calls.statement.reconciliation, {
    ...{ as_of: NOW, owed_total: 9_000, held_total: 12_000, house: 3_000, difference: 0 },
    owed: [{ name: 'available', amount: 9_000 }],
    held: [
      { name: 'bank', amount: 11_000 },
      { name: 'network_receivable', amount: 1_000 },
    ],
    bank: { day: '2026-03-01', closing: 11_000, difference: 0, ...bank },
  });
  open(
    <>
      <Proof />
      <Reconciliation />
    </>,
  );
};

describe('whether the money is there', () => {
  onFreshDevice();

  it('is said first, with the statement that it is known from', async () => {
    show({});
    // What networks still owe, 10.00, need not lie at the bank.
    const said = await screen.findByText('The bank holds $110.00. $80.00 is needed to cover everyone.');
    expect(screen.getByText('$110.00', { selector: '.proof__figure *' })).toBeTruthy();
    expect(screen.queryByText('Not all shown')).toBeNull();
    expect(said.closest('section')?.textContent).toContain(
      'everything owed ($90.00), less what networks still owe ($10.00).',
    );
    expect(screen.getByText(/^Known from the bank statement of March 1, 2026\./)).toBeTruthy();
  });

  it('names what the bank does not show', async () => {
    show({ closing: 6_000, difference: 5_000 });
    await screen.findByText(
      'The bank shows $60.00, but $80.00 is needed to cover everyone: $20.00 is not shown.',
    );
    expect(screen.getByText('Not all shown').className).toContain('attention');
  });

  it('claims nothing before the first statement', async () => {
    show({ day: null, closing: 0, difference: 11_000 });
    expect(await screen.findByText('No bank statement confirms it yet.')).toBeTruthy();
    expect(screen.getByText('Held, by the books').nextElementSibling?.textContent).toBe('$120.00');
    expect(screen.getByText('Owed', { selector: '.proof__line > span' }).textContent).toBe('Owed $90.00');
    expect(screen.queryByText(/the bank/i)).toBeNull();
    expect(screen.queryByText('Books and bank statements')).toBeNull();
  });

  it('lists what has no line, what nobody claims, and days that are missing', async () => {
    show({
      ...{ difference: 400, unexplained: 100, differing_lines: 2, differing_days: 1, gap_count: 1 },
      borne_by_house: 2_400,
      entries_without_line: { count: 2, in: 700, out: 0 },
      lines_without_entry: { count: 1, in: 0, out: 200 },
    });
    await screen.findByText('Books and bank statements');
    expect(rowOf('In the books, on no bank statement')).toContain('$7.00');
    expect(screen.getByText('2 entries: $7.00 in, $0.00 out')).toBeTruthy();
    expect(rowOf('On a bank statement, claimed by nobody')).toContain('-$2.00');
    expect(screen.getByText('Between two statements some days are missing.')).toBeTruthy();
    expect(screen.getByText(/^Statements of the bank word 2 lines differently/)).toBeTruthy();
    expect(screen.getByText(/^Two statements of the bank end one day with different balances/)).toBeTruthy();
    expect(rowOf('Cash in the books, less the bank’s closing balance')).toContain('$4.00');
    expect(rowOf('Withdrawals paid twice so far, at the operator’s expense')).toContain('$24.00');
  });
});

describe('the months', () => {
  onFreshDevice();

  const told: Part<Figures['periods'][number]> = {
    ...{ from: '2026-01', until: '2026-02' },
    figures: {
      withdrawals: {
        ...{ asked: 12, paid: 9, refused: 1, lapsed: 2, median_hours: 20, slowest_hours: 121 },
        shares: { paid: 100, lapsed: 9_900 },
      },
      objections: { made: 3, upheld: 2, upheld_unanswered: 1 },
    },
  };

  it('say how many were paid, how long it took, and what became of the others', async () => {
    server.answer(calls.statement.figures, {
      ...{
        as_of: NOW,
        people_min: 5,
        slowest_hours_ever: 160,
        oldest_open_days: 4,
        deciders_changed_at: inHours(-72),
      },
      ...{ makers: 2, checkers: 3, admins: 4, command_line_acts: 1 },
      periods: [{ from: '2026-03', until: '2026-03', figures: null }, told],
    });
    open(<ByMonth />);
    expect(await screen.findByText('January 2026 to February 2026')).toBeTruthy();
    expect(screen.getByText('9 of 12 withdrawals paid')).toBeTruthy();
    expect(rowOf('Time until paid, median')).toBe('20 hours');
    expect(rowOf('Time until paid, slowest')).toBe('6 days');
    expect(rowOf('Time until paid, slowest of all months')).toBe('7 days');
    expect(rowOf('Requested')).toBe('12');
    expect(rowOf('Paid')).toBe('9, 1% of the money');
    expect(rowOf('Given back because nobody paid in time')).toBe('2, 99% of the money');
    expect(rowOf('Of these, because nobody answered')).toBe('1');
    expect(rowOf('Longest-waiting open withdrawal')).toBe('4 days');
    expect(rowOf('Last change of approvers')).toBe('3 days ago');
    expect(rowOf('Staff who may propose payments')).toBe('2');
    expect(rowOf('Staff who may decide on them; nobody does both')).toBe('3');
    expect(rowOf('Staff who can add others (two must agree)')).toBe('4');
    expect(rowOf('Changes of staff made or proposed on the server itself, ever')).toBe('1');
    // A month of few is named, and nothing of it is told.
    expect(screen.getByText('March 2026').parentElement?.textContent).toBe(
      'March 2026Fewer than 5 people so far. Combined with the months that follow.',
    );
  });

  it('say that nothing happened yet', async () => {
    server.answer(calls.statement.figures, {
      periods: [],
      oldest_open_days: null,
      deciders_changed_at: null,
    });
    open(<ByMonth />);
    expect(await screen.findByText('Nobody has asked for a withdrawal yet.')).toBeTruthy();
    expect(rowOf('Longest-waiting open withdrawal')).toBe('No withdrawal is open.');
    expect(rowOf('Last change of approvers')).toBe('No change on record.');
  });
});
