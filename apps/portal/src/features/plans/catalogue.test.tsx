import type { Part } from '@fairlead/contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  address,
  button,
  calls,
  field,
  items,
  leave,
  linkTo,
  onFreshDevice,
  open,
  press,
  refused,
  server,
  signIn,
  type,
} from '../../../test/screen';
import type { Product } from './api';
import { ProductDetail } from './product-detail';
import { ProductList } from './product-list';

const puzzle: Part<Product> = {
  ...{ id: '3', title: 'Harbour Puzzle', version: 2, kind: 'video', official: true, network: 'Northwind' },
  ...{ min_put_amount: 1_000, max_put_amount: 50_000, cost_per_thousand: 240, payout_per_conversion: 600 },
  ...{ holder_share_bp: 8_000, run_days: 30, learning_conversions: 50, put_content: 'Play', cover_url: '' },
};
const record = { settled: 8, lost: 5, lost_share_bp: null, median_net_bp: null };
const many = { settled: 40, lost: 25, lost_share_bp: 6_250, median_net_bp: -150 };

const sortBy = (order: string) =>
  fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: order } });

describe('the catalogue', () => {
  onFreshDevice();

  it('shows beside each product how it went for everyone, losses too', async () => {
    server.answer(calls.plan.products, {
      items: [
        { ...puzzle, record, range: null, offered: true, watched: false },
        {
          ...{ ...puzzle, id: '4', title: 'Solo', official: false, record: many },
          ...{ range: { least_bp: -6_000, most_bp: 3_100 }, offered: true, watched: true },
        },
      ],
    });
    open(<ProductList />);
    await screen.findByText('Harbour Puzzle');
    expect(items()).toEqual([
      'Harbour PuzzleVideo · Official delivery$10.00 to $500.005 of 8 lost money',
      'Solo WatchedVideo$10.00 to $500.0025 of 40 lost money (62.5%)Result (% of spend): -60% to +31%',
    ]);
    const places = (name: string) =>
      [...document.querySelectorAll<HTMLElement>(`.result-bar__${name}`)].map(({ style }) => style.cssText);
    expect(places('range')).toEqual(['left: 20%; width: 45.5%;']);
    expect(places('median')).toEqual(['left: 49.25%;']);
    expect(linkTo(/^Harbour Puzzle/)).toBe('/plan/goods-detail?id=3');
  });

  it('says so where no product takes amounts', async () => {
    server.answer(calls.plan.products);
    open(<ProductList />);
    expect(await screen.findByText('No products are open for funding right now.')).toBeTruthy();
  });

  it('is narrowed and sorted by what the address says, which every filter changes', async () => {
    server.answer(calls.plan.products);
    open(<ProductList />, '/plan?show=products&days=3&result=none&order=shortest');
    expect(await screen.findByText('No product matches these filters.')).toBeTruthy();
    const asked = { run_days_max: 3, result: 'none', order: 'shortest' };
    expect(server.sent(calls.plan.products)).toEqual([asked]);
    await press('Landing page');
    await type('Amount you want to put in (USD)', '50');
    await type('Product title', 'harbour');
    await waitFor(() =>
      expect(server.sent(calls.plan.products).at(-1)).toEqual({
        ...{ ...asked, kind: 'landing_page', amount: 5_000, text: 'harbour' },
      }),
    );
    expect(address()).toContain('kind=landing_page');
    sortBy('fewest_lost');
    expect(await screen.findByText(/^Products with fewer than 20 settled plans come last\./)).toBeTruthy();
    await press('Clear filters');
    await waitFor(() => expect(address()).toBe('/plan?show=products'));
    await waitFor(() => expect(server.sent(calls.plan.products).at(-1)).toEqual({}));
  });

  it('has kind and order in sight: choosing them unfolds nothing, and can be cleared', async () => {
    server.answer(calls.plan.products);
    open(<ProductList />, '/plan?show=products');
    const fold = await button('Filters');
    sortBy('most_settled');
    await waitFor(() => expect(server.sent(calls.plan.products).at(-1)).toEqual({ order: 'most_settled' }));
    sortBy('newest');
    await press('Video');
    await waitFor(() => expect(server.sent(calls.plan.products).at(-1)).toEqual({ kind: 'video' }));
    expect(fold.getAttribute('aria-expanded')).toBe('false');
    expect(fold.className).not.toMatch(/--on/);
    expect(screen.queryByLabelText(/^Amount you want/)).toBeNull();
    await press('Clear filters');
    await waitFor(() => expect(address()).toBe('/plan?show=products'));
  });

  it('does not search for what was typed just before the filters were cleared', async () => {
    server.answer(calls.plan.products);
    open(<ProductList />, '/plan?show=products&days=3');
    await screen.findByText('No product matches these filters.');
    await type('Product title', 'harb');
    await type('Amount you want to put in (USD)', '50');
    await press('Clear filters');
    expect((await field('Product title')).value).toBe('');
    expect((await field('Amount you want to put in (USD)')).value).toBe('');
    await screen.findByText('No products are open for funding right now.');
    expect(server.sent(calls.plan.products)).toEqual([{ run_days_max: 3 }, {}]);
  });

  it('does not mind an address that names no filter there is', async () => {
    server.answer(calls.plan.products);
    open(<ProductList />, '/plan?show=products&days=2&result=best&order=9&amount=much');
    await screen.findByText('No products are open for funding right now.');
    expect(server.sent(calls.plan.products)).toEqual([{}]);
  });

  it('is not open to a blocked person, who is led to what is', async () => {
    signIn({ state: 'disabled' });
    server.reply(calls.plan.products, () => refused('account_disabled'));
    open(<ProductList />);
    expect(await screen.findByText('This is not available in your account’s current state.')).toBeTruthy();
    expect(linkTo('What is open to you')).toBe('/ad-center');
    expect(screen.queryByText('Request failed, tap to reload')).toBeNull();
  });
});

