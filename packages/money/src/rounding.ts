/** 100 % in basis points. */
export const WHOLE_BP = 10_000;

/**
 * Divides two integers and rounds half to even, exactly.
 * @throws RangeError where the result is no safe integer or the divisor is not above zero
 */
export const divideHalfEven = (dividend: bigint, divisor: bigint): number => {
  if (divisor <= 0n) throw new RangeError('the divisor must be above zero');
  const floor = dividend / divisor - (dividend % divisor < 0n ? 1n : 0n);
  const twiceRest = (dividend - floor * divisor) * 2n;
  const up = twiceRest > divisor || (twiceRest === divisor && floor % 2n !== 0n);
  const result = Number(up ? floor + 1n : floor);
  if (!Number.isSafeInteger(result)) throw new RangeError('beyond 2^53 − 1');
  return result;
};

/**
 * The part `bp` (basis points) of an amount in minor units, rounded half-even
 * (docs/domain/money.md#rounding).
 */
export const shareOf = (amountMinor: number, bp: number): number =>
  divideHalfEven(BigInt(amountMinor) * BigInt(bp), BigInt(WHOLE_BP));
