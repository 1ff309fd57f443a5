import { deviceZone } from '../lib/formats';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/**
 * The `X-TZ` header: the zone's name and its offset at a moment, e.g. `Asia/Kolkata GMT+05:30`.
 * @param offsetMinutes minutes east of UTC
 */
export const timeZoneHeader = (zone: string, offsetMinutes: number): string => {
  const size = Math.abs(offsetMinutes);
  const sign = offsetMinutes < 0 ? '-' : '+';
  return `${zone} GMT${sign}${twoDigits(Math.floor(size / 60))}:${twoDigits(size % 60)}`;
};

/** The device's own zone as a header. */
export const deviceTimeZoneHeader = (now: number): string =>
  timeZoneHeader(deviceZone(), -new Date(now).getTimezoneOffset());
