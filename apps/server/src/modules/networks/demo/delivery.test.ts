import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveredAt, deliveredIn, type Run } from './delivery';

const run = fc.record({
  orderId: fc.integer({ min: 1, max: 1_000_000 }),
  budgetMinor: fc.integer({ min: 1, max: 100_000_000 }),
  loweredMinor: fc.integer({ min: 0, max: 100_000_000 }),
  costPerThousandMinor: fc.integer({ min: 1, max: 100_000 }),
  payoutPerConversionMinor: fc.integer({ min: 1, max: 100_000 }),
  startedAt: fc.constant(new Date('2026-03-01T12:00:00Z')),
  pauses: fc.constant([]),
  capOf: fc.constant(() => null),
  endsAt: fc
    .integer({ min: 1_000, max: 7 * 86_400_000 })
    .map((ms) => new Date(Date.UTC(2026, 2, 1, 12) + ms)),
});
const at = (of: Run, fraction: number) =>
  new Date(of.startedAt.getTime() + Math.round(fraction * (of.endsAt.getTime() - of.startedAt.getTime())));

describe('what the demo network delivers', () => {
  it('is possible at every moment: within budget, rate and logic', () => {
    fc.assert(
      fc.property(run, fc.double({ min: 0, max: 1.5, noNaN: true }), (of, fraction) => {
        const { impressions, clicks, conversions, spendMinor } = deliveredAt(of, at(of, fraction));
        expect(conversions).toBeLessThanOrEqual(clicks);
        expect(clicks).toBeLessThanOrEqual(impressions);
        expect(spendMinor).toBeLessThanOrEqual(of.budgetMinor);
        expect(spendMinor).toBeLessThanOrEqual(Math.ceil((impressions * of.costPerThousandMinor) / 1000));
      }),
    );
  });

  it('never shrinks with time, and its buckets add up to the whole', () => {
    fc.assert(
      fc.property(run, fc.double({ min: 0, max: 1, noNaN: true }), (of, fraction) => {
        const middle = at(of, fraction);
        const end = at(of, 1);
        const [first, second, whole] = [
          deliveredIn(of, of.startedAt, middle),
          deliveredIn(of, middle, end),
          deliveredAt(of, end),
        ];
        for (const name of ['impressions', 'clicks', 'conversions', 'spendMinor'] as const) {
          expect(second[name]).toBeGreaterThanOrEqual(0);
          expect(first[name] + second[name]).toBe(whole[name]);
        }
      }),
    );
  });

  it('stands still in a pause, and goes on after it where it was', () => {
    fc.assert(
      fc.property(run, fc.double({ min: 0.1, max: 0.5, noNaN: true }), (of, fraction) => {
        const since = at(of, fraction);
        const paused: Run = { ...of, pauses: [{ since, until: null }] };
        expect(deliveredAt(paused, at(of, 0.9))).toEqual(deliveredAt(of, since));
        const until = at(of, fraction + 0.2);
        const resumed: Run = { ...of, pauses: [{ since, until }] };
        const later = new Date(at(of, 0.9).getTime() - (until.getTime() - since.getTime()));
        expect(deliveredAt(resumed, at(of, 0.9))).toEqual(deliveredAt(of, later));
      }),
    );
  });

  it('passes no cap of a day, and says the same of a bucket however late', () => {
    const of = (capMinor: number | null): Run => ({
      ...{
        orderId: 7,
        budgetMinor: 5_000,
        loweredMinor: 0,
        costPerThousandMinor: 1_000,
        payoutPerConversionMinor: 500,
      },
      ...{ startedAt: new Date(0), pauses: [], endsAt: new Date(86_400_000) },
      capOf: () => capMinor,
    });
    const buckets = Array.from({ length: 96 }, (_, index) => new Date(index * 900_000));
    const spendOf = (run: Run, bucket: Date) =>
      deliveredIn(run, bucket, new Date(bucket.getTime() + 900_000)).spendMinor;
    const sum = (run: Run) => buckets.reduce((total, bucket) => total + spendOf(run, bucket), 0);
    expect(sum(of(1_234))).toBe(1_234);
    expect(sum(of(1_000_000))).toBe(sum(of(null)));
    expect(spendOf(of(1_234), new Date(86_400_000 - 900_000))).toBe(0);
  });

  it('is the same for the same order, and spends all of some budgets and not of others', () => {
    const of = (orderId: number): Run => ({
      orderId,
      budgetMinor: 5_000,
      loweredMinor: 0,
      costPerThousandMinor: 1_000,
      payoutPerConversionMinor: 500,
      startedAt: new Date(0),
      pauses: [],
      capOf: () => null,
      endsAt: new Date(86_400_000),
    });
    const ends = Array.from({ length: 50 }, (_, orderId) => deliveredAt(of(orderId), new Date(86_400_000)));
    expect(ends).toEqual(
      Array.from({ length: 50 }, (_, orderId) => deliveredAt(of(orderId), new Date(86_400_000))),
    );
    expect(ends.some((end) => end.spendMinor === 5_000)).toBe(true);
    expect(ends.some((end) => end.spendMinor < 5_000)).toBe(true);
    const nets = ends.map((end) => end.conversions * 400 - end.spendMinor);
    expect(nets.some((net) => net < 0)).toBe(true);
    expect(nets.some((net) => net > 0)).toBe(true);
  });
});
