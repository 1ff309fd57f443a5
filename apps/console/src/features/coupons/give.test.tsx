import type { Part } from '@fairlead/contract/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { calls, fill, inHours, noteOf, onFreshTab, open, press, server } from '../../../test/screen';
import { GiveCouponDialog } from './dialogs';
import type { Campaign } from './fields';

const newcomer: Part<Campaign> = {
  ...{ id: '3', name: 'Newcomer', campaign: 'newcomer', state: 'open', requirement: 2_000 },
  ...{ starts_at: inHours(-1), effect: { type: 'fixed_amount', amount: 500 } },
};
const show = (...items: readonly Part<Campaign>[]): void => {
  server.answer(calls.consoleCoupon.campaigns, { items });
  open(<GiveCouponDialog holder={{ id: '17', username: 'anna_1' }} onClose={() => undefined} />, ['support']);
};

describe('giving a coupon', () => {
  onFreshTab();

  it('offers what has begun, told apart from others of its name, and says what it costs before it is given', async () => {
    const share = { type: 'deduction', share_bp: 1_250, cap: 700 } as const;
    show(
      newcomer,
      { ...newcomer, id: '4', campaign: 'newcomer_2', effect: share },
      { ...newcomer, id: '5', campaign: 'later', starts_at: inHours(1) },
    );
    await screen.findByRole('option', { name: 'Newcomer · $5.00 · from $20.00 · newcomer' });
    expect(screen.getAllByRole('option', { name: /^Newcomer/ }).map((one) => one.textContent)).toEqual([
      'Newcomer · $5.00 · from $20.00 · newcomer',
      'Newcomer · 12.5 % of the funded amount, at most $7.00 · from $20.00 · newcomer_2',
    ]);
    await fill({ Campaign: '4' });
    expect(await noteOf('Campaign')).toBe(
      'The operator pays 12.5 % of the funded amount, at most $7.00, for a plan that is funded with $20.00 or more.',
    );
    // The holder finds it in the record of what staff did.
    expect(await noteOf('Reason')).toBe('The holder sees it, word for word.');
  });

  it('says that no campaign runs', async () => {
    show();
    expect(await screen.findByText('No campaign runs now.')).toBeTruthy();
    await press('Give a coupon');
    expect(server.sent(calls.consoleCoupon.grant)).toEqual([]);
  });
});
