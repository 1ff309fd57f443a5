import type { Part } from '@fairlead/contract/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  calls,
  inHours,
  linkTo,
  NOW,
  onFreshDevice,
  open,
  refused,
  rowOf,
  server,
} from '../../../test/screen';
import type { OrderDetail as Detail, OrderStatus } from './api';
import { OrderDetail } from './order-detail';
import { ProductDetail } from './product-detail';

const openIn = (status: OrderStatus, part: Part<Detail> = {}) => {
  server.answer(calls.plan.detail, {
    product: { id: '3', title: 'Harbour Puzzle', payout_per_conversion: 500, holder_share_bp: 8_000 },
    ...part,
    order: {
      ...{ id: '17', number: 'FL-000017', status, intent: 'run', amount: 5_000, budget: 5_000 },
      ...{ billed: 2_677, progress_bp: 5_354, ...part.order },
    },
  });
  return open(<OrderDetail orderId="17" />);
};

/** The one large figure of the page, with what it is called. */
const hero = () => document.querySelector('.figure')?.parentElement?.textContent;

describe('the head of a plan', () => {
  onFreshDevice();

  it('says first what a finished plan came to so far, and what that is made of; nothing of it twice', async () => {
    openIn('put_finished', {
      statistics: { as_of: NOW, spend: 2_677, revenue: 2_800, net: 123, conversions: 7 },
    });
    await screen.findByRole('heading', { name: 'Figures of this plan' });
    expect(hero()).toBe('So far, not final+$1.23');
    const rows = ['Revenue', 'Delivered so far', 'Funded amount'].map((name) => rowOf(name));
    expect(rows).toEqual(['$28.00', '$26.77', '$50.00']);
    expect(screen.getByText('54% of the budget delivered')).toBeTruthy();
    expect(screen.queryByText('Net', { selector: 'dt' })).toBeNull();
  });

  it('says above all what is back of a plan that never ran', async () => {
    openIn('put_failed', { receipt: { amount: 5_000, paid_own: 4_000, paid_gift: 1_000 } });
    await screen.findByText('Plan FL-000017');
    expect(hero()).toBe('Back in your available funds$40.00');
  });

  it('names who acts by when on a plan of which no next step is known, and no date that is over', async () => {
    const reason = { remedy: 'wait', who_acts: 'staff' } as const;
    openIn('waiting_for_settlement', {
      reasons: [
        { ...reason, reason: 'objection_open', due_at: inHours(3) },
        { ...reason, reason: 'house_short', who_acts: 'programme', due_at: inHours(-3) },
      ],
      next: null,
    });
    expect(await screen.findByText('Waiting for staff, until Mar 2, 2026, 12:30 PM UTC')).toBeTruthy();
    expect(screen.getByText('Waiting for the operator')).toBeTruthy();
  });

  it('says what the plan takes, and that it can be lost, where it is funded', async () => {
    const product = { id: '3', title: 'Harbour Puzzle', min_put_amount: 1_000, max_put_amount: 50_000 };
    openIn('waiting_to_put', { product, order: { amount: null } });
    const fund = await screen.findByRole('button', { name: 'Fund this plan' });
    const section = within(fund.closest('section') as HTMLElement);
    expect(section.getByText('$10.00 to $500.00')).toBeTruthy();
    expect(section.getByText('You can lose the money you put in.')).toBeTruthy();
  });
});

describe('what a plan made', () => {
  onFreshDevice();

  const result = { put_own: 5_000, billed_own: 2_677, returned: 2_323, final: true };

  it('says why it lost where a conversion cost more than it earned, and marks what is lost', async () => {
    const statistics = { cost_per_conversion: 670, conversions: 4, revenue: 1_600, net: -1_077 };
    openIn('settlement_successful', { statistics, result: { ...result, revenue: 1_600, net_own: -1_077 } });
    expect(await screen.findByText('One conversion cost $6.70 and earned $4.00.')).toBeTruthy();
    expect(document.querySelectorAll('.leg__length--lost')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Result (PDF)' })).toBeTruthy();
  });

  it('says once who acts on two reasons, and of a preliminary result first what it is', async () => {
    const acting = { remedy: 'wait', who_acts: 'network', due_at: null } as const;
    openIn('waiting_for_settlement', {
      reasons: [
        { ...acting, reason: 'run_over' },
        { ...acting, reason: 'awaiting_reports' },
      ],
      result: { ...result, final: false },
    });
    const heading = await screen.findByRole('heading', { name: 'Result' });
    const acts = screen.getByText('Waiting for the network');
    expect(heading.compareDocumentPosition(acts)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('tells the figures of a running plan on its card alone, the share of clicks among them', async () => {
    openIn('putting', { statistics: { as_of: NOW, source_count: 3, spend: 2_677, click_rate_bp: 25 } });
    await screen.findByRole('link', { name: 'By day and hour' });
    expect(screen.getByText('Click rate').parentElement?.textContent).toBe('Click rate0.25%');
    expect(screen.getByText('As of Mar 2, 2026, 9:30 AM UTC · from 3 reports')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Figures of this plan' })).toBeNull();
  });

  it('gives no reason for a gain', async () => {
    const statistics = { cost_per_conversion: 670, conversions: 4, revenue: 3_000, net: 323 };
    openIn('settlement_successful', { statistics, result: { ...result, revenue: 3_000, net_own: 323 } });
    await screen.findByRole('button', { name: 'Result (PDF)' });
    expect(screen.queryByText(/^One conversion cost/)).toBeNull();
    expect(document.querySelector('.leg__length--lost')).toBeNull();
  });

  it.each([
    [670, ['Earns $4.00', 'Costs $6.70']],
    [300, ['Costs $3.00', 'Earns $4.00']],
  ] as const)('puts the words of one conversion below their marks: %i', async (cost, words) => {
    openIn('putting', { statistics: { as_of: NOW, spend: 2_677, cost_per_conversion: cost } });
    await screen.findByRole('heading', { name: 'One conversion' });
    const shown = [...document.querySelectorAll('.break-even__words > span')];
    expect(shown.map(({ textContent }) => textContent)).toEqual(words);
  });
});

describe('what is not there', () => {
  onFreshDevice();

  it('a plan: the way to one’s plans', async () => {
    server.reply(calls.plan.detail, () => refused('no_such_data'));
    open(<OrderDetail orderId="999" />);
    expect(await screen.findByText('This plan is not here')).toBeTruthy();
    expect(linkTo('My plans')).toBe('/plan?show=mine');
  });

  it('a product: the way to the products', async () => {
    server.reply(calls.plan.appDetail, () => refused('no_such_data'));
    open(<ProductDetail productId="999" />);
    expect(await screen.findByText('This product is not here')).toBeTruthy();
    expect(linkTo('See the products')).toBe('/plan?show=products');
  });
});
