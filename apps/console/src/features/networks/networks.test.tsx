import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  alertText,
  buttonsIn,
  COUNTED,
  calls,
  field,
  fill,
  inHours,
  isPinned,
  linkTo,
  noDialog,
  onFreshTab,
  open,
  press,
  pressTwice,
  refused,
  rowsOf,
  sentenceOf,
  server,
} from '../../../test/screen';
import { HousePage } from './house';
import { OutboxPage } from './outbox';

const MAKER = ['finance_maker'] as const;

describe('what networks paid and owe', () => {
  onFreshTab();

  const listed = (): void =>
    server.answer(calls.consoleRemittance.list, {
      balances: [
        { network: 'Northwind', owed: 40_000, oldest_due_at: inHours(24), media_owed: 900 },
        { network: 'Westwind', owed: 1_050, oldest_due_at: null, media_owed: 0 },
      ],
      items: [
        {
          ...{ id: '3', network: 'Northwind', amount: 12_000, receipt_number: 'R-88', orders_settled: 4 },
          proposal_id: '41',
        },
      ],
    });

  it('stands network by network, above what came in and which plans it settled', async () => {
    listed();
    open(<HousePage />, ['auditor']);
    expect(await rowsOf('What networks owe')).toEqual([
      {
        ...{ Network: 'Northwind', 'Owed to us': '$400.00', 'Owed to network': '$9.00' },
        'Oldest due': '3 Mar, 09:30 in 1 d',
      },
      { Network: 'Westwind', 'Owed to us': '$10.50', 'Owed to network': '$0.00', 'Oldest due': '–' },
      { Network: 'Total', 'Owed to us': '$410.50', 'Owed to network': '$9.00', 'Oldest due': '' },
    ]);
    expect((await rowsOf('Remittances'))[0]).toMatchObject({
      ...{ Amount: '$120.00', 'Receipt number': 'R-88', 'Plans settled': '4' },
    });
    expect(linkTo('R-88')).toBe('/proposals/41');
    expect(screen.queryByRole('button', { name: /^Propose/ })).toBeNull();
  });

  it('shows what one network paid where the address names it, and what all owe', async () => {
    listed();
    open(<HousePage />, ['auditor'], { path: '/house', at: '/house?network=Northwind' });
    await rowsOf('Remittances');
    await rowsOf('What networks owe');
    expect(server.sent(calls.consoleRemittance.list)).toEqual(
      expect.arrayContaining([{ limit: 1 }, { ...COUNTED, network: 'Northwind' }]),
    );
    expect((await field('Network')).value).toBe('Northwind');
  });

  it('finds what came in by amount and time, with its sum', async () => {
    server.answer(calls.consoleRemittance.list, {
      items: [{ id: '3', network: 'Northwind', amount: 12_000 }],
      total: { rows: 1, is_part: false, amount: 12_000 },
    });
    const at = '/house?amount=100.00..&made=2026-03-01..2026-03-02';
    open(<HousePage />, ['auditor'], { path: '/house', at });
    await rowsOf('Remittances');
    expect(await screen.findByText('$120.00 in all')).toBeTruthy();
    expect(server.sent(calls.consoleRemittance.list)).toContainEqual({
      ...{ ...COUNTED, amount_min: 10_000 },
      ...{ from: '2026-03-01T00:00:00.000Z', until: '2026-03-03T00:00:00.000Z' },
    });
  });

  it('says that no network owes anything', async () => {
    server.answer(calls.consoleRemittance.list);
    open(<HousePage />, ['auditor']);
    expect(await screen.findByText('No network owes anything.')).toBeTruthy();
    expect(await screen.findByText('No remittance recorded yet.')).toBeTruthy();
  });

  it.each([
    [
      'Propose a remittance',
      { Network: 'Northwind', Amount: '120', 'Receipt number': 'R-88' },
      calls.consoleRemittance.propose,
      { network: 'Northwind', amount: 12_000, receipt_number: 'R-88' },
    ],
    [
      'Propose a payment to a network',
      { Network: 'Northwind', Amount: '9', 'Payment reference': 'P-1' },
      calls.consoleRemittance.proposeMediaPayment,
      { network: 'Northwind', amount: 900, reference: 'P-1' },
    ],
    [
      'Propose house funding',
      { Amount: '1000.5', 'Receipt number': 'R-89', 'Remark (optional)': 'Spring' },
      calls.consoleHouse.proposeFunding,
      { amount: 100_050, receipt_number: 'R-89', remark: 'Spring' },
    ],
  ] as const)(
    'is added to by a proposal, once for a double click: %s',
    async (name, typed, call, request) => {
      listed();
      server.answer(call, { id: '31' });
      open(<HousePage />, MAKER);
      await press(name);
      await fill(typed);
      await pressTwice(name);
      await noDialog();
      expect(server.sent(call)).toEqual([request]);
      expect(await screen.findByText(/31/)).toBeTruthy();
      expect(linkTo(/31/)).toBe('/proposals/31');
    },
  );

  it('takes no more than a network is owed, and keeps what was typed', async () => {
    listed();
    server.reply(calls.consoleRemittance.proposeMediaPayment, () => refused('amount_above_owed'));
    open(<HousePage />, MAKER);
    await press('Propose a payment to a network');
    await fill({ Network: 'Northwind', Amount: '10', 'Payment reference': 'P-1' });
    await press('Propose a payment to a network');
    expect(await alertText()).toBe(sentenceOf('amount_above_owed'));
    expect((await field('Payment reference')).value).toBe('P-1');
  });
});

