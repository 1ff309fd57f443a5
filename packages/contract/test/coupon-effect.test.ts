import { describe, expect, it } from 'vitest';
import { calls } from '../src';

const request = (effect: object, more: object = {}) =>
  calls.consoleCoupon.proposeCampaign.request.safeParse({
    ...{ campaign: 'spring', name: 'Spring', kind: 'team', requirement: 100, valid_days: 7, rule_text: '' },
    ...{ starts_at: '2026-01-01T00:00:00.000Z', effect, ...more },
  });
const refusedAt = (effect: object, more?: object) =>
  request(effect, more).error?.issues.map(({ path }) => path.join('.'));
const share = { type: 'deduction', amount: null, share_bp: 500, cap: null };

describe('what a coupon does', () => {
  it('is stated by sums and shares that a number in the database holds', () => {
    expect(refusedAt(share)).toBeUndefined();
    expect(refusedAt({ ...share, share_bp: 10_001 })).toEqual(['effect.share_bp']);
    expect(refusedAt({ ...share, share_bp: 0 })).toEqual(['effect.share_bp']);
    expect(refusedAt({ ...share, amount: 0 })).toEqual(['effect.amount']);
    expect(refusedAt({ ...share, cap: -1 })).toEqual(['effect.cap']);
  });
});

describe('what a coupon is called', () => {
  it('is English, and something in any of the other languages', () => {
    const calledIn = (name_translations: object) => refusedAt(share, { name_translations });
    expect(calledIn({ de: 'Frühlingsgruß' })).toBeUndefined();
    expect(calledIn({ de: '' })).toEqual(['name_translations.de']);
    expect(calledIn({ de: 'x'.repeat(81) })).toEqual(['name_translations.de']);
    expect(calledIn({ en: 'Spring greeting' })).toEqual(['name_translations']);
    expect(refusedAt(share, { name: '' })).toEqual(['name']);
  });
});
