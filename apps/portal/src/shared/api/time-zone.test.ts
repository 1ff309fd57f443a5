import { describe, expect, it } from 'vitest';
import { timeZoneHeader } from './time-zone';

describe('the X-TZ header', () => {
  it.each([
    ['Asia/Kolkata', 330, 'Asia/Kolkata GMT+05:30'],
    ['UTC', 0, 'UTC GMT+00:00'],
    ['America/St_Johns', -210, 'America/St_Johns GMT-03:30'],
    ['Asia/Shanghai', 480, 'Asia/Shanghai GMT+08:00'],
  ])('%s', (zone, offsetMinutes, header) => {
    expect(timeZoneHeader(zone, offsetMinutes)).toBe(header);
  });
});
