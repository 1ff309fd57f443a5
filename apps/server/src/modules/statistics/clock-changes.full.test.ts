import { deliveryReport } from '@fairlead/db';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runs } from '../../../../../tools/lib/full.mjs';
import { createTestContext, type TestContext } from '../../testing/context';
import { readOverview, readPeriodSpan } from './overview';

const QUARTER_MS = 900_000;
const HOUR_MS = 4 * QUARTER_MS;
const DAY_MS = 24 * HOUR_MS;

/** Zones off by parts of an hour, with summer times that begin or end at midnight, at two or by half an hour. */
const ZONES = [
  ...['UTC', 'Asia/Kolkata', 'Asia/Kathmandu', 'Pacific/Chatham', 'Australia/Lord_Howe', 'Europe/Berlin'],
  ...['America/New_York', 'America/Havana', 'Africa/Cairo', 'America/Santiago', 'Pacific/Apia'],
];

const calendars = new Map(
  ZONES.map((zone) => {
    const parts = { year: 'numeric', month: '2-digit', day: '2-digit', weekday: 'short' } as const;
    return [zone, new Intl.DateTimeFormat('en-GB', { timeZone: zone, ...parts })];
  }),
);

/** The date on the wall there, and its weekday from Monday, 0, on. */
const wallOf = (zone: string, time: number) => {
  const parts = calendars.get(zone)?.formatToParts(time) ?? [];
  const part = (type: string): string => parts.find((each) => each.type === type)?.value ?? '';
  const weekday = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(part('weekday'));
  return { date: `${part('year')}-${part('month')}-${part('day')}`, day: Number(part('day')), weekday };
};

/** The first quarter of an hour on which a wall there shows this date. */
const dayStart = (zone: string, time: number): number => {
  const { date } = wallOf(zone, time);
  let start = Math.floor(time / QUARTER_MS) * QUARTER_MS;
  while (wallOf(zone, start - QUARTER_MS).date === date) start -= QUARTER_MS;
  return start;
};

/** As many calendar days back, at noon or so. */
const back = (zone: string, time: number, days: number): number => {
  let start = dayStart(zone, time);
  for (let day = 0; day < days; day += 1) start = dayStart(zone, start - HOUR_MS);
  return start;
};

const startOf = (type: number, zone: string, time: number): number => {
  const { day, weekday } = wallOf(zone, time);
  return back(zone, time, type === 1 ? 0 : type === 2 ? weekday : day - 1);
};

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.close());

/** A report for every quarter of an hour from one moment up to another, each with one view. */
const makeReports = async (from: number, to: number): Promise<number> => {
  const { holderId } = await context.makeHolder();
  const rows = Array.from({ length: (to - from) / QUARTER_MS }, (_, index) => ({
    ...{
      holderId,
      orderId: holderId,
      source: 'test',
      bucket: new Date(from + index * QUARTER_MS),
      version: 1,
    },
    ...{ impressions: 1, clicks: 0, conversions: 0, spendMinor: 0, grossMinor: 0, revenueMinor: 0 },
    ...{ state: 'accepted' as const, current: true, raw: '{}', rawHash: Buffer.alloc(32) },
    receivedAt: new Date(to),
  }));
  await context.database.orm.insert(deliveryReport).values(rows);
  return holderId;
};

describe('statistics in any time zone', () => {
  it('begin where day, week and month begin on a wall there, through every change of its clocks', async () => {
    const moments = fc.integer({
      min: Date.parse('2026-01-01T00:00:00Z') / QUARTER_MS,
      max: Date.parse('2028-01-01T00:00:00Z') / QUARTER_MS,
    });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...ZONES),
        fc.constantFrom(1, 2, 3),
        moments,
        async (timeZone, type, quarter) => {
          const now = new Date(quarter * QUARTER_MS);
          const span = await readPeriodSpan(context.database, { type, timeZone, now });
          expect(span?.from_time).toEqual(new Date(startOf(type, timeZone, now.getTime())));
        },
      ),
      { numRuns: runs(100, 300) },
    );
  });

  it.each([
    // Clocks go back: the day has 25 hours; forward: 23. In Havana and Cairo that happens at midnight.
    ['America/Havana', '2026-11-01T04:00:00Z', 25],
    ['America/Havana', '2026-03-08T05:00:00Z', 23],
    ['Africa/Cairo', '2026-04-23T22:00:00Z', 23],
    ['America/New_York', '2026-11-01T04:00:00Z', 25],
    ['America/New_York', '2026-03-08T05:00:00Z', 23],
    ['Pacific/Chatham', '2026-09-26T11:15:00Z', 23],
    ['Pacific/Chatham', '2026-04-04T10:15:00Z', 25],
  ])(
    'lose and double no report where the clocks change: %s from %s, %i hours',
    async (zone, begins, hours) => {
      const start = Date.parse(begins);
      expect(startOf(1, zone, start + 12 * HOUR_MS)).toBe(start);
      const end = start + hours * HOUR_MS;
      const holderId = await makeReports(start - 8 * DAY_MS, end);
      const ask = (type: number) =>
        readOverview(context.database, holderId, { type, timeZone: zone, now: new Date(end - 1) });
      const day = await ask(1);
      expect(day).toMatchObject({ from: new Date(start).toISOString(), source_count: hours * 4 });
      expect(day.previous?.impressions).toBe((start - startOf(1, zone, start - HOUR_MS)) / QUARTER_MS);
      // A zone that is off by part of an hour begins its day within an hour of its clocks, as every other does.
      expect(day.series.map((point) => point.impressions)).toEqual(Array.from({ length: hours }, () => 4));
      expect(day.series[0]?.start).toBe(day.from);

      for (const type of [2, 3]) {
        const period = await ask(type);
        const from = Math.max(startOf(type, zone, end - 1), start - 8 * DAY_MS);
        expect(period.totals.impressions).toBe((end - from) / QUARTER_MS);
        const starts = period.series.map((point) => Date.parse(point.start));
        expect(starts).toEqual(starts.map((point) => dayStart(zone, point)));
        expect(new Set(starts).size).toBe(starts.length);
        const sum = period.series.reduce((total, point) => total + point.impressions, 0);
        expect(sum).toBe(period.totals.impressions);
      }
    },
  );
});
