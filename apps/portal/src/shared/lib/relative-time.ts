import { relativeFormat } from './formats';

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** Vietnamese days alone come with a capital, which would stand in the middle of "ends tomorrow". */
const withoutCapital = (text: string, tag: string): string =>
  tag === 'vi' ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** Days are told apart as a calendar does: at noon, what ends at one in the night after next ends in two days. */
const dayOf = (time: string | number): number => new Date(time).setHours(0, 0, 0, 0);

/** A moment as lists show it and sentences end with it: "5 minutes ago", "in 3 hours". */
export const relativeTime = (isoTime: string, now: number, tag: string): string => {
  let differenceMs = new Date(isoTime).getTime() - now;
  const [unit, sizeMs] =
    UNITS.find(([, size]) => Math.abs(differenceMs) >= size) ?? (['second', 1_000] as const);
  if (unit === 'day') differenceMs = dayOf(isoTime) - dayOf(now);
  return withoutCapital(relativeFormat(tag).format(Math.round(differenceMs / sizeMs), unit), tag);
};
