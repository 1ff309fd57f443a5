import type { ResponseOf } from '@fairlead/contract';
import type { read } from '@fairlead/contract/calls/overview';
import type { Part } from '@fairlead/contract/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { calls, inHours, linkTo, NOW, onFreshTab, open, rowsOf, server } from '../../../test/screen';
import { queryClient } from '../../shared/api/query-client';
import { OverviewPage } from './overview';

type Overview = ResponseOf<typeof read>;

const bank = {
  ...{ day: '2026-03-01', closing: 900, difference: 100, unexplained: 0 },
  ...{ differing_lines: 0, differing_days: 0, gap_count: 0, borne_by_house: 2_400 },
  entries_without_line: { count: 1, in: 100, out: 0 },
  entries_missing_line: 0,
  lines_without_entry: { count: 0, in: 0, out: 0 },
};
const house = {
  as_of: NOW,
  held: [
    { name: 'bank', amount: 1_000 },
    { name: 'network_receivable', amount: 200 },
  ],
  owed: [
    { name: 'available', amount: 700 },
    { name: 'withdrawing', amount: 300 },
  ],
  ...{ held_total: 1_200, owed_total: 1_000, house: 200, difference: 0, bank },
} as const;

const money: Part<Overview> = {
  taken_at: NOW,
  house,
  cash: {
    days: [
      { day: '2026-03-01', in: 100, out: 0 },
      { day: '2026-03-02', in: 400, out: 200 },
    ],
    kinds: [
      { kind: 'system_topup', is_in: true, amount: 500, moves: 2 },
      { kind: 'manual_withdrawal', is_in: false, amount: 200, moves: 1 },
    ],
    before: { in: 700, out: 300 },
  },
  payouts: [
    { day: null, count: 1, amount: 300 },
    { day: '2026-03-02', count: 2, amount: 500 },
  ],
  in_doubt: 3,
};
const NOTHING: Part<Overview> = {
  ...{ taken_at: NOW, house: null, cash: null, payouts: null, late: [], networks: null, products: null },
  ...{ in_doubt: null, steps: null, cohorts: null, agents: [] },
};

const show = (part: Part<Overview>, roles: Parameters<typeof open>[1] = ['auditor'], passed = true) => {
  server.answer(calls.consoleOverview.read, { ...NOTHING, ...part });
  server.answer(calls.consoleBooks.read, { checked_at: NOW, passed });
  server.answer(calls.consoleQueue.counts, { queues: [] });
  server.answer(calls.consoleQueue.list, { items: [] });
  open(<OverviewPage />, roles, { path: '/' });
};

