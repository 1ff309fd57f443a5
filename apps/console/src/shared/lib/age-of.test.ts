import { describe, expect, it } from 'vitest';
import { nearness } from './age-of';

const now = Date.parse('2026-03-02T09:30:00Z');
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

describe('how far a moment is from now', () => {
  it.each([
    [-30_000, 'just now'],
    [30_000, 'just now'],
    [-3 * MINUTE_MS, '3 min ago'],
    [-2 * HOUR_MS, '2 h ago'],
    [2 * HOUR_MS + MINUTE_MS, 'in 2 h'],
    [-7 * 24 * HOUR_MS, '7 d ago'],
    [-8 * 24 * HOUR_MS, null],
    [8 * 24 * HOUR_MS, null],
  ] as const)('%d ms from now: %s', (farMs, words) => {
    expect(nearness(new Date(now + farMs).toISOString(), now)).toBe(words);
  });
});
