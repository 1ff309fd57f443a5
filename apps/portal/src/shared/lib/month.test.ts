import { describe, expect, it } from 'vitest';
import { monthAfter, monthOf, monthStart } from './month';

describe('months', () => {
  it('go on over the end of a year, both ways', () => {
    expect(monthAfter('2026-12', 1)).toBe('2027-01');
    expect(monthAfter('2026-01', -1)).toBe('2025-12');
    expect(monthAfter('2026-03', -14)).toBe('2025-01');
  });

  it('begin and end where the device’s calendar says', () => {
    const start = monthStart('2026-03').getTime();
    expect(monthOf(start)).toBe('2026-03');
    expect(monthOf(start - 1)).toBe('2026-02');
  });
});
