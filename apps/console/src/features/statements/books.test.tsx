import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  alertText,
  calls,
  factOf,
  linkTo,
  lost,
  NOW,
  onFreshTab,
  open,
  press,
  pressTwice,
  refused,
  rowsOf,
  sentenceOf,
  server,
} from '../../../test/screen';
import { BooksPage } from './books';

const checked = {
  ...{ checked_at: NOW, passed: true, money_writes: 'open' as const },
  rules: [{ rule: 'zero_sum' as const, passed: true, checked: 40, differences: [] }],
  accounts: [
    { account: 'bank', balance: -12_000 },
    { account: 'available', balance: 12_000 },
  ],
};

/** What is said above the tables, once it was read. */
const outcome = async (): Promise<string | null> =>
  (await screen.findByText(/^The books/, { selector: '[role=status]' })).textContent;

describe('the books', () => {
  onFreshTab();
  beforeEach(() => server.answer(calls.consoleBooks.entries));

  it('lead from an entry of the programme to its report or plan; the one that was looked for stands alone', async () => {
    server.answer(calls.consoleBooks.read, checked);
    const moves = [{ from: 'network_receivable', to: 'revenue', amount: 300 }];
    server.answer(calls.consoleBooks.entries, {
      items: [
        { transaction_id: '56', kind: 'programme_share', time: NOW, moves, report_id: '9' },
        { transaction_id: '55', kind: 'house_advance', time: NOW, moves: [], order_id: '17' },
      ],
    });
    open(<BooksPage />, ['auditor'], { at: '/here?id=56&kind=programme_share' });
    expect(await rowsOf('Entries of the programme')).toMatchObject([
      {
        ...{ Transaction: '56', Kind: 'Programme share', About: 'Report 9' },
        Moved: '$3.00 Due from networks → The operator’s share, and memberships',
      },
      { Transaction: '55', Kind: 'House advance', About: 'Plan' },
    ]);
    expect([linkTo('Report 9'), linkTo('Plan')]).toEqual(['/reports?id=9', '/plans/17']);
    expect(server.sent(calls.consoleBooks.entries)[0]).toMatchObject({ id: '56', kind: 'programme_share' });
  });

  it('agree, as of the last check, rule by rule and account by account', async () => {
    server.answer(calls.consoleBooks.read, checked);
    open(<BooksPage />, ['finance_maker']);
    expect(await outcome()).toBe('The books agree. Last check 2 Mar 2026, 09:30:00. Money writes are open.');
    expect(await rowsOf('What the check looked at')).toEqual([
      { Rule: 'Zero sum', Outcome: 'OK', Rows: '40', Differences: '–' },
    ]);
    expect(await rowsOf('Accounts')).toEqual([
      { Account: 'Cash at the bank bank', Side: 'Held', Balance: '$120.00' },
      { Account: 'Available funds available', Side: 'Owed or own', Balance: '$120.00' },
    ]);
    expect([factOf('Held'), factOf('Owed or own')]).toEqual(['$120.00', '$120.00']);
  });

  it('name every difference where they do not agree, and that nothing is written', async () => {
    server.answer(calls.consoleBooks.read, {
      ...{ ...checked, passed: false, money_writes: 'stopped' },
      rules: [
        {
          rule: 'stored_equals_recomputed',
          passed: false,
          checked: 40,
          differences: ['wallet 17', 'move 9'],
        },
      ],
    });
    open(<BooksPage />, ['auditor']);
    expect(await outcome()).toMatch(/^The books do not agree\./);
    expect(await outcome()).not.toContain('Money writes are open.');
    expect(await rowsOf('What the check looked at')).toMatchObject([
      { Outcome: 'Failed', Differences: 'wallet 17move 9' },
    ]);
  });

  it.each([
    [
      { fault: 'The check could not be finished (no answer).' },
      /^Nobody knows whether the books agree\. .*\(no answer\)\./,
    ],
    [{ late: true }, /^Nobody knows whether the books agree\. .*No check was finished for two hours\./],
  ] as const)('are not called right where no check was finished: %o', async (part, sentence) => {
    server.answer(calls.consoleBooks.read, { ...checked, passed: false, ...part });
    open(<BooksPage />, ['auditor']);
    expect(await screen.findByText(sentence, { selector: '[role=status]' })).toBeTruthy();
  });

  it('name who is frozen, since when and why', async () => {
    const holder = { id: '17', username: 'anna_1', operation_id: '20000017' };
    server.answer(calls.consoleBooks.read, {
      ...{ ...checked, passed: false },
      frozen: [{ holder, reason: 'wallet 17 differs', since: NOW, repaired_at: null }],
    });
    open(<BooksPage />, ['auditor']);
    expect(await outcome()).toMatch(/^The books do not agree\. .* Money writes are open\.$/);
    expect(await rowsOf('Frozen holders')).toMatchObject([
      { Holder: 'anna_1', 'What was found': 'wallet 17 differs', Repaired: 'not yet' },
    ]);
  });

  it.each([
    [{ taken_at: NOW }, 'Last backup 2 Mar 2026, 09:30:00.'],
    [{ taken_at: null, late: true }, 'No backup was made yet. Backups are late.'],
    [
      { taken_at: NOW, late: true, fault: 'no room' },
      'Last backup 2 Mar 2026, 09:30:00. Backups are late. The last try failed: no room',
    ],
  ])('say when the last backup was made, and whether that is well: %o', async (backup, sentence) => {
    server.answer(calls.consoleBooks.read, { ...checked, backup });
    open(<BooksPage />, ['auditor']);
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it('say that they were never checked', async () => {
    server.answer(calls.consoleBooks.read, { checked_at: null, money_writes: 'open' });
    open(<BooksPage />, ['auditor']);
    expect(await outcome()).toMatch(/^The books were not checked yet\./);
  });

  it('are checked once for a double click, and then shown as they are', async () => {
    server.answer(calls.consoleBooks.read, { checked_at: null });
    open(<BooksPage />, ['finance_checker']);
    server.reply(calls.consoleBooks.check, () => {
      server.answer(calls.consoleBooks.read, checked);
      return checked;
    });
    await pressTwice('Check now');
    expect(await screen.findByText(/^The books agree\./)).toBeTruthy();
    expect(server.sent(calls.consoleBooks.check)).toHaveLength(1);
  });

  it('are not for a maker to check', async () => {
    server.answer(calls.consoleBooks.read, checked);
    open(<BooksPage />, ['finance_maker']);
    await outcome();
    expect(screen.queryByRole('button', { name: 'Check now' })).toBeNull();
  });

  it('say that the check could not be run', async () => {
    server.answer(calls.consoleBooks.read, checked);
    server.reply(calls.consoleBooks.check, (_, before) => (before === 0 ? lost : refused('throttled')));
    open(<BooksPage />, ['auditor']);
    await outcome();
    await press('Check now');
    expect(await alertText()).toBe('No answer came. Check whether it went through, then try again.');
    await press('Check now');
    expect(await screen.findByText(sentenceOf('throttled'))).toBeTruthy();
  });
});
