import type { calls, Language, Reason, ResponseOf } from '@fairlead/contract';
import { and, asc, coupon, eq, gt, type Reader, type Tx } from '@fairlead/db';
import { type CouponRow, couponShape } from './shape';

type Choice = ResponseOf<typeof calls.plan.quote>['coupons'][number];

/** More unused ones than this a person does not look through in a dialog; the soonest to expire come first. */
const MOST = 50;

/** What decides whether a coupon fits, beside the coupon itself. */
interface CouponSituation {
  readonly amountMinor: number;
  readonly now: Date;
  readonly followsLead: boolean;
  /** Names of the coupons that the person used today, in the programme's zone. */
  readonly usedToday: ReadonlySet<string>;
}

/**
 * Names of the coupons that a person used on a day.
 * @param day in the programme's zone, `YYYY-MM-DD`
 */
export const readUsedOn = async (
  reader: Reader,
  holderId: number,
  day: string,
): Promise<ReadonlySet<string>> => {
  const used = await reader.orm
    .select({ name: coupon.name })
    .from(coupon)
    .where(and(eq(coupon.holderId, holderId), eq(coupon.state, 'used'), eq(coupon.usedOn, day)));
  return new Set(used.map(({ name }) => name));
};

/**
 * Why a coupon cannot be used for this put (docs/domain/coupons.md#use-at-a-put), in the order of put_order;
 * undefined where it can.
 */
export const couponProblem = (row: CouponRow, situation: CouponSituation): Reason | undefined => {
  if (row.state === 'used') return 'coupon_used';
  if (row.expiresAt <= situation.now) return 'coupon_expired';
  if (row.kind === 'team' && !situation.followsLead) return 'coupon_not_applicable';
  if (situation.amountMinor < row.requirementMinor) return 'coupon_requirement_not_met';
  return situation.usedToday.has(row.name) ? 'coupon_same_name_today' : undefined;
};

/** One coupon of this person, in whatever state; another's is as absent as one that never was. */
export const findCoupon = async (
  reader: Reader,
  holderId: number,
  couponId: number,
): Promise<CouponRow | undefined> => {
  const [row] = await reader.orm
    .select()
    .from(coupon)
    .where(and(eq(coupon.holderId, holderId), eq(coupon.id, couponId)));
  return row;
};

/** The unused coupons of a person, soonest to expire first, each with why it does not fit, if so. */
export const listChoices = async (
  reader: Reader,
  holderId: number,
  situation: CouponSituation,
  language: Language,
): Promise<Choice[]> => {
  const rows = await reader.orm
    .select()
    .from(coupon)
    .where(
      and(eq(coupon.holderId, holderId), eq(coupon.state, 'unused'), gt(coupon.expiresAt, situation.now)),
    )
    .orderBy(asc(coupon.expiresAt), asc(coupon.id))
    .limit(MOST);
  return rows.map((row) => ({
    coupon: couponShape(row, { usedAt: null, now: situation.now, language }),
    problem: couponProblem(row, situation) ?? null,
  }));
};

/**
 * A coupon burnt by an order that failed is usable again.
 * @param leastUntil it can be used until then at least
 */
export const giveBackCoupon = async (
  tx: Tx,
  { holderId, couponId }: { readonly holderId: number; readonly couponId: number },
  leastUntil: Date,
): Promise<void> => {
  const where = and(eq(coupon.holderId, holderId), eq(coupon.id, couponId));
  const [used] = await tx.orm.select({ expiresAt: coupon.expiresAt }).from(coupon).where(where).for('update');
  if (used === undefined) throw new Error(`coupon ${couponId} is gone`);
  const expiresAt = used.expiresAt > leastUntil ? used.expiresAt : leastUntil;
  await tx.orm.update(coupon).set({ state: 'unused', orderId: null, usedOn: null, expiresAt }).where(where);
};
