import { describe, expect, it } from 'vitest';
import { relativeTime } from './relative-time';

const MOMENT = '2026-10-22T14:42:56Z';

describe('relativeTime', () => {
  it.each([
    ['2026-10-22T14:42:26Z', '30 seconds ago'],
    ['2026-10-22T14:37:56Z', '5 minutes ago'],
    ['2026-10-22T17:42:56Z', 'in 3 hours'],
    ['2026-10-21T14:42:56Z', 'yesterday'],
  ])('tells %s as "%s"', (time, expected) => {
    expect(relativeTime(time, Date.parse(MOMENT), 'en')).toBe(expected);
  });

  it('counts days as a calendar does', () => {
    const evening = new Date(2026, 9, 22, 20).getTime();
    expect(relativeTime(new Date(2026, 9, 24, 6).toISOString(), evening, 'en')).toBe('in 2 days');
    expect(relativeTime(new Date(2026, 9, 20, 21).toISOString(), evening, 'en')).toBe('2 days ago');
  });

  it.each(['vi', 'en', 'fr', 'ru'])('has no capital in the middle of a sentence in %s', (tag) => {
    const told = relativeTime('2026-10-23T14:42:56Z', Date.parse(MOMENT), tag);
    expect(told).toBe(told.toLowerCase());
  });
});
