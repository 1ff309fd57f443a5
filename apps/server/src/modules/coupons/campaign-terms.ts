import type { CallOf, FieldReason, ParsedOf } from '@fairlead/contract';
import type { campaign } from '@fairlead/db';

type Request = ParsedOf<CallOf<'consoleCoupon.proposeCampaign'>>;
type Fields = Readonly<Record<string, FieldReason>>;

/** Kinds whose effect is anyone's; the others are what their name says (docs/domain/coupons.md#kinds). */
const OF_ANY_EFFECT: readonly string[] = ['team', 'custom'];

/** A campaign begins when it is proposed, at the earliest: its field knows minutes, and its form is filled for some of them. */
const FILLED_FOR_MS = 10 * 60_000;

/** What is wrong with the terms of a campaign beyond their shapes; undefined where nothing is. */
export const termsFault = (request: Request, now: Date): Fields | undefined => {
  const {
    kind,
    effect,
    rule_text: rule,
    rule_translations: rules,
    starts_at: startsAt,
    ends_at: endsAt,
  } = request;
  if (!OF_ANY_EFFECT.includes(kind) && kind !== effect.type) return { effect: 'not_one_of' };
  if ((effect.amount === null) === (effect.share_bp === null)) return { effect: 'required' };
  if (effect.type === 'fixed_amount' && effect.amount === null) return { effect: 'required' };
  // English is read by whoever has no rule in their language.
  const needsRule = kind === 'custom' || Object.keys(rules ?? {}).length > 0;
  if (needsRule && rule.trim() === '') return { rule_text: 'required' };
  if (new Date(startsAt).getTime() < now.getTime() - FILLED_FOR_MS) return { starts_at: 'too_small' };
  if (endsAt !== undefined && new Date(endsAt) <= new Date(startsAt)) return { ends_at: 'too_small' };
  return undefined;
};

interface Gift {
  readonly giftMinor?: number | undefined;
  readonly capMinor?: number | undefined;
}

/**
 * What one coupon costs the operator at most, in minor units; null of a share without a cap, which grows with the put
 * (docs/domain/coupons.md#kinds).
 */
export const mostPerCoupon = ({ giftMinor, capMinor }: Gift): number | null => {
  const most = Math.min(giftMinor ?? Number.POSITIVE_INFINITY, capMinor ?? Number.POSITIVE_INFINITY);
  return Number.isFinite(most) ? most : null;
};

/** The row of a proposed campaign. */
export const proposedCampaign = (request: Request, now: Date): typeof campaign.$inferInsert => ({
  campaign: request.campaign,
  name: request.name,
  nameTranslations: request.name_translations ?? null,
  kind: request.kind,
  effect: request.effect.type,
  valueMinor: request.effect.amount,
  shareBp: request.effect.share_bp,
  capMinor: request.effect.cap,
  requirementMinor: request.requirement,
  rule: request.rule_text,
  ruleTranslations: request.rule_translations ?? null,
  validDays: request.valid_days,
  state: 'proposed',
  startsAt: new Date(request.starts_at),
  endsAt: request.ends_at === undefined ? null : new Date(request.ends_at),
  createdAt: now,
});
