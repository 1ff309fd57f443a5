import type { ScoreEvent } from './api';

/** Events that say the same of another plan: one row says how often. What took points stands for itself, as what has a remark. */
const isAlike = (one: ScoreEvent, other: ScoreEvent): boolean =>
  one.cause === 'order_settled' &&
  other.cause === 'order_settled' &&
  one.delta === other.delta &&
  one.remark === '' &&
  other.remark === '';

/** The events in their order, equal ones that follow on each other together. */
export const foldEvents = (events: readonly ScoreEvent[]): [ScoreEvent, ...ScoreEvent[]][] => {
  const folds: [ScoreEvent, ...ScoreEvent[]][] = [];
  for (const event of events) {
    const last = folds.at(-1);
    if (last !== undefined && isAlike(last[0], event)) last.push(event);
    else folds.push([event]);
  }
  return folds;
};
