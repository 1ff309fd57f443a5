import type { Part } from '@fairlead/contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  button,
  calls,
  inHours,
  items,
  linkTo,
  onFreshDevice,
  open,
  press,
  pressTwice,
  refused,
  server,
} from '../../../test/screen';
import { Activities } from './activities';
import type { Campaign, Coupon } from './api';
import { CouponList } from './coupon-list';

const five = { type: 'fixed_amount', amount: 500 } as const;
const coupon = (part: Part<Coupon> = {}): Part<Coupon> => ({
  ...{ id: '3', name: 'Newcomer', kind: 'fixed_amount', effect: five, requirement: 2_000, rule_text: '' },
  ...{ state: 'unused', expires_at: inHours(48), ...part },
});
const show = (state: Coupon['state'], ...rows: readonly Part<Coupon>[]) => {
  server.answer(calls.coupon.list, { items: rows, totals: { unused: 2, used: 1, expired: 0 } });
  const onState = vi.fn();
  open(<CouponList state={state} onState={onState} />);
  return onState;
};
const only = async (): Promise<string | undefined> => {
  await screen.findByRole('heading', { name: 'Newcomer' });
  return items()[0];
};

describe('the coupons', () => {
  onFreshDevice();

  it('say what they do, who pays, what they ask for, until when, and lead to a plan to use them for', async () => {
    show('unused', coupon({ kind: 'custom', rule_text: 'For Easter' }));
    expect(await only()).toBe(
      '$5.00 offSpecial couponNewcomerYou pay $5.00 less. The operator covers the difference.' +
        'For EasterOn plans from $20.00 · Valid until Mar 4, 2026, 9:30\u00a0AM\u00a0UTCUse now',
    );
    expect(linkTo('Use now')).toBe('/plan?show=products');
  });

  it.each([
    [{ type: 'deduction', share_bp: 1_250, cap: 700 }, '12.5% off', 'The operator pays at most $7.00.'],
    [{ type: 'value_add', amount: 900 }, '$9.00 added', 'Your plan gets $9.00 more to spend'],
  ] as const)('write an effect of every kind: %j', async (effect, headline, words) => {
    show('unused', coupon({ effect: { amount: null, share_bp: null, cap: null, ...effect } }));
    const text = await only();
    expect(text).toContain(headline);
    expect(text).toContain(words);
  });

  it('say a name once where it is what the coupon does', async () => {
    show('unused', coupon({ name: '$5.00 off' }));
    expect(await screen.findByRole('heading', { name: '$5.00 off' })).toBeTruthy();
    expect(screen.getAllByText('$5.00 off')).toHaveLength(1);
  });

  it('say that a team coupon is for followers, and that any amount will do', async () => {
    show('unused', coupon({ kind: 'team', requirement: 0 }));
    const text = await only();
    expect(text).toContain('Only for people who follow a lead.');
    expect(text).toContain('For any amount');
  });

  it('lead from a used one to its plan, with the time; an expired one leads nowhere', async () => {
    show(
      'used',
      coupon({ state: 'used', used_at: inHours(-1), order_id: '17' }),
      coupon({ id: '4', name: 'Old', state: 'expired', expires_at: inHours(-2) }),
    );
    expect(await only()).toContain('Used on Mar 2, 2026, 8:30\u00a0AM\u00a0UTC');
    expect(linkTo('See the plan')).toBe('/plan/detail?id=17');
    expect(items()[1]).toContain('Expired on Mar 2, 2026, 7:30\u00a0AM\u00a0UTC');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('count each state in its tab, and read the one that is chosen', async () => {
    const onState = show('unused', coupon());
    await only();
    await press('Used · 1');
    expect(onState).toHaveBeenCalledExactlyOnceWith('used');
    expect(server.sent(calls.coupon.list)).toContainEqual({ state: 'unused' });
  });

  it.each([
    ['unused', 'No unused coupons. Check Offers for new ones.', '/ad-center/activities'],
    ['used', 'No coupon used yet. You choose one when you fund a plan.', null],
    ['expired', 'No coupon has expired.', null],
  ] as const)('say so where there is none %s', async (state, words, path) => {
    show(state);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('link')?.getAttribute('href') ?? null).toBe(path);
  });
});

const campaign = (part: Part<Campaign> = {}): Part<Campaign> => ({
  ...{ campaign: 'newcomer', state: 'open', valid_days: 7, rule_text: '' },
  coupon: { name: 'Newcomer', kind: 'fixed_amount', effect: five, requirement: 2_000 },
  ...part,
});
const campaigns = (...rows: readonly Part<Campaign>[]): void => {
  server.answer(calls.coupon.list, { campaigns: rows });
  server.answer(calls.config.basic, { activity_rules: { version: 1, text: 'One each.' } });
};

describe('the activities', () => {
  onFreshDevice();

  it('say what they give, how long it is valid and until when it can be claimed, with the rules of all', async () => {
    campaigns(campaign({ ends_at: inHours(24) }));
    open(<Activities />);
    expect(await only()).toContain(
      'Valid for 7 days after you claim it · Open until Mar 3, 2026, 9:30\u00a0AM\u00a0UTC',
    );
    expect(items()[0]).toContain('New users');
    expect(await screen.findByText('One each.')).toBeTruthy();
  });

  it('give a coupon once for a double tap, under a key, and show that it was received', async () => {
    campaigns(campaign());
    server.reply(calls.coupon.receive, () => {
      campaigns(campaign({ state: 'received' }));
      return {};
    });
    open(<Activities />);
    await pressTwice('Claim the coupon');
    expect(await screen.findByText('The coupon is yours.')).toBeTruthy();
    expect(server.sent(calls.coupon.receive)).toEqual([{ campaign: 'newcomer' }]);
    expect(await screen.findByText('Claimed')).toBeTruthy();
    expect(linkTo('See my coupons')).toBe('/ad-center/coupons');
  });

  it('begin with what can be claimed, which stays in its place once it is', async () => {
    const easter = campaign({ campaign: 'easter', coupon: { name: 'Easter', kind: 'custom', effect: five } });
    const names = (): (string | null)[] =>
      screen.getAllByRole('heading', { name: /^(Newcomer|Easter)$/ }).map(({ textContent }) => textContent);
    campaigns(campaign({ state: 'received' }), easter);
    server.reply(calls.coupon.receive, () => {
      campaigns(campaign({ state: 'received' }), { ...easter, state: 'received' });
      return {};
    });
    open(<Activities />);
    await press('Claim the coupon');
    await waitFor(() => expect(screen.getAllByText('Claimed')).toHaveLength(2));
    expect(names()).toEqual(['Easter', 'Newcomer']);
  });

  it('show that one is over where the claim came too late', async () => {
    campaigns(campaign());
    server.reply(calls.coupon.receive, () => {
      campaigns(campaign({ state: 'over' }));
      return refused('coupon_campaign_over');
    });
    open(<Activities />);
    await press('Claim the coupon');
    expect(await screen.findByText('This offer is over.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Claim the coupon' })).toBeNull());
    expect(await screen.findByText('This offer is over.')).toBeTruthy();
  });

  it('keep the claim open where it is refused for another reason', async () => {
    campaigns(campaign({ campaign: 'easter' }));
    server.reply(calls.coupon.receive, () => refused('account_closing'));
    open(<Activities />);
    await press('Claim the coupon');
    expect(await screen.findByText(/./, { selector: '.toast--failure' })).toBeTruthy();
    expect((await button('Claim the coupon')).disabled).toBe(false);
  });

  it('say so where none is open', async () => {
    campaigns();
    open(<Activities />);
    expect(await screen.findByText(/^No offer is open at the moment/)).toBeTruthy();
  });
});
