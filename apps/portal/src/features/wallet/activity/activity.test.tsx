import type { Part } from '@fairlead/contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  address,
  button,
  calls,
  inHours,
  items,
  linkTo,
  NOW,
  onFreshDevice,
  open,
  press,
  server,
  type,
} from '../../../../test/screen';
import { FlowView } from '../flow-view';
import type { FlowDay, FlowEvent } from './api';
import { RecentActivity } from './recent';

const order = { id: '17', number: 'FL-000017', title: 'Glass Garden', cover_url: '' };

const event = (part: Part<FlowEvent>): Part<FlowEvent> => ({
  ...{ event: 'record.1.1.1', kind: 'record', day: '2026-03-02', time: NOW, since: NOW, record_id: '1' },
  ...{ order: null, withdrawal: null, topup_id: null, count: 1, remark: '', entered_by_hand: false },
  ...part,
});

const running = event({
  ...{ event: 'plan_day.17.5.9', kind: 'plan_day', order, amount: -488, total_delta: -488, count: 5 },
  sums: [
    { type: 'ad_billing', available: 0, total: -1_096, count: 3 },
    { type: 'profit_sharing', available: 0, total: 608, count: 2 },
  ],
});

const withdrawn = (state: 'requested' | 'refused', amount: number): Part<FlowEvent> =>
  event({
    ...{ event: 'withdrawal.4.2.8', kind: 'withdrawal', amount, total_delta: 0, day: '2026-03-01' },
    withdrawal: {
      ...{ id: '4', state, amount: 10_000, destination_last_four: '4444', created_at: inHours(-30) },
    },
    sums: [{ type: 'manual_withdrawal', available: amount, total: 0, count: 1 }],
  });

const listed = (events: readonly Part<FlowEvent>[], days: readonly Part<FlowDay>[] = []): void =>
  server.answer(calls.wallet.events, { items: events, days, next_cursor: null });

