import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  alertText,
  calls,
  field,
  fill,
  linkTo,
  NOW,
  noDialog,
  onFreshTab,
  open,
  press,
  pressTwice,
  rowsOf,
  server,
} from '../../../test/screen';
import { BankLinesPage, BankStatementsPage, CashEntriesPage } from '.';

const statement = {
  ...{
    id: '3',
    format: 'camt.053' as const,
    account: 'SANDBOX0001',
    from: '2026-02-01',
    until: '2026-02-28',
  },
  ...{
    opening: 0,
    closing: 12_000,
    lines: 2,
    known_lines: 0,
    differing_lines: 0,
    matched: 1,
    imported_by: 'maker',
    imported_at: NOW,
  },
};
const line = {
  ...{ id: '9', statement_id: '3', account: 'SANDBOX0001', place: 1, booked_on: '2026-02-03', amount: 4_000 },
  ...{ reference: 'B-1', end_to_end_id: '', counterparty: 'Ada Example', text: 'Thanks', matched_by: null },
  wordings: [],
};
const none = { count: 0, in: 0, out: 0 };
const agreeing = {
  ...{ day: '2026-02-28', closing: 12_000, difference: 0, unexplained: 0, gaps: [], accounts: [] },
  ...{ entries_without_line: none, lines_without_entry: none, differing_lines: 0 },
  ...{ differing_days: 0, differing_at: [] },
};

describe('the statements of the banks', () => {
  onFreshTab();

  const show = (facts = {}) => {
    server.answer(calls.consoleBank.coverage, { ...agreeing, ...facts });
    server.answer(calls.consoleBank.list, { items: [statement] });
    server.answer(calls.consoleBank.entries, { items: [] });
    open(<BankStatementsPage />, ['finance_maker']);
  };
  const send = async () => {
    await press('Import a statement');
    const file = new File(['<Document/>'], 'february.xml', { type: 'text/xml' });
    fireEvent.change(await field('Bank file'), { target: { files: [file] } });
    await pressTwice('Import');
  };

  it('are listed, and say that ledger and banks agree', async () => {
    show();
    expect(
      await screen.findByText('Ledger and banks agree, as of the statements until 2026-02-28.'),
    ).toBeTruthy();
    expect(await rowsOf('Bank statements')).toMatchObject([
      { Account: 'SANDBOX0001', Closing: '$120.00', Lines: '2', Matched: '1', By: 'maker' },
    ]);
  });

  it('say by how much they differ, and which days are missing', async () => {
    show({
      difference: -500,
      gaps: [{ account: 'SANDBOX0001', after: '2026-02-10', before: '2026-02-14', amount: 450 }],
      lines_without_entry: { count: 1, in: 500, out: 0 },
    });
    expect(
      await screen.findByText('Ledger and banks differ, as of the statements until 2026-02-28.'),
    ).toBeTruthy();
    expect(screen.getByText('1: $5.00 in, $0.00 out')).toBeTruthy();
    expect(screen.getByText(/no statement between 2026-02-10 and 2026-02-14/).textContent).toContain(
      '+$4.50',
    );
  });

  it('say which days two of them end with different balances', async () => {
    show({ differing_days: 1, differing_at: [{ account: 'SANDBOX0001', day: '2026-02-11' }] });
    const told = await screen.findByText(/two statements differ in the balance at the end of 2026-02-11/);
    expect(told.textContent).toContain('SANDBOX0001');
  });

  it('say what the house bore of payouts that were made twice, and lead to its entries', async () => {
    show({ borne_by_house: 2_400 });
    await screen.findByText('Payouts made twice, borne by the house');
    expect(linkTo('$24.00')).toBe('/cash?state=borne_by_house');
  });

  it('claim nothing before the first', async () => {
    show({ day: null });
    expect(await screen.findByText(/^No statement of a bank has been imported\./)).toBeTruthy();
  });

  it('are imported once for a double click, and it is said what was matched', async () => {
    server.answer(calls.consoleBank.upload, {
      statement_id: '4',
      lines: 7,
      known_lines: 2,
      matched: 4,
      faults: [],
    });
    show();
    await send();
    expect(await screen.findByText('Imported: 7 lines, 2 known before, 4 matched.')).toBeTruthy();
    expect(server.sent(calls.consoleBank.upload)).toHaveLength(1);
  });

  it('are imported where they word a known line otherwise, and say so', async () => {
    server.answer(calls.consoleBank.upload, {
      ...{ statement_id: '4', lines: 7, known_lines: 7, matched: 0 },
      faults: [{ fault: 'line_differs', place: 3, amount: null }],
    });
    show({ differing_lines: 1 });
    expect(await screen.findByText(/^Lines that two statements word differently: 1\./)).toBeTruthy();
    await send();
    expect(await screen.findByText(/^Imported: 7 lines/)).toBeTruthy();
    expect(screen.getByText('Line 3:').closest('li')?.textContent).toContain('words it differently');
    expect(screen.queryByText('Nothing was imported.')).toBeNull();
  });

  it('are refused with everything that is wrong, and the statement that is known', async () => {
    server.answer(calls.consoleBank.upload, {
      ...{ statement_id: null, lines: 0, matched: 0 },
      faults: [
        { fault: 'foreign_currency', place: 3, amount: null },
        { fault: 'sums_differ', place: null, amount: 100 },
      ],
    });
    show();
    await send();
    const words = await alertText();
    expect(words).toContain('Nothing was imported.');
    expect(words).toContain('Line 3: It is in another currency.');
    expect(words).toContain('do not add up to the closing balance. By $1.00.');
    server.answer(calls.consoleBank.upload, {
      statement_id: '3',
      faults: [{ fault: 'file_known', place: null, amount: null }],
    });
    await press('Import');
    expect(await screen.findByText(/This very file was imported before\./)).toBeTruthy();
    expect(linkTo('The same statement')).toBe('/bank/3');
  });
});

