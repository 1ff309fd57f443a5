import type { RequestOf } from '@fairlead/contract';
import type { campaigns, proposeCampaign } from '@fairlead/contract/calls/coupons-staff';
import { typedMinor } from '@fairlead/money';
import { COUPON_KINDS } from '@fairlead/vocabulary';
import type { RowOf } from '../../shared/api/use-call';
import { saidIn, saidOf, writtenSaid } from '../../shared/lib/said';
import { words as inWords } from '../../shared/lib/strings';
import { ownZone } from '../../shared/lib/zone';
import {
  type ActField,
  amountOf,
  basisPointsOf,
  momentOf,
  type Stated,
  typedPercent,
} from '../../shared/ui/act-fields';
import { campaignStrings } from './strings';

export type Campaign = RowOf<typeof campaigns>;
type Proposed = RequestOf<typeof proposeCampaign>;
type Effect = Proposed['effect']['type'];
export type CampaignField =
  | 'campaign'
  | 'name'
  | 'kind'
  | 'effect'
  | 'gift_as'
  | 'gift'
  | 'share'
  | 'cap'
  | 'requirement'
  | 'valid_days'
  | 'starts_at'
  | 'ends_at'
  | 'rule_text';

const EFFECTS: readonly Effect[] = ['fixed_amount', 'deduction', 'value_add'];

const choice = (value: string) => ({ value, label: inWords(value) });

type Typed = Readonly<Record<string, string>>;

/** Kinds that do what their name says; `team` and `custom` are one of these (docs/domain/coupons.md#kinds). */
const isItsKind = (kind: string): kind is Effect => (EFFECTS as readonly string[]).includes(kind);

/** What a coupon with these terms does; empty while nobody has said so. */
const effectOf = ({ kind = '', effect = '' }: Typed): string => (isItsKind(kind) ? kind : effect);

/** Only what adds to the budget is a sum or a share: the others are what their name says. */
const isShare = (typed: Typed): boolean =>
  effectOf(typed) === 'deduction' || (effectOf(typed) === 'value_add' && typed['gift_as'] === 'share');
const isSum = (typed: Typed): boolean =>
  effectOf(typed) === 'fixed_amount' || (effectOf(typed) === 'value_add' && typed['gift_as'] === 'sum');

const GIFTS_AS = [
  { value: 'sum', label: campaignStrings.bySum },
  { value: 'share', label: campaignStrings.byShare },
];

const giftAsOf = ({ amount, share_bp: bp }: Campaign['effect']): string => {
  if (amount !== null) return 'sum';
  return bp === null ? '' : 'share';
};

const timesOf = (zone: string): readonly ActField<'starts_at' | 'ends_at'>[] => [
  {
    ...{ name: 'starts_at', kind: 'moment', label: campaignStrings.starts },
    hint: campaignStrings.startsHint(zone),
  },
  {
    ...{ name: 'ends_at', kind: 'moment', label: campaignStrings.ends, optional: true },
    hint: campaignStrings.endsHint(zone),
  },
];

/**
 * What a campaign states. It begins when somebody says so, never when another one began.
 * @param like the campaign whose terms stand in it; absent for a new one
 */
export const campaignFields = (
  like: Campaign | undefined,
  currency: string,
): readonly ActField<CampaignField>[] => {
  const amount = (value: number | null | undefined): string =>
    value === null || value === undefined ? '' : typedMinor(value, currency);
  return [
    {
      ...{ name: 'campaign', kind: 'line', maxLength: 64 },
      ...{ label: campaignStrings.wireName, hint: campaignStrings.wireNameHint },
      initial: like?.campaign ?? '',
      check: (typed) => (/^[a-z0-9_]+$/.test(typed.trim()) ? undefined : campaignStrings.wireNameWrong),
    },
    {
      ...{ name: 'name', kind: 'languages', isLine: true, translations: 'name_translations' },
      ...{ label: campaignStrings.name, hint: campaignStrings.nameHint, maxLength: 80 },
      initial: writtenSaid({ ...like?.name_translations, en: like?.name }),
    },
    {
      ...{ name: 'rule_text', kind: 'languages', optional: true, translations: 'rule_translations' },
      ...{ label: campaignStrings.rule, hint: campaignStrings.ruleHint },
      ...{ maxLength: 2000, initial: writtenSaid({ ...like?.rule_translations, en: like?.rule_text }) },
      previewOf: (language, { name = '', rule_text: rule = '' }) => ({
        title: saidIn(name, language),
        text: saidIn(rule, language),
      }),
    },
    {
      ...{ name: 'kind', kind: 'choice', label: campaignStrings.kind, initial: like?.kind ?? '' },
      choices: COUPON_KINDS.map(choice),
    },
    {
      ...{ name: 'effect', kind: 'choice', label: campaignStrings.effectOf },
      when: ({ kind = '' }) => kind !== '' && !isItsKind(kind),
      initial: like && !isItsKind(like.kind) ? like.effect.type : '',
      choices: EFFECTS.map(choice),
    },
    {
      ...{ name: 'gift_as', kind: 'choice', label: campaignStrings.giftAs },
      when: (typed) => effectOf(typed) === 'value_add',
      initial: like ? giftAsOf(like.effect) : '',
      choices: GIFTS_AS,
    },
    {
      ...{ name: 'gift', kind: 'amount', label: campaignStrings.giftAmount, when: isSum },
      initial: amount(like?.effect.amount),
    },
    {
      ...{ name: 'share', kind: 'percent', label: campaignStrings.share, when: isShare },
      initial: typeof like?.effect.share_bp === 'number' ? typedPercent(like.effect.share_bp) : '',
    },
    {
      ...{ name: 'cap', kind: 'amount', label: campaignStrings.cap, when: isShare, optional: true },
      initial: amount(like?.effect.cap),
    },
    {
      ...{ name: 'requirement', kind: 'amount', label: campaignStrings.requirement },
      initial: amount(like?.requirement),
    },
    {
      ...{ name: 'valid_days', kind: 'number', label: campaignStrings.validDays },
      initial: String(like?.valid_days ?? ''),
    },
    ...timesOf(ownZone()),
  ];
};

/** What is sent, from what was typed; what an effect lacks the server names. */
export const campaignOf = (stated: Stated<CampaignField>, currency: string): Proposed => {
  const kind = stated.kind as Proposed['kind'];
  const endsAt = momentOf(stated.ends_at);
  const { en: name = '', ...names } = saidOf(stated.name);
  const { en: rule = '', ...rules } = saidOf(stated.rule_text);
  return {
    campaign: stated.campaign.trim(),
    name: name.trim(),
    name_translations: names,
    kind,
    effect: {
      type: effectOf(stated) as Effect,
      amount: amountOf(stated.gift, currency),
      share_bp: basisPointsOf(stated.share),
      cap: amountOf(stated.cap, currency),
    },
    requirement: amountOf(stated.requirement, currency) ?? 0,
    valid_days: Number(stated.valid_days),
    rule_text: rule.trim(),
    rule_translations: rules,
    starts_at: momentOf(stated.starts_at) ?? '',
    ...(endsAt === undefined ? {} : { ends_at: endsAt }),
  };
};
