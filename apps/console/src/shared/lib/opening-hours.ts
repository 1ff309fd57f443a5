/** One opening of a day, as clocks say it; `23:59` stands for the end of the day. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

interface Opening extends Span {
  /** ISO: Monday is 1. */
  readonly weekday: number;
}

export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

const MIDNIGHT = '23:59';
const QUARTERS = ['00', '15', '30', '45'];

/** When a day may open: quarters of an hour. */
export const STARTS: readonly string[] = Array.from({ length: 24 }, (_, hour) =>
  QUARTERS.map((minute) => `${String(hour).padStart(2, '0')}:${minute}`),
).flat();
/** When it may close. */
export const ENDS: readonly string[] = [...STARTS.slice(1), MIDNIGHT];

/** The end of a day as people write it. */
export const nameOfEnd = (to: string): string => (to === MIDNIGHT ? '24:00' : to);

const writtenDay = (spans: readonly Span[]): string =>
  spans.map(({ from, to }) => `${from}-${to}`).join(', ');

/** The days of a week from Monday on as one text, a line each: what a form keeps. */
export const writtenDays = (days: readonly (readonly Span[])[]): string => days.map(writtenDay).join('\n');

/** The opening hours of a week as the wire has them, as one text. */
export const writtenWeek = (weekly: readonly Opening[]): string =>
  writtenDays(WEEKDAYS.map((_, place) => weekly.filter(({ weekday }) => weekday === place + 1)));

/** The seven days of a text that `writtenDays` made, or of an empty one. */
export const daysOf = (week: string): readonly (readonly Span[])[] => {
  const lines = week.split('\n');
  return WEEKDAYS.map((_, place) =>
    (lines[place] ?? '')
      .split(', ')
      .map((written) => written.split('-'))
      .flatMap(([from, to]) => (from && to ? [{ from, to }] : [])),
  );
};

/** The opening hours of such a text as the wire has them. */
export const weeklyOf = (week: string): Opening[] =>
  daysOf(week).flatMap((spans, place) => spans.map(({ from, to }) => ({ weekday: place + 1, from, to })));

/** Whether each opening of a day ends after it begins, and begins when the one before has ended. */
export const isInOrder = (spans: readonly Span[]): boolean =>
  spans.every(({ from, to }, place) => from < to && (spans[place - 1]?.to ?? '') <= from);

/** What a further opening of a day begins with: an hour after the last one, the usual day where there is none. */
export const nextSpan = (spans: readonly Span[]): Span => {
  const last = spans.at(-1);
  if (last === undefined) return { from: '09:00', to: '17:00' };
  const start = STARTS.indexOf(last.to) + 4;
  const [from, to] = [STARTS[start], ENDS[start + 15] ?? MIDNIGHT];
  return last.to === MIDNIGHT || from === undefined ? { from: '00:00', to: '00:15' } : { from, to };
};

/** A week at a glance, days of the same hours together: `Mon–Fri 09:00-17:00`; empty where it never opens. */
export const weekAtAGlance = (weekly: readonly Opening[]): string => {
  const runs: { first: string; last: string; hours: string }[] = [];
  for (const [place, name] of WEEKDAYS.entries()) {
    const hours = writtenDay(weekly.filter(({ weekday }) => weekday === place + 1));
    const day = name.slice(0, 3);
    const run = runs.at(-1);
    if (run?.hours === hours) run.last = day;
    else runs.push({ first: day, last: day, hours });
  }
  return runs
    .filter(({ hours }) => hours !== '')
    .map(({ first, last, hours }) => `${first === last ? first : `${first}–${last}`} ${hours}`)
    .join('; ');
};
