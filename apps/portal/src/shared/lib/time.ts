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

/** A moment as lists show it: "5 minutes ago", "in 3 hours". */
export const relativeTime = (isoTime: string, now: number, tag: string): string => {
  const differenceMs = new Date(isoTime).getTime() - now;
  const format = relativeFormat(tag);
  for (const [unit, sizeMs] of UNITS) {
    if (Math.abs(differenceMs) >= sizeMs) return format.format(Math.round(differenceMs / sizeMs), unit);
  }
  return format.format(Math.round(differenceMs / 1_000), 'second');
};
