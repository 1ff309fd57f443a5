import type { ResponseFor } from '../../shared/api';

type Statistics = ResponseFor<'statistics.list'>;

/** One step of the chart: an hour, a day or a month. */
export interface Step {
  readonly start: Date;
  readonly spend: number;
  readonly revenue: number;
  /** What of the spend was not the person's own money. */
  readonly gift: number;
}

/**
 * The step after this one in the device's zone, in which the server cut them (the `X-TZ` header). Days and months by the
 * calendar, hours by their length: a day whose midnight the clocks leave out begins later, and no other one does.
 */
const nextStep = (start: Date, type: number): Date => {
  if (type === 1) return new Date(start.getTime() + 3_600_000);
  const [year, month] = [start.getFullYear(), start.getMonth()];
  return type === 4 ? new Date(year, month + 1) : new Date(year, month, start.getDate() + 1);
};

/** Every step of the period up to now, those without reports as 0; empty where there is no report at all. */
export const stepsOf = ({ type, from, to, series }: Statistics): readonly Step[] => {
  const [first] = series;
  if (first === undefined) return [];
  const known = new Map(series.map((step) => [new Date(step.start).getTime(), step]));
  const steps: Step[] = [];
  const end = new Date(to);
  for (let start = new Date(from ?? first.start); start < end; start = nextStep(start, type)) {
    const step = known.get(start.getTime());
    steps.push({ start, spend: step?.spend ?? 0, revenue: step?.revenue ?? 0, gift: step?.gift_spend ?? 0 });
  }
  return steps;
};

/** How a step is written on the axis: the hour, the day or the month. */
export const stepFormat = (type: number): Intl.DateTimeFormatOptions => {
  if (type === 1) return { hour: 'numeric', minute: '2-digit' };
  return type === 4 ? { month: 'short', year: 'numeric' } : { day: 'numeric', month: 'short' };
};
