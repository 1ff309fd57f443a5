import type { Part } from '@fairlead/contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  button,
  calls,
  inHours,
  leave,
  lost,
  NOW,
  onFreshDevice,
  open,
  press,
  pressTwice,
  rowOf,
  server,
} from '../../../test/screen';
import type { ResponseFor } from '../../shared/api';
import { NotCash, WalletFigures } from './figures';
import { FlowView } from './flow-view';
import { StartUpOffer } from './start-up-offer';
import { StatementExport } from './statement-export';

type Property = ResponseFor<'wallet.property'>;

const property: Part<Property> = {
  ...{ as_of: NOW, total_assets: 10_000, available_balance: 5_500 },
  ...{ to_be_consumed: 3_000, to_be_settled: 1_500 },
};

describe('the figures of the wallet', () => {
  onFreshDevice();

  it('show the parts that add up to the total, each leading to its source, and their time', async () => {
    server.answer(calls.wallet.property, property);
    open(<WalletFigures />);
    await screen.findByText('These parts add up to the total. As of Mar 2, 2026, 9:30 AM UTC');
    const parts = ['Available funds', 'In plans', 'Awaiting settlement'].map((name) => rowOf(name));
    expect(parts).toEqual(['$55.00', '$30.00', '$15.00']);
    expect(screen.getAllByRole('button', { name: /^Total assets: \$100\.00/ })).toHaveLength(1);
  });

  it('name what is held with its reason and its end, and what is on its way; leave both out where they are nothing', async () => {
    server.answer(calls.wallet.property, {
      ...property,
      ...{ held: 700, withdrawing: 900 },
      holds: [{ id: '3', reason: 'identity_check', amount: 700, expires_at: inHours(24) }],
    });
    open(<WalletFigures />);
    await screen.findByText('Held');
    expect(
      screen.getByText(/^Identity check, \$7\.00, until Mar 3, 2026, 9:30 AM UTC at the latest/),
    ).toBeTruthy();
    expect(rowOf('Withdrawals in progress')).toBe('$9.00');
    leave();
    server.answer(calls.wallet.property, property);
    open(<WalletFigures />);
    await screen.findByText('Awaiting settlement');
    expect(screen.queryByText('Held')).toBeNull();
    expect(screen.queryByText('Withdrawals in progress')).toBeNull();
  });

  it('say how much of what is to be settled the network has not paid', async () => {
    server.answer(calls.wallet.property, { ...property, not_yet_received: 400 });
    open(<WalletFigures />);
    expect(await screen.findByText('$4.00 not yet received from the network')).toBeTruthy();
  });

  it('keep the programme’s money apart and out of sight where there is none', async () => {
    server.answer(calls.wallet.property, property);
    open(<NotCash />);
    await waitFor(() => expect(server.sent(calls.wallet.property)).toHaveLength(1));
    expect(screen.queryByText('Not cash, cannot be withdrawn')).toBeNull();
    leave();
    server.answer(calls.wallet.property, {
      ...property,
      discount_amount: 500,
      start_up_funds: { unspent: 2_000, running: 300 },
    });
    open(<NotCash />);
    await screen.findByText('Not cash, cannot be withdrawn');
    expect(rowOf('Discount amount')).toBe('$5.00');
    expect(rowOf('Start-up funds, lent by the operator')).toBe('$23.00');
    expect(screen.getByText('$3.00 of this is in running plans')).toBeTruthy();
  });

  it('can be loaded again where no answer came', async () => {
    server.reply(calls.wallet.property, (_, before) => (before < 3 ? lost : property));
    open(<WalletFigures />);
    await press('Request failed, tap to reload');
    expect(await screen.findByText(/^These parts add up/)).toBeTruthy();
  });
});

