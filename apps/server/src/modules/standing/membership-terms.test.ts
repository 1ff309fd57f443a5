import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refundOf, termsAt } from './membership-terms';

const DAY_MS = 86_400_000;
const openedAt = new Date('2026-03-02T10:00:00.000Z');
const afterDays = (days: number): Date => new Date(openedAt.getTime() + days * DAY_MS);

describe('the refund of a membership', () => {
  it('is the whole price on the first day, and the part of the days left after it', () => {
    const bought = { priceMinor: 2_900, openedAt, endsAt: termsAt(openedAt).endsAt };
    expect(refundOf(bought, openedAt)).toBe(2_900);
    expect(refundOf(bought, new Date(afterDays(1).getTime() - 1))).toBe(2_900);
    expect(refundOf(bought, afterDays(1))).toBe(2_803);
    expect(refundOf(bought, afterDays(10))).toBe(1_933);
    expect(refundOf(bought, afterDays(30))).toBe(0);
  });

  it('is never negative, never above the price, and never grows with time', () => {
    const price = fc.integer({ min: 1, max: 1_000_000_000 });
    const moment = fc.integer({ min: 0, max: 60 * DAY_MS });
    fc.assert(
      fc.property(price, moment, moment, (priceMinor, a, b) => {
        const bought = { priceMinor, openedAt, endsAt: afterDays(30) };
        const [early, late] = [Math.min(a, b), Math.max(a, b)].map((afterMs) =>
          refundOf(bought, new Date(openedAt.getTime() + afterMs)),
        ) as [number, number];
        expect(early).toBeLessThanOrEqual(priceMinor);
        expect(late).toBeGreaterThanOrEqual(0);
        expect(late).toBeLessThanOrEqual(early);
      }),
    );
  });
});
