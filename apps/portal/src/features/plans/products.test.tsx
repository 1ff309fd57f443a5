import type { Part } from '@fairlead/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  address,
  button,
  calls,
  field,
  inHours,
  items,
  linkTo,
  NOW,
  onFreshDevice,
  open,
  press,
  refused,
  rowOf,
  server,
  type,
} from '../../../test/screen';
import type { ResponseFor } from '../../shared/api';
import type { Order, Product } from './api';
import { MyPlans } from './my-plans';
import { OrderList } from './order-list';
import { ProductDetail } from './product-detail';

const puzzle: Part<Product> = {
  ...{ id: '3', title: 'Harbour Puzzle', version: 2, kind: 'video', official: true, network: 'Northwind' },
  ...{ min_put_amount: 1_000, max_put_amount: 50_000, cost_per_thousand: 240, payout_per_conversion: 600 },
  ...{ holder_share_bp: 8_000, run_days: 30, learning_conversions: 50, put_content: 'Play', cover_url: '' },
};
const record = { settled: 8, lost: 5, lost_share_bp: null, median_net_bp: null };
const many = { settled: 40, lost: 25, lost_share_bp: 6_250, median_net_bp: -150 };
const edges = [null, -5_000, -2_500, -1_000, 0, 1_000, 2_500, 5_000, null];
const spread = {
  ...{ settled: 40, least_bp: -6_000, lower_bp: -2_080, upper_bp: 1_250, most_bp: 3_100 },
  bands: [2, 8, 10, 5, 5, 6, 4, 0].map((plans, place) => ({
    ...{ from_bp: edges[place] ?? null, until_bp: edges[place + 1] ?? null, plans },
  })),
};

