import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  LEVEL_STEPS,
  type LevelValues,
  levelOf,
  monthsSince,
  nextMonthAt,
  POINTS,
  putLimitBp,
  scoreOf,
  settledPoints,
} from './formula';

const DAY_MS = 86_400_000;
const values: fc.Arbitrary<LevelValues> = fc.record({
  settledOrders: fc.nat({ max: 150 }),
  score: fc.nat({ max: 1_000 }),
  months: fc.nat({ max: 12 }),
});

const meets = (given: LevelValues, step: LevelValues): boolean =>
  given.settledOrders >= step.settledOrders && given.score >= step.score && given.months >= step.months;

describe('the shop level', () => {
  it('is the highest step of which every condition is met', () => {
    fc.assert(
      fc.property(values, (given) => {
        const level = levelOf(given);
        const reached = LEVEL_STEPS.filter((step) => meets(given, step)).map((step) => step.level);
        expect(reached.at(-1)).toBe(level);
      }),
    );
  });

  it('never falls when a value rises', () => {
    fc.assert(
      fc.property(values, values, (one, more) => {
        const sum = {
          settledOrders: one.settledOrders + more.settledOrders,
          score: Math.min(1_000, one.score + more.score),
          months: one.months + more.months,
        };
        expect(levelOf(sum)).toBeGreaterThanOrEqual(levelOf(one));
      }),
    );
  });

  it.each([
    [{ settledOrders: 0, score: 600, months: 0 }, 1, 10_000],
    [{ settledOrders: 3, score: 500, months: 0 }, 2, 15_000],
    [{ settledOrders: 2, score: 1_000, months: 12 }, 1, 10_000],
    [{ settledOrders: 10, score: 600, months: 1 }, 3, 20_000],
    [{ settledOrders: 10, score: 600, months: 0 }, 2, 15_000],
    [{ settledOrders: 30, score: 700, months: 3 }, 4, 30_000],
    [{ settledOrders: 100, score: 799, months: 6 }, 4, 30_000],
    [{ settledOrders: 100, score: 800, months: 6 }, 5, 50_000],
    [{ settledOrders: 500, score: 499, months: 12 }, 1, 10_000],
  ])('of %o is %i', (given, level, limitBp) => {
    expect(levelOf(given)).toBe(level);
    expect(putLimitBp(level)).toBe(limitBp);
  });
});

describe('the credit score', () => {
  it('stays between 0 and 1000, and is what its events add up to in between', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...Object.values(POINTS)), { maxLength: 400 }), (deltas) => {
        const sum = deltas.reduce((total, delta) => total + delta, 600);
        const score = scoreOf(sum);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1_000);
        if (sum >= 0 && sum <= 1_000) expect(score).toBe(sum);
      }),
    );
  });

  it('gains at most 50 points by settled orders, however many there are', () => {
    fc.assert(
      fc.property(fc.nat({ max: 200 }), (orders) => {
        let earned = 0;
        for (let order = 0; order < orders; order += 1) earned += settledPoints(earned);
        expect(earned).toBe(Math.min(50, orders * 5));
      }),
    );
  });
});

describe('months without issue', () => {
  it('are full when the moment comes that was foretold, and not before', () => {
    const since = new Date('2026-03-02T10:00:00.000Z');
    fc.assert(
      fc.property(fc.nat({ max: 200 * DAY_MS }), (afterMs) => {
        const now = new Date(since.getTime() + afterMs);
        const next = nextMonthAt(since, now);
        if (next === null) {
          expect(monthsSince(since, now)).toBeGreaterThanOrEqual(6);
          return;
        }
        expect(monthsSince(since, next)).toBeGreaterThan(monthsSince(since, new Date(next.getTime() - 1)));
        expect(next.getTime()).toBeGreaterThan(now.getTime());
      }),
    );
  });
});
