import { describe, expect, it } from 'vitest';
import { writtenSaid } from '../../shared/lib/said';
import { type Campaign, campaignFields, campaignOf } from './fields';

const TYPED = {
  campaign: ' spring ',
  name: writtenSaid({ en: ' Spring gift ', de: 'Frühlingsgabe' }),
  kind: 'fixed_amount',
  effect: '',
  gift_as: '',
  gift: '5.00',
  share: '',
  cap: '',
  requirement: '50.00',
  valid_days: '30',
  starts_at: '2026-03-01T08:00',
  ends_at: '',
  rule_text: '',
} as const;

const SENT: Campaign = {
  ...{ id: '7', campaign: 'friends', name: 'Friends', kind: 'team', requirement: 2_000, valid_days: 14 },
  effect: { type: 'deduction', amount: null, share_bp: 1_000, cap: 300 },
  ...{
    name_translations: { de: 'Freunde' },
    rule_text: 'For followers.',
    rule_translations: { de: 'Wer folgt.' },
    state: 'over',
    received: 3,
    used: 1,
    proposal_id: null,
  },
  ...{ starts_at: '2026-01-01T00:00:00.000Z', ends_at: '2026-02-01T00:00:00.000Z' },
};

const askedOf = (stated: Readonly<Record<string, string>>): readonly string[] =>
  campaignFields(undefined, 'USD')
    .filter(({ when }) => when?.(stated))
    .map(({ name }) => name);

describe('the terms of a campaign', () => {
  it('are sent in minor units, with the effect that the kind names and no end where none was typed', () => {
    expect(campaignOf(TYPED, 'USD')).toEqual({
      ...{ campaign: 'spring', name: 'Spring gift', kind: 'fixed_amount', rule_text: '', valid_days: 30 },
      name_translations: { de: 'Frühlingsgabe' },
      rule_translations: {},
      effect: { type: 'fixed_amount', amount: 500, share_bp: null, cap: null },
      requirement: 5_000,
      starts_at: new Date('2026-03-01T08:00').toISOString(),
    });
  });

  it('name the effect of a team or custom coupon and a share; what other kinds do is what their name says', () => {
    const custom = { ...TYPED, kind: 'custom', effect: 'value_add' };
    expect(campaignOf(custom, 'USD').effect.type).toBe('value_add');
    const half = { ...TYPED, kind: 'deduction', gift: '', share: '12,5' };
    expect(campaignOf(half, 'USD').effect).toMatchObject({ amount: null, share_bp: 1_250 });
    const contradictory = { ...TYPED, effect: 'deduction' };
    expect(campaignOf(contradictory, 'USD').effect.type).toBe('fixed_amount');
  });

  it.each([
    [{}, []],
    [{ kind: 'fixed_amount', effect: 'deduction' }, ['gift']],
    [{ kind: 'deduction' }, ['share', 'cap']],
    [{ kind: 'value_add' }, ['gift_as']],
    [{ kind: 'value_add', gift_as: 'sum' }, ['gift_as', 'gift']],
    [{ kind: 'value_add', gift_as: 'share' }, ['gift_as', 'share', 'cap']],
    [{ kind: 'custom' }, ['effect']],
    [{ kind: 'custom', effect: 'fixed_amount', gift_as: 'share' }, ['effect', 'gift']],
  ])('with %j ask for %j beside what every campaign states', (stated, names) => {
    expect(askedOf(stated)).toEqual(names);
  });

  it('of one like another begin as that one stands, but for when it begins and ends', () => {
    const typed = Object.fromEntries(
      campaignFields(SENT, 'USD').map(({ name, initial = '' }) => [name, initial]),
    );
    expect(typed).toEqual({
      ...{ campaign: 'friends', kind: 'team', effect: 'deduction', gift_as: 'share', gift: '' },
      name: writtenSaid({ en: 'Friends', de: 'Freunde' }),
      ...{ share: '10', cap: '3.00', requirement: '20.00', valid_days: '14' },
      ...{ starts_at: '', ends_at: '', rule_text: writtenSaid({ en: 'For followers.', de: 'Wer folgt.' }) },
    });
  });
});
