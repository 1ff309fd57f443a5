import type { Clock } from '../../clock';

/** A clock that begins in the past and is turned towards the present, for sample data with a history. */
export interface PastClock extends Clock {
  turn(byMs: number): void;
  /** How far in the past it stands. */
  beforePresentMs(): number;
}

export const pastClock = (present: Date, startedAgoMs: number): PastClock => {
  let time = present.getTime() - startedAgoMs;
  return {
    now: () => new Date(time),
    turn: (byMs) => {
      time += byMs;
    },
    beforePresentMs: () => present.getTime() - time,
  };
};