describe('the activity', () => {
  onFreshDevice();

  it('folds a plan’s day into one row, a request and its end into one with its state, below their days', async () => {
    listed(
      [running, withdrawn('refused', 0)],
      [
        { day: '2026-03-02', total_delta: -488, count: 1 },
        { day: '2026-03-01', total_delta: 0, count: 1 },
      ],
    );
    open(<FlowView />);
    await screen.findByText('Glass Garden');
    expect(items()).toEqual([
      'Glass GardenEarned $6.08, spent $10.96-$4.885 entries',
      'Withdrawal to ••4444Requested Mar 1Details of Withdrawal to ••4444: $0.00Refused',
    ]);
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Today, Monday, Mar 2',
      'Yesterday, Sunday, Mar 1',
    ]);
    expect(screen.getByText('Net -$4.88')).toBeTruthy();
    expect(screen.getAllByText(/^Net [^i]/), 'none of a day that changed nothing').toHaveLength(1);
    expect(linkTo(/^Withdrawal to/)).toBe('/wallet/withdraw?id=4');
  });

  it('unfolds a row to its records, each with its source', async () => {
    listed([running]);
    server.answer(calls.wallet.eventRecords, {
      items: [
        { id: '9', type: 'ad_billing', amount: -250, available_after: 5_250, total_after: 9_750, remark: '' },
        { id: '8', type: 'profit_sharing', amount: 608, remark: '' },
      ],
      next_cursor: null,
    });
    open(<FlowView />);
    await press(/^Glass Garden/);
    const source = await button(/^Ad spend: -\$2\.50/);
    expect(within(source.closest('li') as HTMLElement).getByText(/available balance: \$52\.50/)).toBeTruthy();
    expect(server.sent(calls.wallet.eventRecords)).toEqual([{ event: 'plan_day.17.5.9' }]);
    expect(linkTo('To the plan')).toBe('/plan/detail?id=17');
    await press(/^Glass Garden/);
    await waitFor(() => expect(screen.queryByText('Earnings', { selector: 'li li span' })).toBeNull());
  });

  it.each<[string, Part<FlowEvent>, string]>([
    [
      'a put with a coupon',
      {
        ...{ kind: 'plan_step', order, amount: -4_500 },
        sums: [
          { type: 'ad_serving', available: -4_500, total: 0, count: 1 },
          { type: 'discount_amount', available: 0, total: 0, count: 1 },
        ],
      },
      'Glass GardenFunded, with a coupon-$45.009:30 AM',
    ],
    [
      'what comes back unspent',
      {
        kind: 'plan_step',
        order,
        amount: 700,
        sums: [{ type: 'ad_serving', available: 700, total: 0, count: 1 }],
      },
      'Glass GardenNot spent, back in available funds+$7.009:30 AM',
    ],
    [
      'a settlement',
      {
        ...{ kind: 'plan_step', order, amount: 900 },
        sums: [{ type: 'profit_sharing', available: 900, total: 0, count: 1 }],
      },
      'Glass GardenSettled, now in available funds+$9.009:30 AM',
    ],
    [
      'a hold that is over',
      {
        ...{ kind: 'hold', amount: 0 },
        sums: [
          { type: 'hold', available: -700, total: 0, count: 1 },
          { type: 'hold_release', available: 700, total: 0, count: 1 },
        ],
      },
      'HoldHeld, then released$0.009:30 AM',
    ],
  ])('says in plain words: %s', async (_what, part, words) => {
    listed([event(part)]);
    open(<FlowView />);
    await waitFor(() => expect(items()).toEqual([words]));
  });

  it('asks for what the filters of the address leave, and clears them', async () => {
    listed([]);
    open(<FlowView />, '/wallet/flow?plan=17');
    expect(await screen.findByText('Nothing matches these filters.')).toBeTruthy();
    fireEvent.click(await screen.findByText('Filters'));
    await press('Ad spend');
    expect(await screen.findByText('Ad spend', { selector: 'summary *' }), 'also when folded').toBeTruthy();
    await type('From', '2026-02-01');
    await type('Plan, amount, or reference', ' $12.50 ');
    const filters = { order_id: '17', type: 'ad_billing', from: '2026-02-01T00:00:00.000Z' } as const;
    await waitFor(() =>
      expect(server.sent(calls.wallet.events).at(-1)).toEqual({ ...filters, text: '$12.50', amount: 1_250 }),
    );
    await press('Clear filters');
    await waitFor(() => expect(server.sent(calls.wallet.events).at(-1)).toEqual({}));
    expect(address()).toBe('/wallet/flow');
    expect(await screen.findByText(/^No activity yet/)).toBeTruthy();
  });
});

describe('the newest of what happened', () => {
  onFreshDevice();

  const added = (id: string, day: string): Part<FlowEvent> =>
    event({
      ...{ event: `top_up.${id}.1.2`, kind: 'top_up', day, topup_id: id },
      ...{ amount: 20_000, total_delta: 20_000 },
      sums: [{ type: 'system_topup', available: 20_000, total: 20_000, count: 1 }],
    });

  it('names the day of what is not of today, leads from money added to its case, and on to all', async () => {
    listed([added('5', '2026-03-02'), added('4', '2026-02-27')]);
    open(<RecentActivity />);
    await screen.findAllByRole('link', { name: 'Money added' });
    expect(items()).toEqual([
      'Money addedDetails of Money added: +$200.009:30 AM',
      'Money addedDetails of Money added: +$200.00Feb 27',
    ]);
    const ways = screen.getAllByRole('link', { name: 'Money added' });
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/wallet?topup=5', '/wallet?topup=4']);
    expect(server.sent(calls.wallet.events)).toEqual([{ limit: 3 }]);
    expect(linkTo('Activity: See all')).toBe('/wallet/flow');
  });

  it('says what will stand there where nothing has happened', async () => {
    listed([]);
    open(<RecentActivity />);
    expect(await screen.findByText('No activity yet. Money you add will appear here.')).toBeTruthy();
  });
});
