import type { Clock } from '../clock';

/** A clock that a test turns by hand. */
export interface TestClock extends Clock {
  set(time: Date): void;
  advance(durationMs: number): void;
}

export const createTestClock = (start = new Date('2026-03-02T10:00:00.000Z')): TestClock => {
  let current = start;
  return {
    now: () => new Date(current),
    set: (time) => {
      current = time;
    },
    advance: (durationMs) => {
      current = new Date(current.getTime() + durationMs);
    },
  };
};
