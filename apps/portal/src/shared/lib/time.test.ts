import { describe, expect, it } from 'vitest';
import { exactTime, relativeTime, writtenTime } from './time';

const MOMENT = '2026-10-22T14:42:56Z';

describe('writtenTime', () => {
  it('names the zone, once', () => {
    expect(writtenTime(MOMENT, 'en')).toMatch(/^Oct 2\d, 2026, \d{1,2}:42\s[AP]M \S+$/);
  });

  it.each(['ko', 'th', 'ja', 'zh-Hant'])('writes the clock in figures in %s, not in words', (tag) => {
    expect(writtenTime(MOMENT, tag)).toMatch(/\d{1,2}:42 \S+$/);
    expect(exactTime(MOMENT, tag)).toMatch(/\d{1,2}:42:56 \S+$/);
  });
});

describe('relativeTime', () => {
  it.each([
    ['2026-10-22T14:42:26Z', '30 seconds ago'],
    ['2026-10-22T14:37:56Z', '5 minutes ago'],
    ['2026-10-22T17:42:56Z', 'in 3 hours'],
    ['2026-10-21T14:42:56Z', 'yesterday'],
  ])('tells %s as "%s"', (time, expected) => {
    expect(relativeTime(time, Date.parse(MOMENT), 'en')).toBe(expected);
  });

  it.each(['vi', 'en', 'fr', 'ru'])('has no capital in the middle of a sentence in %s', (tag) => {
    const told = relativeTime('2026-10-23T14:42:56Z', Date.parse(MOMENT), tag);
    expect(told).toBe(told.toLowerCase());
  });
});
