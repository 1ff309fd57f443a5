import type { Part } from '@fairlead/contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { calls, inHours, items, linkTo, NOW, onFreshDevice, open, server } from '../../../test/screen';
import type { ResponseFor } from '../../shared/api';
import { Overview } from './overview';

const effect = { type: 'fixed_amount', amount: 500, share_bp: null, cap: null } as const;

const show = (part: Part<ResponseFor<'statistics.list'>>): void => {
  server.answer(calls.statistics.list, { type: 4, series: [], ...part });
  open(<Overview />);
};
const isDone = (name: RegExp): boolean =>
  screen.getByText(name).closest('li')?.querySelector('.first-steps__number svg') !== null;

describe('the first steps', () => {
  onFreshDevice({ balance: 0 });
  beforeEach(() => {
    server.answer(calls.plan.list, { items: [] });
    server.answer(calls.withdrawal.list, { items: [] });
    server.answer(calls.coupon.list, { items: [], campaigns: [] });
  });

  it('name the coupon that a new person has, what it asks for and until when', async () => {
    server.answer(calls.coupon.list, {
      items: [{ effect, requirement: 2_000, expires_at: inHours(24) }],
    });
    show({ as_of: null });
    expect(
      await screen.findByText(/^On plans from \$20\.00 · Valid until Mar 3, 2026, 9:30 AM UTC$/),
    ).toBeTruthy();
    expect(screen.getByText('0 of 4')).toBeTruthy();
    expect(document.querySelector('.scene')).not.toBeNull();
    expect(linkTo(/^Your coupon is ready: \$5\.00 off/)).toBe('/ad-center/coupons');
  });

  it('lead to the coupon that a new person can claim', async () => {
    server.answer(calls.coupon.list, {
      ...{ items: [], campaigns: [{ state: 'open', coupon: { effect, requirement: 0 } }] },
    });
    show({ as_of: null });
    expect(await screen.findByText('$5.00 off · For any amount')).toBeTruthy();
    expect(linkTo(/^Claim the coupon/)).toBe('/ad-center/activities');
  });

  it('say nothing of coupons where there is none and no offer is open', async () => {
    server.answer(calls.coupon.list, { items: [], campaigns: [{ state: 'over' }, { state: 'received' }] });
    show({ as_of: null });
    await screen.findByText('Data overview', { selector: 'h2' });
    expect(screen.queryByText(/coupon/i)).toBeNull();
  });

  it('come with no way to figures that do not exist yet', async () => {
    show({ as_of: null });
    await screen.findByText(/^No reports for this period yet/);
    expect(screen.queryByRole('link', { name: /^All figures/ })).toBeNull();
  });

  it('stay after the first report, which ticks the third, until money was paid out', async () => {
    server.answer(calls.plan.list, { items: [{ amount: 2_000 }] });
    show({ as_of: NOW });
    expect(await screen.findByText('3 of 4')).toBeTruthy();
    expect([/^Add money/, /^Choose a product/, /^Watch it run/, /^Take money out/].map(isDone)).toEqual([
      ...[true, true, true, false],
    ]);
    expect(linkTo(/Take money out/)).toBe('/wallet/withdraw');
    expect(server.sent(calls.withdrawal.list)).toEqual([{ state: 'paid', limit: 1 }]);
    expect(server.sent(calls.coupon.list)).toEqual([]);
  });

  it.each([
    ['whose money was paid out', [{ amount: 2_000 }], 1],
    ['who has many plans', Array.from({ length: 5 }, (_, place) => ({ id: `1${place}`, amount: 10 })), 0],
  ] as const)('are gone for a person %s', async (_who, plans, asked) => {
    server.answer(calls.plan.list, { items: [...plans] });
    server.answer(calls.withdrawal.list, { items: [{ state: 'paid' }] });
    show({ as_of: NOW });
    await screen.findByText('Data overview', { selector: 'h2' });
    // Of many plans the running ones may be older than those five.
    const lists = plans.length < 5 ? 1 : 2;
    await waitFor(() => expect(server.sent(calls.plan.list)).toHaveLength(lists));
    await waitFor(() => expect(server.sent(calls.withdrawal.list)).toHaveLength(asked));
    expect(screen.queryByText('First steps')).toBeNull();
  });

  it('tick the fourth of a person who took money out without a plan', async () => {
    server.answer(calls.withdrawal.list, { items: [{ state: 'paid' }] });
    show({ as_of: null });
    expect(await screen.findByText('2 of 4')).toBeTruthy();
    expect(items().filter((step) => /^\d/.test(step))).toEqual(['2Choose a product', '3Watch it run']);
  });
});
