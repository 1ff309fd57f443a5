import type { CallOf, ResponseOf } from '@fairlead/contract';
import type { Reader, StoredContact } from '@fairlead/db';
import type { Services } from '../../../http/services';
import { type Audience, readSheet } from './sheet';

type OpeningHours = ResponseOf<CallOf<'guest.open'>>['opening_hours'];
type Hours = Pick<StoredContact, 'weekly' | 'time_zone'>;

/** `to` of this minute means the end of the day, so that a desk can be open round the clock. */
export const END_OF_DAY = '23:59';
const QUARTER_MS = 15 * 60_000;
const LOOK_AHEAD_MS = 8 * 24 * 3_600_000;

/** From Monday on, which is 1 on the wire. */
export const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const clockIn = ({ time_zone: timeZone, weekly }: Hours): ((time: Date) => boolean) => {
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
    return weekly.some(
      (open) => open.weekday === weekday && now >= open.from && (now < open.to || open.to === END_OF_DAY),
    );
  };
};

/** When this changes next: found by quarters of an hour, since desks, zones and summer times keep to them. */
const nextChange = (isOpen: (time: Date) => boolean, now: Date): Date | null => {
  const open = isOpen(now);
  const start = Math.floor(now.getTime() / QUARTER_MS) * QUARTER_MS + QUARTER_MS;
  for (let at = start; at < start + LOOK_AHEAD_MS; at += QUARTER_MS) {
    if (isOpen(new Date(at)) !== open) return new Date(at);
  }
  return null;
};

/** Hours as their reader needs them at a moment. */
const openingHoursAt = (hours: Hours, now: Date): OpeningHours => {
  const isOpen = clockIn(hours);
  return {
    time_zone: hours.time_zone,
    open_now: isOpen(now),
    next_change_at: nextChange(isOpen, now)?.toISOString() ?? null,
    weekly: [...hours.weekly],
  };
};

/**
 * When a desk answers: as its contact says, else as the desk for general questions, else never by the clock.
 * @returns a look at one desk at a moment, from one reading
 */
export const readOpeningHours = async (
  reader: Reader,
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  audience: Audience,
): Promise<(topic: StoredContact['topic'], now: Date) => OpeningHours> => {
  const { items } = await readSheet(reader, config, clock.now(), []);
  const own = items.filter((contact) => contact.audience === audience);
  const closed: Hours = { weekly: [], time_zone: config.programmeTimeZone };
  return (topic, now) =>
    openingHoursAt(own.find((contact) => contact.topic === topic) ?? own[0] ?? closed, now);
};
