import type { Part } from '@fairlead/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  calls,
  inHours,
  items,
  leave,
  linkTo,
  NOW,
  onFreshDevice,
  open,
  press,
  rowOf,
  server,
  signIn,
} from '../../../test/screen';
import type { OrderDetail as Detail, OrderStatus } from './api';
import { OrderDetail } from './order-detail';
import { JUST_FUNDED } from './plan-funded';

const put = { amount: 5_000, budget: 5_500, billed: 1_100, progress_bp: 2_000 };
const orderIn = (status: OrderStatus, order: Part<Detail['order']> = {}): Part<Detail['order']> => ({
  ...{ id: '17', number: 'FL-000017', status, intent: 'run' },
  ...(status === 'waiting_to_put' ? {} : put),
  ...order,
});

/** The page of a plan in one status, with what the test says of it. */
const openIn = (
  status: OrderStatus,
  part: Part<Detail> = {},
  order: Part<Detail['order']> = {},
  state: unknown = null,
) => {
  server.answer(calls.plan.detail, {
    product: { id: '3', title: 'Harbour Puzzle', min_put_amount: 1_000, max_put_amount: 50_000 },
    ...part,
    order: orderIn(status, order),
  });
  return open(<OrderDetail orderId="17" />, { pathname: '/here', state });
};

const cardOf = async (heading: string): Promise<HTMLElement> => {
  const head = await screen.findByRole('heading', { name: heading });
  const card = head.closest<HTMLElement>('section, details');
  if (card === null) throw new Error(`${heading} stands in no card`);
  return card;
};

const acts = { put: 'Fund this plan', cancel: 'Cancel funding', stop: 'Stop the plan' };
const offered = () => Object.values(acts).filter((name) => screen.queryByRole('button', { name }) !== null);