describe('an offer of start-up funds', () => {
  onFreshDevice();
  const offered = { ...property, start_up_funds: { offer: { id: '9', amount: 2_000, until: inHours(24) } } };

  it.each([
    ['Accept', true, 'The start-up funds are in your wallet.'],
    ['No, thank you', false, 'Declined. Nothing has changed.'],
  ])('is answered by one tap, once: %s', async (name, accept, told) => {
    server.answer(calls.wallet.property, offered);
    server.answer(calls.wallet.answerStartUp, { lent: accept ? 2_000 : 0 });
    open(<StartUpOffer />);
    expect(await screen.findByText(/^The operator offers to lend you \$20\.00.*Mar 3, 2026/)).toBeTruthy();
    await pressTwice(name);
    expect(await screen.findByText(told)).toBeTruthy();
    expect(server.sent(calls.wallet.answerStartUp)).toEqual([{ offer_id: '9', accept }]);
  });

  it('is nowhere where none is made', async () => {
    server.answer(calls.wallet.property, property);
    open(<StartUpOffer />);
    await waitFor(() => expect(server.sent(calls.wallet.property)).toHaveLength(1));
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the statement view of the activity', () => {
  onFreshDevice();

  const summary: Part<ResponseFor<'wallet.flow'>> = {
    items: [],
    month_summary: {
      ...{ month: '2026-03', time_zone: 'UTC' },
      available: {
        opening: 1_000,
        sums: [
          { type: 'system_topup', amount: 10_000, count: 1 },
          { type: 'hold', amount: -700, count: 1 },
        ],
        closing: 10_300,
      },
      total: {
        ...{ opening: 1_000, closing: 11_000 },
        sums: [{ type: 'system_topup', amount: 10_000, count: 1 }],
      },
    },
  };

  it('sum up this month by kind, for available and total, from opening to closing', async () => {
    server.answer(calls.wallet.flow, summary);
    server.answer(calls.wallet.events);
    open(<FlowView />);
    await press('Statements');
    const table = await screen.findByRole('table', { name: 'Monthly detail' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['Opening', '$10.00', '$10.00'],
      ['Money added', '+$100.00', '+$100.00'],
      ['Hold', '-$7.00', '$0.00'],
      ['Closing', '$103.00', '$110.00'],
    ]);
    expect(screen.getByText(/Days are in UTC time\.$/)).toBeTruthy();
    expect(await screen.findByText('No activity this month.')).toBeTruthy();
  });

  it('step back from month to month, and never beyond this one', async () => {
    server.answer(calls.wallet.flow, summary);
    server.answer(calls.wallet.events);
    open(<FlowView />);
    await press('Statements');
    expect(await screen.findByRole('heading', { name: 'March 2026' })).toBeTruthy();
    expect((await button('Later month')).disabled).toBe(true);
    await press('Earlier month');
    await press('Earlier month');
    await press('Earlier month');
    expect(await screen.findByRole('heading', { name: 'December 2025' })).toBeTruthy();
    await waitFor(() => expect(server.sent(calls.wallet.flow).at(-1)?.month).toBe('2025-12'));
    expect((await button('Later month')).disabled).toBe(false);
    await press('All records');
    await waitFor(() => expect(screen.queryByText('December 2025')).toBeNull());
  });
});

describe('the statement of a month', () => {
  onFreshDevice();

  it.each(['json', 'csv', 'pdf'] as const)('is saved under the name of the server as %s', async (format) => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    server.reply(calls.statement.exportFile, () => new File(['{}'], `fairlead-2026-02.${format}`));
    open(<StatementExport month="2026-02" />);
    await pressTwice(`Save as ${format.toUpperCase()}`);
    expect(await screen.findByText(`Saved as fairlead-2026-02.${format}.`)).toBeTruthy();
    expect(saved).toEqual([`fairlead-2026-02.${format}`]);
    expect(server.sent(calls.statement.exportFile)).toEqual([{ month: '2026-02', format }]);
    vi.restoreAllMocks();
  });

  it('saves nothing where it is refused', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click');
    server.refuse(calls.statement.exportFile, 'throttled', { until: inHours(1) });
    open(<StatementExport month="2026-02" />);
    fireEvent.click(await button('Save as JSON'));
    expect(await screen.findByText(/10:30 AM UTC/)).toBeTruthy();
    expect(click).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });
});