describe('a product beside others, and over time', () => {
  onFreshDevice();

  const solo = { ...puzzle, id: '4', title: 'Solo', cost_per_thousand: 300 };
  const spread = {
    settled: 40,
    least_bp: -6_000,
    lower_bp: -2_080,
    upper_bp: 1_250,
    most_bp: 3_100,
    bands: [],
  };
  const offered = { offered: true, watched: false, order_id: null };

  it('no promise of profit: is compared with another, shares of few plans left out on either side', async () => {
    server.reply(calls.plan.appDetail, ({ product_id: id }) =>
      id === '3'
        ? { ...offered, product: puzzle, record, spread: null }
        : { ...offered, product: solo, record: many, spread },
    );
    server.answer(calls.plan.products, { items: [puzzle, solo] });
    open(<ProductDetail productId="3" />);
    await press('Compare with another product');
    const sheet = await screen.findByRole('dialog', { name: 'Compare products' });
    await within(sheet).findByText('Choose the product to compare with Harbour Puzzle.');
    expect(within(sheet).queryByRole('button', { name: /^Harbour Puzzle/ })).toBeNull();
    await press(/^Solo/);
    const lineOf = async (name: string) =>
      [...((await within(sheet).findByText(name)).parentElement?.querySelectorAll('dd') ?? [])].map(
        ({ textContent }) => textContent?.split(': ')[1],
      );
    expect(await lineOf('Plans that lost money')).toEqual(['5', '25 (62.5%)']);
    expect(await lineOf('Half of the results lie between')).toEqual(['too few plans', '-20.8% to +12.5%']);
    expect(await lineOf('Price per 1,000 views')).toEqual(['$2.40', '$3.00']);
    expect(within(sheet).getByText('You can lose the money you put in.')).toBeTruthy();
  });

  it.each([
    [
      'neither has',
      0,
      ['Kind', 'Amount'],
      'No plan on either product is settled yet, so neither has a record.',
    ],
    [
      'both have too few of',
      8,
      ['Settled plans', 'Plans that lost money', 'Kind'],
      /^Percentages appear once 20/,
    ],
  ] as const)('leaves out of a comparison what %s, and says so once', async (_, settled, first, words) => {
    const short = { ...record, settled, lost: settled };
    server.reply(calls.plan.appDetail, ({ product_id: id }) => ({
      ...{ ...offered, product: id === '3' ? puzzle : solo, record: short, spread: null },
    }));
    server.answer(calls.plan.products, { items: [puzzle, solo] });
    open(<ProductDetail productId="3" />);
    await press('Compare with another product');
    await press(/^Solo/);
    const sheet = await screen.findByRole('dialog', { name: 'Compare products' });
    expect(await within(sheet).findByText(words)).toBeTruthy();
    const names = [...sheet.querySelectorAll('dt')].map(({ textContent }) => textContent);
    expect(names.slice(0, first.length)).toEqual(first);
    expect(within(sheet).queryByText('too few plans')).toBeNull();
    expect(within(sheet).queryAllByText(/neither has a record|^Percentages appear/)).toHaveLength(1);
  });

  it('is compared with one that is found by its title, with the keyboard alone; words say where there is none', async () => {
    server.answer(calls.plan.appDetail, { ...offered, product: puzzle, record, spread: null });
    server.reply(calls.plan.products, ({ text }) => ({
      items: text === undefined ? [puzzle, solo] : text === 'sol' ? [solo] : [puzzle],
    }));
    open(<ProductDetail productId="3" />);
    await press('Compare with another product');
    await type('Product title', 'harbour');
    expect(await screen.findByText('No other product with this title is open for funding.')).toBeTruthy();
    await type('Product title', 'sol');
    const choice = await button(/^Solo/);
    expect(server.sent(calls.plan.products)).toEqual([{}, { text: 'harbour' }, { text: 'sol' }]);
    const search = await field('Product title');
    search.focus();
    fireEvent.keyDown(search, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(choice);
    fireEvent.keyDown(choice, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(choice);
    fireEvent.keyDown(choice, { key: 'ArrowUp' });
    expect(document.activeElement).toBe(search);
  });

  it('is watched by its star, and no more by it', async () => {
    let watched = false;
    server.reply(calls.plan.appDetail, () => ({
      ...offered,
      watched,
      product: puzzle,
      record,
      spread: null,
    }));
    server.reply(calls.plan.watch, (request) => {
      watched = request.watched;
      return { watched };
    });
    open(<ProductDetail productId="3" />);
    await press('Watch this product');
    expect(await screen.findByText(/^You are notified when its terms change/)).toBeTruthy();
    await press('Stop watching');
    await screen.findByRole('button', { name: 'Watch this product' });
    expect(server.sent(calls.plan.watch).map((request) => request.watched)).toEqual([true, false]);
  });

  it('is found among the watched also when it is no longer offered, and cannot be funded then', async () => {
    server.answer(calls.plan.products, { items: [{ ...puzzle, record, offered: false, watched: true }] });
    open(<ProductList />, '/plan?show=products&watched=yes');
    expect(await screen.findByText(/^This product is no longer offered\./)).toBeTruthy();
    expect(server.sent(calls.plan.products)).toEqual([{ watched: 'yes' }]);
    leave();
    const page = { ...offered, offered: false, product: puzzle, record, spread: null };
    server.answer(calls.plan.appDetail, page);
    open(<ProductDetail productId="3" />);
    expect(await screen.findByText(/^This product is no longer offered\./)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Fund this plan' })).toBeNull();
  });

  it('is funded again with the amount of a plan, and names what of its terms is new', async () => {
    server.answer(calls.plan.appDetail, { ...offered, product: puzzle, record, spread: null });
    server.answer(calls.plan.detail, {
      order: { id: '17', number: 'FL-000017', amount: 5_000, product: { id: '3' } },
      product: { ...puzzle, version: 1, cost_per_thousand: 200, put_content: 'Watch' },
    });
    server.answer(calls.wallet.property, { available_balance: 9_000 });
    server.answer(calls.plan.quote, { record });
    open(<ProductDetail productId="3" repeatedId="17" />);
    expect(await screen.findByText(/^The terms were version 1 then and are version 2 now\./)).toBeTruthy();
    const card = screen.getByRole('heading', { name: 'Repeating plan FL-000017' }).parentElement;
    expect([...(card?.querySelectorAll('.rows__row') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Price per 1,000 views$2.00, now $2.40',
      'Ad contentworded differently',
    ]);
    await press('Fund this plan');
    expect((await field('Amount in USD')).value).toBe('50.00');
    await waitFor(() =>
      expect(server.sent(calls.plan.quote).at(-1)).toEqual({ product_id: '3', amount: 5_000 }),
    );
  });
});
