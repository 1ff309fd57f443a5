import { LIMITS } from '@fairlead/contract/limits';

/** First and last day, `2026-03-01`, both whole. */
export interface Days {
  readonly from: string;
  readonly until: string;
}

/** Times that are one touch away; `own`: typed. */
export const TIMES = ['week', 'four', 'month', 'own'] as const;
export type Time = (typeof TIMES)[number];

const DAY_MS = 86_400_000;

/** The day so many days later; a day of the calendar has no zone. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** How many days they are. */
export const countDays = ({ from, until }: Days): number =>
  (Date.parse(until) - Date.parse(from)) / DAY_MS + 1;

/** The days of a time that ends today. */
export const daysOf = (time: Exclude<Time, 'own'>, today: string): Days => {
  if (time === 'month') return { from: `${today.slice(0, 7)}-01`, until: today };
  return { from: dayAfter(today, time === 'week' ? -6 : -27), until: today };
};

/** Whether it is a day whose figures can be asked for. */
export const isDay = (day: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));

/** What is wrong with typed days; null where they can be asked for. */
export const faultOf = ({ from, until }: Days): 'order' | 'long' | 'day' | null => {
  if (!isDay(from) || !isDay(until)) return 'day';
  if (until < from) return 'order';
  return countDays({ from, until }) > LIMITS.breakdownDaysMax ? 'long' : null;
};

/** Every day from the first to the last. */
export const eachDay = ({ from, until }: Days): readonly string[] =>
  Array.from({ length: Math.max(0, countDays({ from, until })) }, (_, index) => dayAfter(from, index));