describe('the entries of cash', () => {
  onFreshTab();

  it.each([
    ['2026-02-01..2026-02-28', '2026-02-01 to 2026-02-28 (UTC)', ['2026-02-01', '2026-03-01']],
    ['..2026-02-28', 'Until 2026-02-28 (UTC)', [undefined, '2026-03-01']],
    ['2026-03-01..', 'From 2026-03-01 (UTC)', ['2026-03-01', undefined]],
  ] as const)('are those of the days that the address has: %s', async (days, said, bounds) => {
    server.answer(calls.consoleBank.entries, { items: [] });
    open(<CashEntriesPage />, ['auditor'], { path: '/cash', at: `/cash?state=unmatched&days=${days}` });
    expect(await screen.findByText(said)).toBeTruthy();
    const { from, until } = server.sent(calls.consoleBank.entries).at(-1) ?? {};
    expect([from?.slice(0, 10), until?.slice(0, 10)]).toEqual(bounds);
  });
});

describe('the lines of the banks', () => {
  onFreshTab();

  it('show first what nobody claims, and are matched by a proposal', async () => {
    server.answer(calls.consoleBank.lines, { items: [line] });
    server.answer(calls.consoleBank.entries);
    server.answer(calls.consoleBank.proposeMatch, { id: '77' });
    open(<BankLinesPage />, ['finance_maker']);
    expect(await rowsOf('Bank lines')).toMatchObject([
      {
        Booked: '2026-02-03',
        Amount: '+$40.00',
        'With whom, and what is said': 'Ada Example · Thanks',
        Matched: 'Nobody claims it',
      },
    ]);
    expect(server.sent(calls.consoleBank.lines)[0]).toMatchObject({ state: 'unclaimed' });
    await press('Propose a match');
    await fill({ 'Ledger transactions': '12; 13', Reason: 'told by the bank' });
    const submit = async () => {
      const buttons = screen.getAllByRole('button', { name: 'Propose a match' });
      buttons.at(-1)?.click();
    };
    await submit();
    expect(await screen.findByText('Numbers with commas, such as 17, 18.')).toBeTruthy();
    expect(server.sent(calls.consoleBank.proposeMatch)).toEqual([]);
    await fill({ 'Ledger transactions': '12, 13' });
    await submit();
    await noDialog();
    expect(server.sent(calls.consoleBank.proposeMatch)).toEqual([
      { line_id: '9', transaction_ids: ['12', '13'], reason: 'told by the bank' },
    ]);
    expect(linkTo(/^Proposal 77 waits/)).toBe('/proposals/77');
  });

  it('are matched with an entry that is suggested, whose number is not typed', async () => {
    const entry = { transaction_id: '31', kind: 'system_topup', time: NOW, amount: 4_000 } as const;
    server.answer(calls.consoleBank.lines, { items: [line] });
    server.answer(calls.consoleBank.suggestions, {
      items: [{ ...entry, numbers: ['B-1'], holder_id: null, operation_id: null }],
      cases: [],
    });
    server.answer(calls.consoleBank.entries);
    server.answer(calls.consoleBank.proposeMatch, { id: '78' });
    open(<BankLinesPage />, ['finance_maker'], { path: '/bank-lines/:id', at: '/bank-lines/9' });
    await press('Match this entry');
    expect(await field('Ledger transactions')).toHaveProperty('value', '31');
    await fill({ Reason: 'told by the bank' });
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Propose a match' }).click();
    await noDialog();
    expect(server.sent(calls.consoleBank.proposeMatch)).toEqual([
      { line_id: '9', transaction_ids: ['31'], reason: 'told by the bank' },
    ]);
  });
});
