import { TZDate } from '@date-fns/tz';

const KEY = 'fairlead_console_zone';
const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
const CLOCK = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d))?$/;

/** Zones to choose from, by their IANA names. */
export const ZONES: readonly string[] = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])];

const isZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** A zone that was kept; that of the device where it is none. */
export const zoneOf = (kept: string | null): string => (kept !== null && isZone(kept) ? kept : deviceZone());

const kept = (): string | null => localStorage.getItem(KEY);

/** The zone that this person chose; none where it is the device's. */
export const chosenZone = (): string | null => (zoneOf(kept()) === kept() ? kept() : null);

/** The zone in which this person reads and types times. */
export const ownZone = (): string => zoneOf(kept());

/** Keeps a zone on this device, or the device's own for an empty name; every page then writes its times anew. */
export const chooseZone = (name: string): void => {
  if (name === '') localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, name);
  location.reload();
};

/** The moment at which a clock in the zone shows `2026-03-02T09:30`, or a day begins there; an invalid one where the text is neither. */
export const momentAt = (typed: string, zone = ownZone()): Date => {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = (CLOCK.exec(typed) ?? [])
    .slice(1)
    .map((part) => Number(part ?? 0));
  const there = new TZDate(year, month - 1, day, hour, minute, zone);
  const isThere = there.getMonth() === month - 1 && there.getDate() === day && hour < 24 && minute < 60;
  return new Date(isThere ? there.getTime() : Number.NaN);
};

/** So many days on from a moment, at a full hour of that day by a clock in the zone. */
export const hourOfDay = (from: Date, days: number, hour = 0, zone = ownZone()): Date => {
  const there = new TZDate(from.getTime(), zone);
  const at = new TZDate(there.getFullYear(), there.getMonth(), there.getDate() + days, hour, zone);
  return new Date(at.getTime());
};
