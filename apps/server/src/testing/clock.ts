import type { Clock } from '../clock';

/** A clock that stands still until a test turns it. */
export interface TurnableClock extends Clock {
  /** Turns it on by so many milliseconds. */
  turn(durationMs: number): void;
  set(time: Date): void;
}

export const turnableClock = (start = new Date('2026-03-02T10:00:00.000Z')): TurnableClock => {
  let current = start;
  return {
    now: () => new Date(current),
    turn: (durationMs) => {
      current = new Date(current.getTime() + durationMs);
    },
    set: (time) => {
      current = time;
    },
  };
};