describe('the overview', () => {
  onFreshTab();

  it('says that held is owed and own, and leads from each part to its rows', async () => {
    show(money);
    const tile = await screen.findByRole('region', { name: 'What is held against what is owed' });
    expect(tile.textContent).toContain('Held$12.00Cash at the bank$10.00Networks owe us$2.00=Owed$10.00');
    expect(await within(tile).findByRole('heading', { name: 'Everything adds up' })).toBeTruthy();
    expect(linkTo(/^Payouts on the way/)).toBe('/withdrawals?state=open');
    expect(linkTo('0 in the books until 1 Mar')).toBe('/cash?state=unmatched&days=..2026-03-01');
    expect(linkTo('1 without a line yet')).toBe('/cash?state=unmatched&days=2026-03-02..');
    expect(linkTo('0 at the bank')).toBe('/bank-lines');
    expect(linkTo('$24.00')).toBe('/cash?state=borne_by_house');
    const days = 'days=2026-03-01..2026-03-02';
    expect(linkTo(/^Cash at the bank/)).toBe('/cash');
    expect(linkTo(/^Top-ups/)).toBe(`/cash?${days}&direction=in&kind=system_topup`);
    expect(linkTo('$5.00')).toBe(`/cash?${days}&direction=in`);
    expect(linkTo('$7.00')).toBe('/cash?days=2026-02-27..2026-02-28&direction=in');
    expect(linkTo('1 due, $3, Late')).toBe('/withdrawals?due_on=late');
    expect(linkTo('2 due, $5, Today')).toBe('/withdrawals?due_on=2026-03-02');
    expect(linkTo('3 sent and in doubt')).toBe('/payout-runs?doubt=open');
  });

  it('leads from the bars and the figures of each day to the cash entries of that day', async () => {
    show(money);
    expect(await rowsOf('By day')).toEqual([
      { Day: '2 Mar', In: '$4.00', Out: '$2.00' },
      { Day: '1 Mar', In: '$1.00', Out: '$0.00' },
    ]);
    const [first, second] = ['/cash?days=2026-03-01..2026-03-01', '/cash?days=2026-03-02..2026-03-02'];
    const links = within(screen.getByRole('region', { name: 'By day' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      [second, first].flatMap((day) => [day, `${day}&direction=in`, `${day}&direction=out`]),
    );
    // No key stops at a bar: the table has the same days.
    const bars = [...document.querySelectorAll('.cash__bars')];
    expect(bars.map((bar) => [bar.getAttribute('href'), bar.getAttribute('tabindex')])).toEqual([
      [first, '-1'],
      [second, '-1'],
    ]);
  });

  it('of a new installation says what it lacks, with the way to each; it goes once nothing is missing', async () => {
    server.answer(calls.consoleOverview.setup, {
      checks: [
        {
          ...{ area: 'settings', check: 'proxy', verdict: 'missing', text: 'TRUST_PROXY is not set.' },
          way: 'docs/going-live.md#tls-and-the-proxy',
        },
        { area: 'people', check: 'admins', verdict: 'ok', text: '2 admins are there.', way: '' },
        {
          ...{ area: 'business', check: 'payees', verdict: 'missing', text: 'No payee is approved.' },
          way: 'docs/going-live.md#payees-and-banks',
        },
        {
          ...{
            area: 'business',
            check: 'contacts',
            verdict: 'advice',
            text: 'Contacts are those of the product.',
          },
          way: 'console, Contacts',
        },
      ],
    });
    show({}, ['admin']);
    expect(await screen.findByRole('heading', { name: 'Setup checklist' })).toBeTruthy();
    expect(screen.getByText('2 left')).toBeTruthy();
    expect(screen.getByText('docs/going-live.md#tls-and-the-proxy')).toBeTruthy();
    expect(screen.queryByText('docs/going-live.md#payees-and-banks')).toBeNull();
    expect([linkTo('Payee registry'), linkTo('Contacts')]).toEqual(['/payees', '/contacts']);
    expect(screen.queryByRole('link', { name: 'Staff' })).toBeNull();
    server.answer(calls.consoleOverview.setup, {
      checks: [{ area: 'people', check: 'admins', verdict: 'ok', text: 'x', way: '' }],
    });
    act(() => void queryClient.invalidateQueries());
    await waitFor(() => expect(screen.queryByText('Setup checklist')).toBeNull());
  });

  it.each([
    [
      'no statement was imported',
      { bank: { ...bank, day: null } },
      true,
      'The books add up, the bank is not matched',
    ],
    [
      'a line has no entry',
      { bank: { ...bank, lines_without_entry: { count: 1, in: 5, out: 0 } } },
      true,
      'The books add up, the bank is not matched',
    ],
    [
      'the statements should have the line of an entry, and have none',
      { bank: { ...bank, entries_missing_line: 1 } },
      true,
      'The books add up, the bank is not matched',
    ],
    ['the sums differ', { difference: -40 }, true, 'The books do not add up'],
    ['the check of the books failed', {}, false, 'The books do not add up'],
  ] as const)('does not call it sound where %s', async (_why, part, passed, title) => {
    show({ ...money, house: { ...house, ...part } }, ['auditor'], passed);
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Everything adds up' })).toBeNull();
  });

  it('tells entries of which the statements should have a line from those that were posted since', async () => {
    show({ ...money, house: { ...house, bank: { ...bank, entries_missing_line: 1 } } });
    await screen.findByRole('heading', { name: 'The books add up, the bank is not matched' });
    expect(linkTo('1 in the books until 1 Mar')).toBe('/cash?state=unmatched&days=..2026-03-01');
    expect(screen.queryByText('Posted since')).toBeNull();
  });

  it('shows what comes of those who registered, and what waits by colleague', async () => {
    const steps = { registered: 10, topped_up: 5, funded: 4, settled: 2, withdrew: 1 };
    show(
      {
        ...{ steps, cohorts: [{ week: '2026-02-23', ...steps }] },
        agents: [{ id: '3', username: 'ben', waiting: 2, oldest_at: inHours(-5) }],
      },
      ['support'],
    );
    expect(await rowsOf('By week of registration')).toEqual([
      {
        ...{ 'Week of': '23 Feb', Registered: '10', 'Topped up': '5 50 %', Funded: '4 40 %' },
        ...{ Settled: '2 20 %', 'Paid out': '1 10 %' },
      },
    ]);
    expect(linkTo('1 10 %')).toBe('/holders?reached=withdrew&week=2026-02-23');
    expect(linkTo('10')).toBe('/holders?week=2026-02-23');
    expect(linkTo('ben')).toBe('/?staff=3');
    expect(screen.queryByRole('heading', { name: 'Money in and out' })).toBeNull();
  });

  it('leads from each day of a whole week to the withdrawals that are due on it', async () => {
    const days = Array.from({ length: 8 }, (_, place) => `2026-03-0${place + 2}`);
    show({ ...money, payouts: days.map((day) => ({ day, count: 1, amount: 100 })) });
    await screen.findByRole('heading', { name: 'Payouts due' });
    const due = screen.getAllByRole('link', { name: /^1 due, \$1, / });
    expect(due.map((link) => link.getAttribute('href'))).toEqual(
      days.map((day) => expect.stringContaining(`/withdrawals?due_on=${day}`)),
    );
  });

  it('leads from each figure of a network to the rows of that network', async () => {
    const network = { network: 'North Wind', running: 3, owed: 700, oldest_due_at: inHours(-30) };
    const delivered = { since: inHours(-1), spend: 900 };
    show({ networks: [{ ...network, delivered, overdue: 500, quarantined: 2, failed: 1 }] });
    await screen.findByRole('link', { name: 'North Wind' });
    const house = '/house?network=North+Wind';
    expect([linkTo('North Wind'), linkTo('$7.00'), linkTo('$5.00')]).toEqual([house, house, house]);
    expect([linkTo('3'), linkTo('2'), linkTo('1')]).toEqual([
      '/plans?status=putting&network=North+Wind',
      '/reports?state=quarantined&network=North+Wind',
      '/outbox?state=failed&network=North+Wind',
    ]);
    const since = encodeURIComponent(delivered.since);
    expect(linkTo('$9.00')).toBe(`/reports?state=accepted&since=${since}&network=North+Wind`);
  });

  it('leads from each figure over settled plans to those plans', async () => {
    const product = {
      ...{
        id: '4',
        title: 'Harbour Puzzle',
        settled: 20,
        lost: 12,
        median_net_bp: -300,
        lost_share_bp: 6_000,
      },
      ...{ billed: 90_000, revenue: 70_000 },
    };
    show({ products: [product] });
    const settled = '/plans?status=settlement_successful&product=4';
    await screen.findByRole('link', { name: 'Harbour Puzzle' });
    expect([linkTo('20'), linkTo('-3.0 %'), linkTo('$900.00')]).toEqual([settled, settled, settled]);
    expect(linkTo(/^12 \( ?60\.0 %/)).toBe(`${settled}&result=loss`);
  });
});
