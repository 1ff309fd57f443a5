import type { CallOf, Language, ResponseOf } from '@fairlead/contract';
import type { campaign, coupon } from '@fairlead/db';

export type CouponRow = typeof coupon.$inferSelect;
export type CampaignRow = typeof campaign.$inferSelect;
export type Coupon = ResponseOf<CallOf<'coupon.receive'>>['coupon'];

/** What the coupon or campaign does at a put, as the wire says it. */
export const effectShape = (
  terms: Pick<CouponRow, 'effect' | 'valueMinor' | 'shareBp' | 'capMinor'>,
): Coupon['effect'] => ({
  type: terms.effect,
  amount: terms.valueMinor,
  share_bp: terms.valueMinor === null ? terms.shareBp : null,
  cap: terms.capMinor,
});

const stateOf = (row: CouponRow, now: Date): Coupon['state'] => {
  if (row.state === 'used') return 'used';
  return row.expiresAt <= now ? 'expired' : 'unused';
};

/** The name in the reader's language; in English where nobody wrote it in theirs. */
export const nameIn = (
  { name, nameTranslations }: Pick<CouponRow, 'name' | 'nameTranslations'>,
  language: Language,
): string => (language === 'en' ? name : (nameTranslations?.[language] ?? name));

/** The rule in the reader's language; in English where nobody wrote it in theirs. */
export const ruleIn = (
  { rule, ruleTranslations }: Pick<CouponRow, 'rule' | 'ruleTranslations'>,
  language: Language,
): string => (language === 'en' ? rule : (ruleTranslations?.[language] ?? rule));

interface Read {
  /** When the order that it is locked in or was used for was put. */
  readonly usedAt: Date | null;
  readonly now: Date;
  readonly language: Language;
}

export const couponShape = (row: CouponRow, { usedAt, now, language }: Read): Coupon => ({
  id: String(row.id),
  name: nameIn(row, language),
  kind: row.kind,
  effect: effectShape(row),
  requirement: row.requirementMinor,
  state: stateOf(row, now),
  rule_text: ruleIn(row, language),
  received_at: row.createdAt.toISOString(),
  expires_at: row.expiresAt.toISOString(),
  used_at: usedAt?.toISOString() ?? null,
  order_id: row.orderId === null ? null : String(row.orderId),
});
