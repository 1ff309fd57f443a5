import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divideHalfEven, shareOf, WHOLE_BP } from './index';

describe('divideHalfEven', () => {
  it.each([
    [5n, 2n, 2],
    [7n, 2n, 4],
    [15n, 10n, 2],
    [25n, 10n, 2],
    [35n, 10n, 4],
    [26n, 10n, 3],
    [24n, 10n, 2],
    [-5n, 2n, -2],
    [-7n, 2n, -4],
    [-25n, 10n, -2],
    [-26n, 10n, -3],
    [0n, 3n, 0],
    [1n, 3n, 0],
    [2n, 3n, 1],
  ])('%s ÷ %s is %s', (dividend, divisor, expected) => {
    expect(divideHalfEven(dividend, divisor)).toBe(expected);
  });

  const dividends = fc.bigInt({ min: -(2n ** 60n), max: 2n ** 60n });
  const divisors = fc.bigInt({ min: 2n ** 10n, max: 2n ** 20n });

  it('is never more than half a unit off, and on the half it is even', () => {
    fc.assert(
      fc.property(dividends, divisors, (dividend, divisor) => {
        const result = BigInt(divideHalfEven(dividend, divisor));
        const twiceOff = 2n * (dividend - result * divisor);
        const offBy = twiceOff < 0n ? -twiceOff : twiceOff;
        expect(offBy <= divisor).toBe(true);
        if (offBy === divisor) expect(result % 2n).toBe(0n);
      }),
    );
  });

  it('treats a sum and its negative alike', () => {
    fc.assert(
      fc.property(dividends, divisors, (dividend, divisor) => {
        expect(divideHalfEven(-dividend, divisor) + divideHalfEven(dividend, divisor)).toBe(0);
      }),
    );
  });

  it.each([0n, -1n])('refuses to divide by %s', (divisor) => {
    expect(() => divideHalfEven(1n, divisor)).toThrow(RangeError);
  });

  it('refuses what a number cannot hold, and not one less', () => {
    expect(divideHalfEven(2n ** 53n - 1n, 1n)).toBe(Number.MAX_SAFE_INTEGER);
    expect(() => divideHalfEven(2n ** 53n, 1n)).toThrow('beyond 2^53');
  });
});

describe('shareOf', () => {
  const amounts = fc.integer({ min: 0, max: 1_000_000_000_000 });
  const shares = fc.integer({ min: 0, max: WHOLE_BP });

  it.each([
    [1_500, 2_000, 300],
    [5, 1_000, 0],
    [15, 1_000, 2],
    [25, 1_000, 2],
    [333, 3_333, 111],
    [1, 5_000, 0],
    [3, 5_000, 2],
  ])('of %d at %d bp is %d', (amountMinor, bp, expected) => {
    expect(shareOf(amountMinor, bp)).toBe(expected);
  });

  it('leaves the rest to the other side: two shares that make a whole are off by one unit at most', () => {
    fc.assert(
      fc.property(amounts, shares, (amountMinor, bp) => {
        const both = shareOf(amountMinor, bp) + shareOf(amountMinor, WHOLE_BP - bp);
        expect(Math.abs(both - amountMinor)).toBeLessThanOrEqual(1);
        expect(shareOf(amountMinor, bp)).toBeLessThanOrEqual(amountMinor);
      }),
    );
  });

  it('grows with the amount and with the share', () => {
    fc.assert(
      fc.property(amounts, amounts, shares, shares, (a, b, x, y) => {
        const [less, more] = a < b ? [a, b] : [b, a];
        const [lower, higher] = x < y ? [x, y] : [y, x];
        expect(shareOf(less, lower)).toBeLessThanOrEqual(shareOf(more, higher));
      }),
    );
  });

  it('is nothing at 0 and all at the whole', () => {
    fc.assert(
      fc.property(amounts, (amountMinor) => {
        expect([shareOf(amountMinor, 0), shareOf(amountMinor, WHOLE_BP)]).toEqual([0, amountMinor]);
      }),
    );
  });
});