describe('a product', () => {
  onFreshDevice();

  const show = (part: Part<ResponseFor<'plan.appDetail'>> = {}) => {
    server.answer(calls.plan.appDetail, { product: puzzle, record, spread: null, offered: true, ...part });
    return open(<ProductDetail productId="3" />);
  };

  it('no promise of profit: names its record and that money can be lost before its terms', async () => {
    show({ record: many, spread });
    await screen.findByRole('heading', { name: 'Harbour Puzzle' });
    expect(screen.getByText(/^Staff never ask for your password/)).toBeTruthy();
    expect(rowOf('Plans that lost money')).toBe('25 (62.5%)');
    expect(rowOf('Typical result (median, % of spend)')).toBe('-1.5%');
    const warning = screen.getByText('You can lose the money you put in.');
    const terms = screen.getByRole('heading', { name: 'Terms, version 2' });
    expect(warning.compareDocumentPosition(terms)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('states every term that a put freezes', async () => {
    show();
    await screen.findByRole('heading', { name: 'Terms, version 2' });
    const terms = ['Amount', 'Price per 1,000 views', 'Payout per validated conversion'].map((name) =>
      rowOf(name),
    );
    expect(terms).toEqual(['$10.00 to $500.00', '$2.40', '$6.00']);
    expect(rowOf('Your share of the payout')).toBe('80%');
    expect(rowOf('Length of the run')).toBe('30 days');
    expect(rowOf('Learning phase')).toBe('50 conversions or 7 days');
  });

  it('no promise of profit: shows how far all results lie apart, and leads to what they are made of', async () => {
    show({ record: many, spread });
    expect(
      await screen.findByText(
        'Results of 40 settled plans range from -60% to +31%; half fall between -20.8% and +12.5%.',
      ),
    ).toBeTruthy();
    await press('Settled plans: 40. Show what it is made of');
    const sheet = await screen.findByRole('dialog', { name: 'Where these results come from' });
    const rows = within(sheet).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Result (% of spend)Plans',
      'below -50%2',
      '-50% to below -25%8',
      '-25% to below -10%10',
      '-10% to below 0%5',
      '0% to below +10%5',
      '+10% to below +25%6',
      '+25% to below +50%4',
      '+50% or more0',
    ]);
  });

  it('no promise of profit: says no percentage of a few plans, only how many there are', async () => {
    show();
    expect(await screen.findByText('Percentages appear once 20 plans have settled.')).toBeTruthy();
    expect(rowOf('Plans that lost money')).toBe('5');
    expect(document.querySelector('.spread')).toBeNull();
  });

  it('money talk only on record: shows its creative, the landing page in a frame in which nothing acts', async () => {
    const creative = { images: ['/c/1', '/c/2'], poster: '/c/3', landing_page: '/landing/4' };
    show({ product: { ...puzzle, creative } });
    await screen.findByRole('heading', { name: 'What viewers see' });
    const names = within(document.querySelector('.creative') as HTMLElement).getAllByRole('img');
    expect(names.map((image) => image.getAttribute('alt'))).toEqual([
      'Still from the video',
      'Image 1 of 2',
      'Image 2 of 2',
    ]);
    await press('Preview the landing page');
    const sheet = await screen.findByRole('dialog', { name: 'Landing page' });
    const page = within(sheet).getByTitle('Landing page');
    expect([page.getAttribute('src'), page.getAttribute('sandbox')]).toEqual(['/landing/4', '']);
    await press('Close');
    await press('Image 2 of 2');
    expect((await screen.findByRole('dialog', { name: 'Image 2 of 2' })).querySelector('img')?.src).toContain(
      '/c/2',
    );
  });

  it('says that there is no record yet', async () => {
    show({ record: { settled: 0 } });
    expect(await screen.findByText(/so there is no record\.$/)).toBeTruthy();
  });

  it('leads to a plan that waits already, and puts on that very plan', async () => {
    show({ order_id: '17' });
    server.answer(calls.wallet.property, { available_balance: 9_000 });
    server.answer(calls.plan.quote, { amount: 5_000, budget: 5_000, record });
    await screen.findByText('A plan on this product needs funding');
    expect(linkTo('A plan on this product needs funding')).toBe('/plan/detail?id=17');
    await press('Fund this plan');
    await type('Amount in USD', '50');
    await waitFor(() =>
      expect(server.sent(calls.plan.quote).at(-1)).toEqual({ order_id: '17', amount: 5_000 }),
    );
  });

  it('keeps the typed amount when the put is closed and opened again', async () => {
    show();
    server.answer(calls.wallet.property, { available_balance: 9_000 });
    server.answer(calls.plan.quote, { record });
    await press('Fund this plan');
    await type('Amount in USD', '50');
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Fund this plan');
    expect((await field('Amount in USD')).value).toBe('50');
  });

  it('says at the put what the server refused since, keeps the amount, and reads the sum-up anew', async () => {
    show();
    server.answer(calls.wallet.property, { available_balance: 9_000 });
    server.answer(calls.plan.quote, { amount: 5_000, budget: 5_000, paid_own: 5_000, record });
    await press('Fund this plan');
    await type('Amount in USD', '50');
    await waitFor(async () => expect((await button('Fund with $50.00')).disabled).toBe(false));
    server.reply(calls.plan.put, () => {
      server.answer(calls.plan.quote, { amount: 5_000, problems: ['insufficient_balance'], record });
      return refused('insufficient_balance');
    });
    await press('Fund with $50.00');
    const dialog = screen.getByRole('dialog');
    expect(await within(dialog).findByText('Available funds do not cover this amount.')).toBeTruthy();
    expect((await field('Amount in USD')).value).toBe('50');
    expect((await button('Fund with $50.00')).disabled).toBe(true);
    expect(address()).toBe('/here');
  });
});

describe('one’s plans', () => {
  onFreshDevice();

  const order: Part<Order> = {
    ...{ id: '17', number: 'FL-000017', status: 'putting', amount: 5_000, progress_bp: 2_000 },
    ...{ product: { id: '3', title: 'Harbour Puzzle', cover_url: '' }, created_at: inHours(-2) },
  };

  it('show status and amount, and how far a running one came', async () => {
    server.answer(calls.plan.list, {
      items: [order, { ...order, id: '16', number: 'FL-000016', status: 'waiting_to_put', amount: null }],
    });
    open(<OrderList filters={{}} />);
    await screen.findByText('FL-000017');
    expect(items()).toEqual([
      'Harbour PuzzleFunded amount: $50.00FL-000017Funded amountRunning2 hours ago20% of the budget delivered',
      'Harbour PuzzleFL-000016Needs funding2 hours ago',
    ]);
    expect(linkTo(/FL-000017/)).toBe('/plan/detail?id=17');
    expect(server.sent(calls.plan.list)).toEqual([{}]);
  });

  it('are those of one status where it is chosen, read on from the cursor', async () => {
    server.reply(calls.plan.list, ({ cursor }) =>
      cursor === undefined
        ? { items: [order], next_cursor: 'more' }
        : { items: [{ ...order, id: '15', number: 'FL-000015', created_at: NOW }] },
    );
    open(<OrderList filters={{ status: 'putting' }} />);
    await press('Show more');
    expect(await screen.findByText('FL-000015')).toBeTruthy();
    expect(server.sent(calls.plan.list)).toEqual([
      { status: 'putting' },
      { status: 'putting', cursor: 'more' },
    ]);
  });

  it('show what became of the money in place of what was put, a loss as plainly as a gain', async () => {
    const result = { put_own: 5_000, returned: 0, revenue: 3_200, net_own: -1_800, final: true };
    server.answer(calls.plan.list, {
      items: [
        { ...order, status: 'settlement_successful', result },
        {
          ...{ ...order, id: '16', number: 'FL-000016', status: 'waiting_for_settlement' },
          result: { ...result, net_own: 700, final: false },
        },
      ],
    });
    open(<OrderList filters={{}} />);
    await screen.findByText('FL-000017');
    expect(items()).toEqual([
      'Harbour PuzzleResult: -$18.00FL-000017ResultSettled2 hours ago',
      'Harbour PuzzlePreliminary: +$7.00FL-000016PreliminarySettling2 hours ago',
    ]);
    expect(document.querySelector('.tag--good')).toBeNull();
  });

  it('count the learning phase of a running one', async () => {
    const learning = { conversions: 12, threshold: 50, ends_at: inHours(24) };
    server.answer(calls.plan.list, { items: [{ ...order, learning }] });
    open(<OrderList filters={{}} />);
    expect(await screen.findByText(/^Learning phase: 12 of 50 conversions/)).toBeTruthy();
  });

  it('are narrowed by what the address says, which every filter changes', async () => {
    server.answer(calls.plan.list);
    open(<MyPlans />, '/plan?show=mine&result=loss&from=2026-02-01&until=2026-02-28');
    expect(await screen.findByText('No plan matches these filters.')).toBeTruthy();
    const days = { from: '2026-02-01T00:00:00.000Z', until: '2026-03-01T00:00:00.000Z' };
    expect(server.sent(calls.plan.list)).toEqual([{ result: 'loss', ...days }]);
    await press('Video');
    await type('Title or plan number', 'harbour');
    await waitFor(() =>
      expect(server.sent(calls.plan.list).at(-1)).toEqual({
        ...{ result: 'loss', kind: 'video', text: 'harbour' },
        ...days,
      }),
    );
    expect(address()).toContain('kind=video');
    await press('Clear filters');
    await waitFor(() => expect(address()).toBe('/plan?show=mine'));
    expect((await field('Title or plan number')).value).toBe('');
    await waitFor(() => expect(server.sent(calls.plan.list).at(-1)).toEqual({}));
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  });

  it('fold search and filters away until they are wanted, and mark what narrows them', async () => {
    server.answer(calls.plan.list);
    open(<MyPlans />, '/plan?show=mine&text=harbour');
    const [search, filters] = [await button('Search'), await button('Filters')];
    const looks = () =>
      [search, filters].map((fold) => [fold.getAttribute('aria-expanded'), /--on/.test(fold.className)]);
    expect(looks()).toEqual([
      ['true', true],
      ['false', false],
    ]);
    expect(screen.queryByLabelText('Created from')).toBeNull();
    await press('Search');
    await press('Filters');
    expect(looks()).toEqual([
      ['false', true],
      ['true', false],
    ]);
    expect((await field('Title or plan number')).closest('[hidden]')).not.toBeNull();
    expect(await field('Created from')).toBeTruthy();
    await press('Search');
    expect(document.activeElement).toBe(await field('Title or plan number'));
  });

  it('do not mind an address that names no filter there is', async () => {
    server.answer(calls.plan.list);
    open(<MyPlans />, '/plan?status=won&kind=9&from=yesterday');
    await screen.findByText(/^No plans yet\./);
    expect(server.sent(calls.plan.list)).toEqual([{}]);
  });

  it('lead to the products where there is none', async () => {
    server.answer(calls.plan.list);
    open(<OrderList filters={{ status: 'matching' }} />);
    await screen.findByText(/^No plans yet\./);
    expect(linkTo('See the products')).toBe('/plan?show=products');
  });
});
