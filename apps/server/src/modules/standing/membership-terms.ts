import { divideHalfEven } from '@fairlead/money';

const DAY_MS = 86_400_000;

/**
 * What a membership costs and how long it lasts (docs/domain/standing.md#membership), in minor units and
 * days.
 */
export const MEMBERSHIP = { price: 2_900, days: 30 } as const;
const REFUND_DAYS = 14;

/** When a membership opened at this moment ends, and until when it can be given back. */
export const termsAt = (openedAt: Date) => ({
  endsAt: new Date(openedAt.getTime() + MEMBERSHIP.days * DAY_MS),
  refundUntil: new Date(openedAt.getTime() + REFUND_DAYS * DAY_MS),
});

/**
 * What comes back of the price: its part for the days that are not over yet, the day that runs counted as unused.
 * Half-even in minor units.
 */
export const refundOf = (
  { priceMinor, openedAt, endsAt }: { priceMinor: number; openedAt: Date; endsAt: Date },
  now: Date,
): number => {
  const days = Math.round((endsAt.getTime() - openedAt.getTime()) / DAY_MS);
  const over = Math.floor((now.getTime() - openedAt.getTime()) / DAY_MS);
  const left = Math.min(days, Math.max(0, days - over));
  return divideHalfEven(BigInt(priceMinor) * BigInt(left), BigInt(days));
};
