import { describe, expect, it } from 'vitest';
import { readHours, weekAtAGlance, writtenHours } from './contact-hours';

const on = (weekday: number, from: string, to: string) => ({ weekday, from, to });

describe('opening hours as people type them', () => {
  it.each([
    ['', []],
    ['09:00-17:00', [{ from: '09:00', to: '17:00' }]],
    [
      ' 09:00 – 12:15 , 13:00-23:59 ',
      [
        { from: '09:00', to: '12:15' },
        { from: '13:00', to: '23:59' },
      ],
    ],
    ['17:00-09:00', null],
    ['09:10-17:00', null],
    ['9-17', null],
    ['09:00-24:00', null],
    ['09:00-12:00,', null],
  ])('reads %j', (typed, spans) => {
    expect(readHours(typed)).toEqual(spans);
  });

  it('are written as they are read', () => {
    const weekly = [on(2, '09:00', '12:00'), on(2, '13:00', '17:00'), on(3, '10:00', '11:00')];
    expect(writtenHours(weekly, 2)).toBe('09:00-12:00, 13:00-17:00');
    expect(writtenHours(weekly, 4)).toBe('');
  });

  it('stand together where days have the same ones', () => {
    const weekdays = [1, 2, 3, 4, 5].map((day) => on(day, '09:00', '17:00'));
    expect(weekAtAGlance([...weekdays, on(7, '10:00', '12:00')])).toBe(
      'Mon–Fri 09:00-17:00; Sun 10:00-12:00',
    );
    expect(weekAtAGlance([])).toBe('closed');
  });
});
