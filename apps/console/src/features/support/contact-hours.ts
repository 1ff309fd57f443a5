import type { ResponseOf } from '@fairlead/contract';
import type { contacts } from '@fairlead/contract/calls/content';
import { contactStrings } from './contact-strings';

export type Contact = ResponseOf<typeof contacts>['items'][number];
type Weekly = Contact['weekly'];
type Span = Pick<Weekly[number], 'from' | 'to'>;

/** ISO weekdays: Monday is 1. */
export const WEEKDAYS = [
  [1, 'Monday'],
  [2, 'Tuesday'],
  [3, 'Wednesday'],
  [4, 'Thursday'],
  [5, 'Friday'],
  [6, 'Saturday'],
  [7, 'Sunday'],
] as const;

const TIME = '([01]\\d|2[0-3]):(?:00|15|30|45)';
const SPAN = new RegExp(`^(${TIME})\\s*[-–]\\s*(${TIME}|23:59)$`);

/** The hours of one day as they are typed: `09:00-12:00, 13:00-17:00`; empty where it is closed. */
export const writtenHours = (weekly: Weekly, weekday: number): string =>
  weekly
    .filter((hours) => hours.weekday === weekday)
    .map(({ from, to }) => `${from}-${to}`)
    .join(', ');

/** What was typed for a day; null where it is no list of hours. */
export const readHours = (typed: string): readonly Span[] | null => {
  const pieces = typed.trim() === '' ? [] : typed.split(',');
  const spans = pieces.map((piece): Span | null => {
    const [, from, , to] = SPAN.exec(piece.trim()) ?? [];
    return from !== undefined && to !== undefined && from < to ? { from, to } : null;
  });
  return spans.every((span) => span !== null) ? spans : null;
};

/** A week at a glance, days of the same hours together: `Mon–Fri 09:00-17:00`. */
export const weekAtAGlance = (weekly: Weekly): string => {
  const runs: { first: string; last: string; hours: string }[] = [];
  for (const [weekday, name] of WEEKDAYS) {
    const hours = writtenHours(weekly, weekday);
    const day = name.slice(0, 3);
    const run = runs.at(-1);
    if (run?.hours === hours) run.last = day;
    else runs.push({ first: day, last: day, hours });
  }
  const open = runs.filter(({ hours }) => hours !== '');
  if (open.length === 0) return contactStrings.closed;
  return open
    .map(({ first, last, hours }) => `${first === last ? first : `${first}–${last}`} ${hours}`)
    .join('; ');
};