describe('the page of a plan', () => {
  onFreshDevice();

  it('says first that the amount is put, to whom comes from the put, and to nobody else', async () => {
    openIn('matching', {}, {}, JUST_FUNDED);
    const funded = await screen.findByRole('heading', { name: 'Plan funded.' });
    await waitFor(() => expect(funded).toBe(document.activeElement));
    leave();
    openIn('matching');
    await screen.findByRole('heading', { name: 'Harbour Puzzle' });
    expect(screen.queryByRole('heading', { name: 'Plan funded.' })).toBeNull();
  });

  it.each([
    ['waiting_to_put', [acts.put]],
    ['matching', [acts.cancel]],
    ['putting', [acts.stop]],
    ['put_failed', []],
    ['put_finished', []],
    ['waiting_for_settlement', []],
    ['settlement_successful', []],
  ] as const)('offers in the status %s what can be done then: %j', async (status, names) => {
    openIn(status);
    await screen.findByText('Plan FL-000017');
    expect(offered()).toEqual(names);
  });

  it('offers nobody to stop a plan twice', async () => {
    openIn('putting', {}, { intent: 'stop' });
    await screen.findByText('Plan FL-000017');
    expect(offered()).toEqual([]);
  });

  it('shows amount, progress of the budget and what was delivered; none of it before the put', async () => {
    openIn('putting');
    const bar = await screen.findByRole('progressbar', { name: '20% of the budget delivered' });
    expect(bar.getAttribute('aria-valuenow')).toBe('20');
    expect(screen.getByText('$50.00')).toBeTruthy();
    expect(screen.getByText(/^Delivered:/).textContent).toBe('Delivered: $11.00');
    expect(linkTo('Harbour Puzzle')).toBe('/plan/goods-detail?id=3');
  });

  it.each(['waiting_to_put', 'matching'] as const)('tells no delivery before any: %s', async (status) => {
    openIn(status, {}, { billed: 0, progress_bp: 0 });
    await screen.findByText('Plan FL-000017');
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByText(/^Delivered/)).toBeNull();
  });

  it('says why it stands there, who acts by when, what comes then, and counts the learning phase', async () => {
    openIn('putting', {
      reasons: [
        { reason: 'learning', remedy: 'wait', who_acts: 'network', due_at: null },
        { reason: 'awaiting_reports', remedy: 'wait', who_acts: 'programme', due_at: inHours(3) },
      ],
      learning: { conversions: 12, threshold: 50, ends_at: inHours(24) },
      next: { status: 'put_finished', due_at: inHours(48) },
    });
    expect(await screen.findByText(/^The network is still learning, so figures swing more/)).toBeTruthy();
    expect(screen.queryByText('Waiting for the network')).toBeNull();
    expect(screen.getByText('Waiting for the operator, until Mar 2, 2026, 12:30 PM UTC')).toBeTruthy();
    const learning = await cardOf('Learning phase: 12 of 50 conversions');
    expect(within(learning).getByText(/^It ends at 50 .* or on Mar 3, 2026, 9:30 AM UTC,/)).toBeTruthy();
    expect(items()).toContain('Finishedby Mar 4, 2026, 9:30\u00a0AM\u00a0UTC');
  });

  it('says with its count that learning is over', async () => {
    openIn('putting', {
      product: { id: '3', learning_conversions: 50 },
      learning: null,
      statistics: { as_of: NOW, conversions: 52 },
    });
    expect(await screen.findByText('Learning phase over: 52 of 50 conversions')).toBeTruthy();
  });

  it('names nobody to act where nothing comes any more', async () => {
    openIn('put_failed', {
      reasons: [{ reason: 'network_refused', remedy: 'choose_another', who_acts: 'network' }],
    });
    expect(await screen.findByText('The network refused it. All your money is back.')).toBeTruthy();
    expect(screen.queryByText(/^Waiting for/)).toBeNull();
  });

  it('leads to an objection where the reason can be objected to', async () => {
    openIn('waiting_for_settlement', {
      reasons: [{ reason: 'objection_window', remedy: 'object', who_acts: 'holder', due_at: inHours(72) }],
    });
    await screen.findByText('You can dispute the settlement until Mar 5, 2026, 9:30 AM UTC.');
    expect(linkTo('Dispute')).toBe('/objection?type=order&id=17');
  });

  it('shows a result with the sign of every sum: a loss is as plain as a gain, and preliminary while it is', async () => {
    const result = {
      ...{
        put_own: 5_000,
        billed_own: 5_000,
        revenue: 3_200,
        net_own: -1_800,
        net_before_gifts: -2_300,
        returned: 0,
      },
      final: false,
    };
    openIn('put_finished', { result });
    const card = await cardOf('Result');
    expect(within(card).getByText(/^Preliminary/)).toBeTruthy();
    expect(rowOf('Your net result', card)).toBe('-$18.00');
    expect(rowOf('Spent from your money', card)).toBe('-$50.00');
    expect(rowOf('You put in', card)).toBe('$50.00');
    expect(rowOf('You get back', card)).toBe('$32.00');
    expect(rowOf('Net before coupons', card)).toBe('-$23.00');
    expect(rowOf('Revenue', card)).toBe('$32.00');
  });

  it('no figure without a source: each sum of the result leads to what it is made of', async () => {
    server.answer(calls.statement.source, { figure: 'net_own', value: -1_800 });
    openIn('put_finished', {
      result: { net_own: -1_800, put_own: 5_000, billed_own: 5_000, revenue: 3_200 },
    });
    const card = await cardOf('Result');
    expect(
      within(card).getAllByRole('button', { name: /Show what it is made of$/, hidden: true }),
    ).toHaveLength(7);
    await press(/^Your net result: -\$18\.00/);
    await screen.findByRole('dialog');
    await waitFor(() =>
      expect(server.sent(calls.statement.source)[0]).toMatchObject({ figure: 'net_own', order_id: '17' }),
    );
  });

  it('no longer calls a final result preliminary', async () => {
    openIn('settlement_successful', { result: { net_own: 700, final: true } });
    const card = await cardOf('Result');
    expect(rowOf('Your net result', card)).toBe('+$7.00');
    expect(within(card).queryByText(/^Preliminary/)).toBeNull();
  });

  it('shows figures only once there are reports, with their time and how many stand behind them', async () => {
    openIn('putting', { statistics: { as_of: null } });
    await screen.findByText('Plan FL-000017');
    expect(screen.queryByRole('heading', { name: 'Figures of this plan' })).toBeNull();
    leave();
    openIn('matching', {
      statistics: {
        ...{ as_of: NOW, source_count: 3, spend: 1_100, revenue: 400, net: -700 },
        ...{ impressions: 12_000, clicks: 30, conversions: 2, click_rate_bp: 25 },
      },
    });
    const card = await cardOf('Figures of this plan');
    expect(rowOf('Net', card)).toContain('-$7.00');
    expect(rowOf('Views', card)).toContain('12,000');
    expect(rowOf('Click rate', card)).toBe('0.25%');
    expect(card.textContent).toContain('As of Mar 2, 2026, 9:30\u00a0AM\u00a0UTC · from 3 reports');
  });

  it('lists what happened, oldest first, who it was where the cause names nobody, and who paid what', async () => {
    openIn('matching', {
      timeline: [
        { status: 'waiting_to_put', cause: 'order_made', actor: 'holder', time: inHours(-2) },
        { status: 'matching', cause: 'amount_put', actor: 'holder', time: inHours(-1) },
      ],
      receipt: { amount: 5_000, paid_own: 4_000, paid_gift: 500, start_up: 500, budget: 5_000 },
    });
    const card = await cardOf('Receipt');
    expect(items()).toEqual([
      'Needs fundingThe plan was created · you2 hours ago',
      'In reviewYou funded the plan1 hour ago',
      ...['Running', 'Finished', 'Settling', 'Settled'],
    ]);
    expect(rowOf('From available funds', card)).toBe('$40.00');
    expect(rowOf('Paid by the operator (coupon)', card)).toBe('$5.00');
    expect(rowOf('From start-up funds', card)).toBe('$5.00');
  });

  it('shows what was bought and the whole receipt: words, terms, their hash, coupon and transactions', async () => {
    const hash = 'ab'.repeat(32);
    openIn('matching', {
      lead: { operation_id: '83211045', nickname: 'Marlow' },
      product: {
        ...{ id: '3', title: 'Harbour Puzzle', version: 2, terms_hash: hash, put_content: 'A short video' },
        ...{ put_rule: 'Billed per view', user_targeting: 'Adults', game_description: 'A calm puzzle' },
        ...{ learning_conversions: 40, run_days: 30, network: 'Northwind' },
      },
      receipt: {
        ...{ order_number: 'FL-000017', product_version: 2, terms_hash: hash, amount: 5_000, coupon_id: '8' },
        ...{ time: inHours(-1), transaction_ids: ['204', '205'], paid_own: 5_000, budget: 5_000 },
      },
    });
    const bought = await cardOf('What you bought');
    for (const words of ['A short video', 'Billed per view', 'Adults', 'A calm puzzle']) {
      expect(within(bought).getByText(words)).toBeTruthy();
    }
    expect(within(bought).getByText(/^Published by Marlow \(operation ID 83211045\)/)).toBeTruthy();
    expect(rowOf('Learning phase', bought)).toBe('40 conversions or 7 days');
    const card = await cardOf('Receipt');
    for (const part of [bought, card]) expect(part.textContent).toContain('Terms, version 2');
    const saysHash = [bought, card].map((part) => part.textContent?.replaceAll(' ', '').includes(hash));
    expect(saysHash, 'once').toEqual([false, true]);
    expect(card.textContent).toContain('Plan FL-000017Mar 2, 2026, 8:30\u00a0AM\u00a0UTC');
    expect([rowOf('Coupon', card), rowOf('Ledger transactions', card)]).toEqual(['8', '204, 205']);
    expect(card.textContent, 'sums that are nothing say nothing').not.toContain('$0.00');
  });

  it('calls the terms of a plan without an amount an offer', async () => {
    openIn('waiting_to_put');
    expect(await cardOf('What is offered')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Receipt' })).toBeNull();
  });

  it.each(['put_failed', 'settlement_successful'] as const)('leads on from %s', async (status) => {
    openIn(status);
    await cardOf('What you can do now');
    expect(`${linkTo('Go to wallet')} ${linkTo(/^Fund it again/)}`).toMatch(/^\/wallet .*repeat=/);
    expect(linkTo('View current product')).toBe('/plan/goods-detail?id=3');
    expect(linkTo('Choose another product')).toBe('/plan?show=products');
    leave();
    signIn({ state: 'disabled' });
    openIn(status, {}, { id: '18' });
    await cardOf('What you can do now');
    expect(screen.queryByRole('link', { name: 'Choose another product' })).toBeNull();
  });

  it('no figure without a source: tells a correction with old and new figures, who made it and why', async () => {
    const before = { impressions: 2_000, clicks: 100, conversions: 3, spend: 2_000, revenue: 1_200 };
    const after = { ...before, conversions: 0, revenue: 0 };
    const entry = { status: 'putting', cause: 'report_restated', time: inHours(-1) } as const;
    openIn('putting', {
      timeline: [
        { ...entry, actor: 'network', restated: { bucket: inHours(-2), before, after, reason: null } },
        { ...entry, actor: 'staff', restated: { bucket: inHours(-3), before, after, reason: 'a letter' } },
      ],
    });
    await screen.findByText('Plan FL-000017');
    const [byNetwork = '', byStaff = ''] = items();
    expect(byNetwork).toContain('Revenue: $12.00, now $0.00Conversions: 3, now 0The network sent a newer');
    expect(byNetwork).not.toContain('Spend');
    expect(byStaff).toContain('staff');
    expect(byStaff).toContain('Staff gave this reason: a letterStaff never ask for your password');
  });

  it.each([true, false])('badges sample data as such: %s', async (demo) => {
    openIn('matching', {}, { demo });
    await screen.findByText('Plan FL-000017');
    expect(screen.queryByText('demo') !== null).toBe(demo);
  });
});
