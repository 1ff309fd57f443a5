import { afterEach, describe, expect, it, vi } from 'vitest';
import { chooseZone, chosenZone, hourOfDay, momentAt, ZONES, zoneOf } from './zone';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('the zone of times', () => {
  it('is that of the device, or one that was chosen and that there is', () => {
    expect([zoneOf(null), zoneOf('Mars/Olympus'), zoneOf('Asia/Kolkata')]).toEqual([
      ...['UTC', 'UTC', 'Asia/Kolkata'],
    ]);
    expect(ZONES).toContain('Europe/Berlin');
  });

  it('is kept on the device, and pages are written anew', () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    chooseZone('Asia/Kolkata');
    expect(chosenZone()).toBe('Asia/Kolkata');
    chooseZone('');
    expect(chosenZone()).toBeNull();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('is that of typed times too, on both sides of a change of the clock', () => {
    const at = (typed: string, zone: string) => momentAt(typed, zone).toISOString();
    expect(at('2026-03-02T09:30', 'Europe/Berlin')).toBe('2026-03-02T08:30:00.000Z');
    expect(at('2026-07-02T09:30', 'Europe/Berlin')).toBe('2026-07-02T07:30:00.000Z');
    expect(at('2026-03-02', 'America/New_York')).toBe('2026-03-02T05:00:00.000Z');
    for (const none of ['', 'soon', '2026-13-40', '2026-02-30', '2026-03-02T24:30'])
      expect(momentAt(none, 'UTC').getTime()).toBeNaN();
  });

  it('tells where days begin, also the short ones', () => {
    const from = new Date('2026-03-28T23:30:00.000Z');
    expect(hourOfDay(from, 0, 0, 'Europe/Berlin').toISOString()).toBe('2026-03-28T23:00:00.000Z');
    expect(hourOfDay(from, 1, 0, 'Europe/Berlin').toISOString()).toBe('2026-03-29T22:00:00.000Z');
    expect(hourOfDay(from, 1, 9, 'Europe/Berlin').toISOString()).toBe('2026-03-30T07:00:00.000Z');
    expect(hourOfDay(from, -1, 0, 'Asia/Kolkata').toISOString()).toBe('2026-03-27T18:30:00.000Z');
  });
});
