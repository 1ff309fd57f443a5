import type { Clock } from '../clock';

/** One answer for all who ask while it is made, and for whoever asks within so long after it; a failure is not kept. */
export const askedOnce = <Answer>(
  clock: Clock,
  keptMs: number,
  read: () => Promise<Answer>,
): (() => Promise<Answer>) => {
  let kept: Promise<Answer> | undefined;
  let answeredMs: number | undefined;
  return () => {
    const ageMs = answeredMs === undefined ? 0 : clock.now().getTime() - answeredMs;
    if (kept !== undefined && ageMs >= 0 && ageMs < keptMs) return kept;
    answeredMs = undefined;
    kept = read();
    kept.then(
      () => {
        answeredMs = clock.now().getTime();
      },
      () => {
        kept = undefined;
      },
    );
    return kept;
  };
};
