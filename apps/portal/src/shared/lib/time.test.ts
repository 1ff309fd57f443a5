import { describe, expect, it } from 'vitest';
import { exactTime, writtenTime } from './time';

const MOMENT = '2026-10-22T14:42:56Z';

describe('writtenTime', () => {
  it('names the zone, once', () => {
    expect(writtenTime(MOMENT, 'en')).toMatch(/^Oct 2\d, 2026, \d{1,2}:42\s[AP]M\s\S+$/);
  });

  it.each(['ko', 'th', 'ja', 'zh-Hant'])('writes the clock in figures in %s, not in words', (tag) => {
    expect(writtenTime(MOMENT, tag)).toMatch(/\d{1,2}:42\s\S+$/);
    expect(exactTime(MOMENT, tag)).toMatch(/\d{1,2}:42:56\s\S+$/);
  });

  it.each([
    ['en', /\d:42_[AP]M_\S+$/],
    ['de', /\d:42_\S+$/],
    // The clock comes first: kept together, all of it would be wider than a phone.
    ['vi', /^\d{1,2}:42 .* \S+$/],
  ])('keeps clock and zone on one line in %s', (tag, expected) => {
    expect(writtenTime(MOMENT, tag).replaceAll('\u00a0', '_')).toMatch(expected);
  });
});
