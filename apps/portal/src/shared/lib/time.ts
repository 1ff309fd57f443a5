import { dateFormat, relativeFormat } from './formats';

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

const MINUTE_PRECISION = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const;

/**
 * The zone's name is put behind by hand: asked for together, Korean and Thai write the clock in words
 * ("14 hours 42 minutes 56 seconds").
 */
const inZone = (isoTime: string, tag: string, precision: Intl.DateTimeFormatOptions): string => {
  const time = new Date(isoTime);
  const clock = dateFormat(tag, precision).format(time);
  const zone = dateFormat(tag, { timeZoneName: 'short' })
    .formatToParts(time)
    .find(({ type }) => type === 'timeZoneName');
  return `${clock} ${zone?.value ?? ''}`.trim();
};

/** A moment written out to the minute in the device's zone, the zone named. */
export const writtenTime = (isoTime: string, tag: string): string => inZone(isoTime, tag, MINUTE_PRECISION);

/** The same to the second. */
export const exactTime = (isoTime: string, tag: string): string =>
  inZone(isoTime, tag, { ...MINUTE_PRECISION, second: '2-digit' });

/** Vietnamese days alone come with a capital, which would stand in the middle of "ends tomorrow". */
const withoutCapital = (text: string, tag: string): string =>
  tag === 'vi' ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** A moment as lists show it and sentences end with it: "5 minutes ago", "in 3 hours". */
export const relativeTime = (isoTime: string, now: number, tag: string): string => {
  const differenceMs = new Date(isoTime).getTime() - now;
  const [unit, sizeMs] =
    UNITS.find(([, size]) => Math.abs(differenceMs) >= size) ?? (['second', 1_000] as const);
  return withoutCapital(relativeFormat(tag).format(Math.round(differenceMs / sizeMs), unit), tag);
};
