import { dateFormat } from './formats';

const MINUTE_PRECISION = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const;

/** The clock that ends a moment, with what its language puts behind it and the zone. */
const CLOCK = /\d{1,2}[:.]\d{2}.{0,18}$/;

/** No line ends within "8:06 PM UTC". Where the clock comes first, all of it would be wider than a phone. */
const withWholeClock = (written: string): string =>
  written.replace(CLOCK, (clock) => clock.replaceAll(/\s/g, '\u00a0'));

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
  return withWholeClock(`${clock} ${zone?.value ?? ''}`.trim());
};

/** A moment written out to the minute in the device's zone, the zone named. */
export const writtenTime = (isoTime: string, tag: string): string => inZone(isoTime, tag, MINUTE_PRECISION);

/** The same to the second. */
export const exactTime = (isoTime: string, tag: string): string =>
  inZone(isoTime, tag, { ...MINUTE_PRECISION, second: '2-digit' });
