import type { CallOf, ResponseOf } from '@fairlead/contract';

type OpeningHours = ResponseOf<CallOf<'guest.open'>>['opening_hours'];

const OPENS = '09:00';
const CLOSES = '17:00';
/** ISO weekdays, Monday is 1. */
const OPEN_DAYS = [1, 2, 3, 4, 5];
const QUARTER_MS = 15 * 60_000;
const LOOK_AHEAD_MS = 8 * 24 * 3_600_000;

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const clockIn = (timeZone: string): ((time: Date) => boolean) => {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return (time) => {
    const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, value]));
    const weekday = WEEKDAYS.indexOf(parts.get('weekday') ?? '') + 1;
    const now = `${parts.get('hour')}:${parts.get('minute')}`;
    return OPEN_DAYS.includes(weekday) && now >= OPENS && now < CLOSES;
  };
};

/** When this changes next: found by quarters of an hour, since zones and their summer times keep to them. */
const nextChange = (isOpen: (time: Date) => boolean, now: Date): Date | null => {
  const open = isOpen(now);
  const start = Math.floor(now.getTime() / QUARTER_MS) * QUARTER_MS + QUARTER_MS;
  for (let at = start; at < start + LOOK_AHEAD_MS; at += QUARTER_MS) {
    if (isOpen(new Date(at)) !== open) return new Date(at);
  }
  return null;
};

/** When the desk answers, in the programme's zone. */
export const openingHoursAt = (timeZone: string, now: Date): OpeningHours => {
  const isOpen = clockIn(timeZone);
  return {
    time_zone: timeZone,
    open_now: isOpen(now),
    next_change_at: nextChange(isOpen, now)?.toISOString() ?? null,
    weekly: OPEN_DAYS.map((weekday) => ({ weekday, from: OPENS, to: CLOSES })),
  };
};
