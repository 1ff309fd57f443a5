import type { CallOf, Language, ResponseOf } from '@fairlead/contract';
import { and, campaign, coupon, desc, eq, gt, isNull, lte, ne, or, type Reader } from '@fairlead/db';
import { type CampaignRow, effectShape, nameIn, ruleIn } from './shape';

type Listed = ResponseOf<CallOf<'coupon.list'>>['campaigns'];

const DAY_MS = 24 * 3_600_000;
/** A campaign that is over stays in sight this long, so that nobody looks for it in vain. */
const SHOWN_AFTER_MS = 30 * DAY_MS;
/** More than are ever open at once; a person's list of them has one page. */
const MOST = 50;

/** Over by staff's word or by the clock. */
export const isOver = (row: CampaignRow, now: Date): boolean =>
  row.state === 'over' || (row.endsAt !== null && row.endsAt <= now);

/** Begun, and not one that was refused or ended before it began: such a one was never open to anybody. */
const begun = (now: Date) =>
  and(
    ne(campaign.state, 'proposed'),
    lte(campaign.startsAt, now),
    or(isNull(campaign.endsAt), gt(campaign.endsAt, campaign.startsAt)),
  );

/** The newest campaign of this name that has begun; undefined where there never was one. */
export const findCampaign = async (
  reader: Reader,
  name: string,
  now: Date,
): Promise<CampaignRow | undefined> => {
  const [row] = await reader.orm
    .select()
    .from(campaign)
    .where(and(eq(campaign.campaign, name), begun(now)))
    .orderBy(desc(campaign.id))
    .limit(1);
  return row;
};

/** Whether this person ever had a coupon of a campaign of this name (docs/domain/coupons.md#receiving). */
export const hasReceived = async (reader: Reader, holderId: number, name: string): Promise<boolean> => {
  const rows = await reader.orm
    .select({ id: coupon.id })
    .from(coupon)
    .where(and(eq(coupon.holderId, holderId), eq(coupon.campaign, name)));
  return rows.length > 0;
};

/**
 * Campaigns as one person sees them, newest first: open, received already, or over since a short time. Those of
 * `custom` coupons are not among them: staff give these.
 */
export const listCampaigns = async (
  reader: Reader,
  holderId: number,
  now: Date,
  language: Language,
): Promise<Listed> => {
  const rows = await reader.orm
    .select({ row: campaign, couponId: coupon.id })
    .from(campaign)
    .leftJoin(coupon, and(eq(coupon.holderId, holderId), eq(coupon.campaign, campaign.campaign)))
    .where(and(begun(now), ne(campaign.kind, 'custom')))
    .orderBy(desc(campaign.id))
    .limit(MOST);
  const newest = rows.filter(
    ({ row }, position) => rows.findIndex((other) => other.row.campaign === row.campaign) === position,
  );
  const since = new Date(now.getTime() - SHOWN_AFTER_MS);
  return newest
    .filter(({ row, couponId }) => couponId !== null || row.endsAt === null || row.endsAt > since)
    .map(({ row, couponId }) => ({
      campaign: row.campaign,
      state: couponId !== null ? 'received' : isOver(row, now) ? 'over' : 'open',
      ends_at: row.endsAt?.toISOString() ?? null,
      valid_days: row.validDays,
      rule_text: ruleIn(row, language),
      coupon: {
        name: nameIn(row, language),
        kind: row.kind,
        effect: effectShape(row),
        requirement: row.requirementMinor,
      },
    }));
};
