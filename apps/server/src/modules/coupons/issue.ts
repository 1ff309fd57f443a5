import { coupon, type Tx } from '@fairlead/db';
import type { CampaignRow, CouponRow } from './shape';

const DAY_MS = 24 * 3_600_000;

/**
 * Gives a holder the coupon of a campaign. Once per person and name of campaign, ever, held by the database also where
 * several ask at the same moment (docs/domain/coupons.md#receiving).
 * @returns undefined where the person had one
 */
export const issueCoupon = async (
  tx: Tx,
  from: CampaignRow,
  holderId: number,
  now: Date,
): Promise<CouponRow | undefined> => {
  const { name, nameTranslations, kind, effect, valueMinor, shareBp, capMinor, requirementMinor } = from;
  const { rule, ruleTranslations } = from;
  const [row] = await tx.orm
    .insert(coupon)
    .values({
      ...{ name, nameTranslations, kind, effect, valueMinor, shareBp, capMinor, requirementMinor },
      ...{ rule, ruleTranslations },
      holderId,
      campaignId: from.id,
      campaign: from.campaign,
      createdAt: now,
      expiresAt: new Date(now.getTime() + from.validDays * DAY_MS),
    })
    .onConflictDoNothing()
    .returning();
  return row;
};
