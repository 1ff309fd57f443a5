import { describe, expect, it } from 'vitest';
import {
  daysOf,
  ENDS,
  isInOrder,
  nextSpan,
  STARTS,
  weekAtAGlance,
  weeklyOf,
  writtenWeek,
} from './opening-hours';

const on = (weekday: number, from: string, to: string) => ({ weekday, from, to });
const span = (from: string, to: string) => ({ from, to });

describe('opening hours of a week', () => {
  it('are the same after they were kept as a text', () => {
    const weekly = [on(2, '09:00', '12:00'), on(2, '13:00', '17:00'), on(7, '00:00', '23:59')];
    expect(weeklyOf(writtenWeek(weekly))).toEqual(weekly);
    expect(weeklyOf(writtenWeek([]))).toEqual([]);
    expect(daysOf('')).toEqual([[], [], [], [], [], [], []]);
  });

  it.each([
    [[span('09:00', '17:00')], true],
    [[span('09:00', '12:00'), span('12:00', '23:59')], true],
    [[span('17:00', '09:00')], false],
    [[span('09:00', '09:00')], false],
    [[span('09:00', '12:00'), span('11:45', '13:00')], false],
    [[span('13:00', '17:00'), span('09:00', '12:00')], false],
    [[], true],
  ])('of a day %j are in order: %s', (spans, isRight) => {
    expect(isInOrder(spans)).toBe(isRight);
  });

  it('go on an hour after those that are there, as long as the day lasts', () => {
    expect(nextSpan([])).toEqual(span('09:00', '17:00'));
    expect(nextSpan([span('09:00', '12:00')])).toEqual(span('13:00', '17:00'));
    expect(nextSpan([span('09:00', '22:30')])).toEqual(span('23:30', '23:59'));
    for (const to of ENDS) {
      const next = nextSpan([span('00:00', to)]);
      expect([STARTS.includes(next.from), ENDS.includes(next.to), next.from < next.to]).toEqual([
        true,
        true,
        true,
      ]);
    }
  });

  it('stand together where days have the same ones', () => {
    const weekdays = [1, 2, 3, 4, 5].map((day) => on(day, '09:00', '17:00'));
    expect(weekAtAGlance([...weekdays, on(7, '10:00', '12:00')])).toBe(
      'Mon–Fri 09:00-17:00; Sun 10:00-12:00',
    );
    expect(weekAtAGlance([])).toBe('');
  });
});
