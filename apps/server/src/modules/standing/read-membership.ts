import type { CallOf, ResponseOf } from '@fairlead/contract';
import { and, desc, eq, gt, isNull, membership, type Reader } from '@fairlead/db';
import { MEMBERSHIP, refundOf } from './membership-terms';

export type MembershipRow = typeof membership.$inferSelect;

/** The membership that runs now, if one does. */
export const findRunning = async (
  reader: Reader,
  holderId: number,
  now: Date,
): Promise<MembershipRow | undefined> => {
  const [row] = await reader.orm
    .select()
    .from(membership)
    .where(and(eq(membership.holderId, holderId), gt(membership.endsAt, now), isNull(membership.refundedAt)))
    .orderBy(desc(membership.id))
    .limit(1);
  return row;
};

/** The membership as the level page shows it, with what would come back now. */
export const readMembership = async (
  reader: Reader,
  holderId: number,
  now: Date,
): Promise<ResponseOf<CallOf<'standing.shopLevel'>>['membership']> => {
  const row = await findRunning(reader, holderId, now);
  const canRefund = row !== undefined && row.refundUntil > now;
  return {
    active: row !== undefined,
    ends_at: row?.endsAt.toISOString() ?? null,
    price: MEMBERSHIP.price,
    days: MEMBERSHIP.days,
    refund_until: canRefund ? row.refundUntil.toISOString() : null,
    refund_amount: canRefund ? refundOf(row, now) : null,
  };
};
