import { describe, expect, it } from 'vitest';
import { amountAgain } from './api';

describe('the amount of a plan that is funded again', () => {
  it.each([
    [500, 1_000],
    [1_000, 1_000],
    [2_500, 2_500],
    [9_000, 5_000],
  ])('is what was put, or the nearest that the product takes now: %i', (amountMinor, expected) => {
    expect(amountAgain(amountMinor, { min_put_amount: 1_000, max_put_amount: 5_000 })).toBe(expected);
  });
});