describe('the outbox', () => {
  onFreshTab();

  const failed = {
    ...({ id: '5', kind: 'submit', order_id: '31', order_number: '202603-31' } as const),
    target: 'Northwind',
    attempts: 9,
    last_error: 'HTTP 500',
  };
  const listed = (): void =>
    server.answer(calls.consoleReport.outbox, {
      items: [
        { ...failed, state: 'failed' },
        { ...failed, id: '6', kind: 'control', state: 'waiting', next_at: inHours(1), last_error: null },
      ],
    });

  it('says what failed, how often it was tried and why', async () => {
    listed();
    open(<OutboxPage />, ['delivery']);
    const [first, second] = await rowsOf('Outbox');
    expect(first).toMatchObject({ To: 'Northwind', State: 'Failed', Tries: '9', 'Last error': 'HTTP 500' });
    expect(second).toMatchObject({ 'Next try': '2 Mar, 10:30 in 1 h', 'Last error': '–' });
    expect([first?.['What'], second?.['What']]).toEqual(['Order to run', 'New limits']);
    expect(screen.getAllByRole('link', { name: '202603-31' })[0]?.getAttribute('href')).toContain(
      '/plans/31',
    );
  });

  it('leads auditors to what is on record about a message', async () => {
    listed();
    open(<OutboxPage />, ['auditor']);
    await rowsOf('Outbox');
    const ways = screen.getAllByRole('link', { name: 'On record' });
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(
      ['5', '6'].map((id) => expect.stringContaining(`/audit?object=outbox:${id}`)),
    );
  });

  it('is that of one network where the address names it', async () => {
    listed();
    open(<OutboxPage />, ['delivery'], { path: '/outbox', at: '/outbox?state=failed&network=Northwind' });
    await rowsOf('Outbox');
    expect(server.sent(calls.consoleReport.outbox)).toEqual([
      { ...COUNTED, state: 'failed', network: 'Northwind' },
    ]);
  });

  it('tries again what failed, once for a double click', async () => {
    listed();
    server.answer(calls.consoleReport.retryOutbox);
    open(<OutboxPage />, ['delivery']);
    expect(await buttonsIn('Outbox')).toEqual(['Try again']);
    expect(await isPinned('Try again')).toBe(true);
    await pressTwice('Try again');
    await waitFor(() => expect(server.sent(calls.consoleReport.retryOutbox)).toEqual([{ id: '5' }]));
  });

  it('says that it was sent meanwhile', async () => {
    listed();
    server.reply(calls.consoleReport.retryOutbox, () => refused('wrong_state'));
    open(<OutboxPage />, ['delivery']);
    await press('Try again');
    expect(await alertText()).toBe(sentenceOf('wrong_state'));
  });

  it('is read by finance, who sends nothing', async () => {
    listed();
    open(<OutboxPage />, ['finance_checker']);
    expect(await buttonsIn('Outbox')).toEqual([]);
  });
});
