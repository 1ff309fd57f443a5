import { afterEach, describe, expect, it } from 'vitest';
import { stepsOf } from './series';

type Statistics = Parameters<typeof stepsOf>[0];

const ZONE = process.env.TZ;
/** The spend of each step of a period whose reports begin at these moments, in a zone. */
const spends = (zone: string, type: number, from: string, to: string, starts: readonly string[]) => {
  process.env.TZ = zone;
  const series = starts.map((start, index) => ({ start, spend: index + 1, revenue: 0 }));
  return stepsOf({ type, from, to, series } as unknown as Statistics).map(({ spend }) => spend);
};

describe('the steps of the chart', () => {
  afterEach(() => {
    if (ZONE === undefined) delete process.env.TZ;
    else process.env.TZ = ZONE;
  });

  it('finds every day after a midnight that the clocks leave out', () => {
    // Santiago, September 6, 2026: the day begins at 01:00.
    const days = [
      '2026-09-05T04:00:00.000Z',
      '2026-09-06T04:00:00.000Z',
      '2026-09-07T03:00:00.000Z',
      '2026-09-08T03:00:00.000Z',
    ];
    expect(spends('America/Santiago', 2, days[0] ?? '', '2026-09-08T15:00:00.000Z', days)).toEqual([
      1, 2, 3, 4,
    ]);
  });

  it('finds both of the hours that the clocks count twice', () => {
    // New York, November 1, 2026: 01:00 comes at 05:00 and at 06:00 UTC.
    const hours = [4, 5, 6, 7].map((hour) => `2026-11-01T0${hour}:00:00.000Z`);
    expect(spends('America/New_York', 1, hours[0] ?? '', '2026-11-01T07:30:00.000Z', hours)).toEqual([
      1, 2, 3, 4,
    ]);
  });
});
