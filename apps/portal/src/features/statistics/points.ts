import { dayOf } from '../../shared/ui/day-name';
import type { Answer, Figures, Row } from './api';
import { eachDay } from './days';

/** What can be looked at, in the order of its choices; the last follows from two others. */
export const METRICS = [
  'spend',
  'revenue',
  'net',
  'impressions',
  'clicks',
  'conversions',
  'cost_per_conversion',
] as const;
export type Metric = (typeof METRICS)[number];

/** A point of the chart and a row of the table; without figures where no report came. */
export type Point = Pick<Row, 'key' | 'title' | 'number'> & {
  readonly now: Figures;
  readonly before: Figures;
};

const NOTHING: Figures = {
  ...{ spend: 0, impressions: 0, clicks: 0, click_rate_bp: null, conversions: 0 },
  ...{ cost_per_conversion: null, revenue: 0, net: 0 },
};

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour));

const pointOf = ({ key, title, number, before, ...now }: Row): Point => ({ key, title, number, now, before });

/** Neither period has a report of it. */
export const isQuiet = ({ now, before }: Point): boolean =>
  METRICS.every((metric) => !now[metric] && !before[metric]);

/** What is drawn: days before the first report of either period would squeeze all that came since. */
export const drawnOf = (by: Answer['by'], points: readonly Point[]): readonly Point[] =>
  by === 'day'
    ? points.slice(
        Math.max(
          0,
          points.findIndex((point) => !isQuiet(point)),
        ),
      )
    : points;

/** Every day up to now and every hour of the day, those without reports as 0; plans and products as they came. */
export const pointsOf = ({ by, days, to, rows }: Answer): readonly Point[] => {
  if (by === 'plan' || by === 'product') return rows.map(pointOf);
  // No day is shown that has not begun.
  const [last = days.until] = [days.until, dayOf(Date.parse(to) - 1)].sort();
  const keys = by === 'hour' ? HOURS : eachDay({ from: days.from, until: last });
  const known = new Map(rows.map((row) => [row.key, row]));
  return keys.map((key) => {
    const row = known.get(key);
    return row === undefined
      ? { key, title: null, number: null, now: NOTHING, before: NOTHING }
      : pointOf(row);
  });
};
