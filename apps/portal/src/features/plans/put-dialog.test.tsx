import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { translator } from '../../shared/i18n/translator';
import type { Product } from './api';
import PutDialog from './put-dialog';

const record = { settled: 40, lost: 30, median_net_bp: -250, lost_share_bp: 7_500 };
const product = { id: '7', min_put_amount: 1_000, max_put_amount: 50_000 } as Product;
const couponOf = (id: string, name: string) => ({
  ...{ id, name, kind: 'fixed_amount', requirement: 2_000, state: 'unused', rule_text: '' },
  effect: { type: 'fixed_amount', amount: 500, share_bp: null, cap: null },
  expires_at: '2026-12-01T00:00:00.000Z',
});
const quote = {
  terms_hash: 'a'.repeat(64),
  amount: 5_000,
  budget: 5_000,
  paid_own: 4_500,
  paid_gift: 500,
  start_up: 0,
  available_after: 1_000,
  record,
  coupons: [
    { coupon: couponOf('3', 'Newcomer'), problem: null },
    { coupon: couponOf('4', 'Crew'), problem: 'coupon_same_name_today' },
  ],
  problems: [] as string[],
};

type Put = { readonly key: string | null; readonly body: unknown };

/** A server with the three calls that the dialog makes; `loseReplies` puts are done but not answered. */
const stubServer = (loseReplies: number, problems: readonly string[] = []) => {
  const puts: Put[] = [];
  const quotes: unknown[] = [];
  let left = loseReplies;
  const answer = (data: unknown) => new Response(JSON.stringify({ code: 200, msg: '', data }));
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url.endsWith('/plan/order/quote')) {
      quotes.push(JSON.parse(String(init.body)));
      return answer({ ...quote, problems });
    }
    if (url.endsWith('/user/property'))
      return answer({ available_balance: 5_500, start_up_funds: { unspent: 2_000 } });
    puts.push({ key: new Headers(init.headers).get('idempotency-key'), body: JSON.parse(String(init.body)) });
    left -= 1;
    if (left >= 0) throw new TypeError('connection lost');
    return answer({ order: { id: '99' }, receipt: {} });
  });
  return { puts, quotes };
};

const Address = () => {
  const { pathname, search } = useLocation();
  return <p>at {pathname + search}</p>;
};

const open = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Routes>
          <Route
            path="/"
            element={<PutDialog target={{ product_id: '7' }} product={product} onClose={vi.fn()} />}
          />
          <Route path="*" element={<Address />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );

const typeAmount = async (typed: string) =>
  fireEvent.change(await screen.findByLabelText('Amount in USD'), { target: { value: typed } });

const submit = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });

describe('putting an amount', () => {
  beforeAll(() =>
    Promise.all((['core', 'portal', 'plans', 'reasons'] as const).map((pack) => translator.need(pack))),
  );
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('sums up who pays what, with the record of losses, then sends once for a double tap', async () => {
    const { puts } = stubServer(0);
    open();
    await typeAmount('50');
    await screen.findByText('From available funds');
    expect(screen.getByText('$45.00')).toBeTruthy();
    expect(screen.getByText('30 (75%)')).toBeTruthy();
    expect(screen.getByText(/You can lose the money/)).toBeTruthy();
    const button = await submit('Fund with $50.00');
    fireEvent.click(button);
    fireEvent.click(button);
    expect(await screen.findByText('at /plan/detail?id=99')).toBeTruthy();
    expect(puts).toEqual([
      {
        key: expect.stringMatching(/^[0-9a-f]{32}$/),
        body: { product_id: '7', amount: 5_000, terms_hash: quote.terms_hash },
      },
    ]);
  });

  it.each([
    ['9.99', 'Enter an amount from $10.00 to $500.00.'],
    ['500.01', 'Enter an amount from $10.00 to $500.00.'],
    ['ten', 'Enter an amount such as 50 or 50.00.'],
    ['1.234', 'Enter an amount such as 50 or 50.00.'],
  ])('refuses %s at its field', async (typed, message) => {
    const { puts } = stubServer(0);
    open();
    await typeAmount(typed);
    expect(await screen.findByText(message)).toBeTruthy();
    expect((await submit(/^Fund (with|this plan)/)).disabled).toBe(true);
    expect(puts).toEqual([]);
  });

  it('names no amount before one is typed', async () => {
    stubServer(0);
    open();
    expect((await submit('Fund this plan')).disabled).toBe(true);
  });

  it('shows why the server would refuse, before it is sent', async () => {
    stubServer(0, ['insufficient_balance']);
    open();
    await typeAmount('50');
    expect(await screen.findByText('Available funds do not cover this amount.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add money' }).getAttribute('href')).toBe('/wallet');
    expect((await submit('Fund with $50.00')).disabled).toBe(true);
  });

  it('offers the coupons that fit, and says of the others why not; start-up funds only when ticked', async () => {
    const { puts, quotes } = stubServer(0);
    open();
    await typeAmount('50');
    fireEvent.click(await screen.findByRole('button', { name: /^Coupon/ }));
    const unfit = screen.getByRole<HTMLInputElement>('radio', { name: /Crew/ });
    expect(unfit.disabled).toBe(true);
    expect(screen.getByText('Only one coupon of the same name can be used per day.')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'No coupon' }).checked).toBe(true);
    const startUp = screen.getByRole<HTMLInputElement>('checkbox', { name: /Spend start-up funds first/ });
    expect(startUp.checked).toBe(false);
    fireEvent.click(screen.getByRole('radio', { name: /Newcomer/ }));
    fireEvent.click(startUp);
    const button = await submit('Fund with $50.00');
    await vi.waitFor(() => expect(button.disabled).toBe(false));
    const choices = { product_id: '7', coupon_id: '3', use_start_up: true, amount: 5_000 };
    expect(quotes.at(-1)).toEqual(choices);
    fireEvent.click(button);
    expect(await screen.findByText('at /plan/detail?id=99')).toBeTruthy();
    expect(puts.map(({ body }) => body)).toEqual([{ ...choices, terms_hash: quote.terms_hash }]);
  });

  it('says so when no answer came, and sends the same request again with the same key, also once it was closed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 200 });
    const { puts } = stubServer(4);
    open();
    await typeAmount('50');
    fireEvent.click(await submit('Fund with $50.00'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await screen.findByText(/We got no answer/)).toBeTruthy();
    cleanup();
    open();
    const amount = await screen.findByLabelText<HTMLInputElement>('Amount in USD');
    expect([amount.value, amount.disabled]).toEqual(['50.00', true]);
    fireEvent.click(await submit('Send again'));
    expect(await screen.findByText('at /plan/detail?id=99')).toBeTruthy();
    expect(puts).toHaveLength(5);
    expect(new Set(puts.map(({ key }) => key)).size).toBe(1);
    vi.useRealTimers();
  });
});
