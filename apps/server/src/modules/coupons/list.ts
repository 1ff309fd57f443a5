import type { CallOf, Language, ParsedOf, ResponseOf } from '@fairlead/contract';
import { and, asc, coupon, desc, eq, gt, lte, type Reader, sql } from '@fairlead/db';
import { type Answer, done } from '../../http/answer';
import { isRefusal, pageOf, pageStart } from '../../http/page';
import { listCampaigns } from './campaigns';
import { couponShape } from './shape';

type List = CallOf<'coupon.list'>;
type Totals = ResponseOf<List>['totals'];

/** A coupon is used by the put of its order. */
const USED_AT = sql<Date | null>`(select put_at from put_of(${coupon.holderId}, ${coupon.orderId}))`.mapWith(
  coupon.expiresAt,
);

const withPut = (reader: Reader) => reader.orm.select({ row: coupon, usedAt: USED_AT }).from(coupon);

/** A person's newest 20 coupons in every state, for whoever looks at the case. */
export const newestCoupons = async (reader: Reader, holderId: number, now: Date) => {
  const rows = await withPut(reader).where(eq(coupon.holderId, holderId)).orderBy(desc(coupon.id)).limit(20);
  return rows.map(({ row, usedAt }) => couponShape(row, { usedAt, now, language: 'en' }));
};

const countStates = async (reader: Reader, holderId: number, now: Date): Promise<Totals> => {
  const [row] = await reader.query<Totals>(
    `select count(*) filter (where state = 'unused' and expires_at > $2) as unused,
        count(*) filter (where state = 'used') as used,
        count(*) filter (where state = 'unused' and expires_at <= $2) as expired
      from coupon where holder_id = $1`,
    [holderId, now],
    'coupon_totals',
  );
  return row ?? { unused: 0, used: 0, expired: 0 };
};

/** Beyond the coupon whose number the cursor is, in the order of expiry. */
const beyond = (holderId: number, couponId: number, isRising: boolean) => {
  const place = sql`(select p.expires_at, p.id from coupon p where p.holder_id = ${holderId} and p.id = ${couponId})`;
  const here = sql`(${coupon.expiresAt}, ${coupon.id})`;
  return isRising ? sql`${here} > ${place}` : sql`${here} < ${place}`;
};

/**
 * A person's coupons of one state, with the campaigns open to them. Unused ones begin with the soonest to expire,
 * used and expired ones with the latest.
 */
export const listCoupons = async (
  reader: Reader,
  holderId: number,
  request: ParsedOf<List>,
  { now, language }: { readonly now: Date; readonly language: Language },
): Promise<Answer<ResponseOf<List>>> => {
  const start = pageStart(request);
  if (isRefusal(start)) return start;
  const { state = 'unused' } = request;
  const isRising = state === 'unused';
  const direction = isRising ? asc : desc;
  const rows = await withPut(reader)
    .where(
      and(
        eq(coupon.holderId, holderId),
        eq(coupon.state, state === 'used' ? 'used' : 'unused'),
        state === 'unused' ? gt(coupon.expiresAt, now) : undefined,
        state === 'expired' ? lte(coupon.expiresAt, now) : undefined,
        start.below === null ? undefined : beyond(holderId, start.below, isRising),
      ),
    )
    .orderBy(direction(coupon.expiresAt), direction(coupon.id))
    .limit(start.limit + 1);
  return done({
    ...pageOf(
      rows,
      start.limit,
      ({ row }) => row.id,
      ({ row, usedAt }) => couponShape(row, { usedAt, now, language }),
    ),
    totals: await countStates(reader, holderId, now),
    campaigns: await listCampaigns(reader, holderId, now, language),
  });
};
