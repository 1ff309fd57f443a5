import type { Part } from '@fairlead/contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  address,
  calls,
  items,
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
import { ProductList } from './product-list';

const puzzle: Part<Product> = {
  ...{ id: '3', title: 'Harbour Puzzle', version: 2, kind: 'video', official: true, network: 'Northwind' },
  ...{ min_put_amount: 1_000, max_put_amount: 50_000, cost_per_thousand: 240, payout_per_conversion: 600 },
  ...{ holder_share_bp: 8_000, run_days: 30, learning_conversions: 50, put_content: 'Play', cover_url: '' },
};
const record = { settled: 8, lost: 5, lost_share_bp: null, median_net_bp: null };
const many = { settled: 40, lost: 25, lost_share_bp: 6_250, median_net_bp: -150 };

describe('the catalogue', () => {
  onFreshDevice();

  it('shows beside each product how it went for everyone, losses too', async () => {
    server.answer(calls.plan.products, {
      items: [
        { ...puzzle, record },
        { ...puzzle, id: '4', title: 'Solo', official: false, demo: true, record: many },
      ],
    });
    open(<ProductList />);
    await screen.findByText('Harbour Puzzle');
    expect(items()).toEqual([
      'Harbour PuzzleVideo · Official delivery$10.00 to $500.00Settled plans: 8 · Plans that lost money: 5',
      'SoloVideo · Not official delivery$10.00 to $500.00Settled plans: 40 · Plans that lost money: 25 (62.5%)',
    ]);
    expect(linkTo(/^Harbour Puzzle/)).toBe('/plan/goods-detail?id=3');
  });

  it('says so where no product takes amounts', async () => {
    server.answer(calls.plan.products);
    open(<ProductList />);
    expect(await screen.findByText('No product can be funded at the moment.')).toBeTruthy();
  });

  it('is narrowed and sorted by what the address says, which every filter changes', async () => {
    server.answer(calls.plan.products);
    open(<ProductList />, '/plan?show=products&days=3&result=none&order=shortest');
    expect(await screen.findByText('No product matches these filters.')).toBeTruthy();
    const asked = { run_days_max: 3, result: 'none', order: 'shortest' };
    expect(server.sent(calls.plan.products)).toEqual([asked]);
    await press('Landing page');
    await type('Amount you want to fund, in USD', '50');
    await type('Product title', 'harbour');
    await waitFor(() =>
      expect(server.sent(calls.plan.products).at(-1)).toEqual({
        ...{ ...asked, kind: 'landing_page', amount: 5_000, text: 'harbour' },
      }),
    );
    expect(address()).toContain('kind=landing_page');
    await press('Smallest share of losses');
    expect(await screen.findByText(/^Products with fewer than 20 settled plans come last\./)).toBeTruthy();
    await press('Clear filters');
    await waitFor(() => expect(address()).toBe('/plan?show=products'));
    await waitFor(() => expect(server.sent(calls.plan.products).at(-1)).toEqual({}));
  });

  it('does not mind an address that names no filter there is', async () => {
    server.answer(calls.plan.products);
    open(<ProductList />, '/plan?show=products&days=2&result=best&order=9&amount=much');
    await screen.findByText('No product can be funded at the moment.');
    expect(server.sent(calls.plan.products)).toEqual([{}]);
  });

  it('is not open to a blocked person, who is led to what is', async () => {
    signIn({ state: 'disabled' });
    server.reply(calls.plan.products, () => refused('account_disabled'));
    open(<ProductList />);
    expect(await screen.findByText('This is not open to you as your account stands now.')).toBeTruthy();
    expect(linkTo('What is open to you')).toBe('/ad-center');
    expect(screen.queryByText('Request failed, tap to reload')).toBeNull();
  });
});
