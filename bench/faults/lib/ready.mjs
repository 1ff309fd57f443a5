// Readiness of a node, asked over and over: how long its slowest answer took, and when it was red.
import { setTimeout as pause } from 'node:timers/promises';

const PAUSE_MS = 50;
const GIVE_UP_MS = 60_000;

/** @param {string} origin */
export const watchReady = (origin) => {
  let isOver = false;
  let slowestMs = 0;
  let redMs = 0;
  const watch = async () => {
    while (!isOver) {
      const askedAt = performance.now();
      const status = await fetch(`${origin}/health/ready`, { signal: AbortSignal.timeout(GIVE_UP_MS) }).then(
        (answer) => answer.text().then(() => answer.status),
        // Nobody there is an answer too, for a balancer.
        () => 0,
      );
      slowestMs = Math.max(slowestMs, performance.now() - askedAt);
      await pause(PAUSE_MS);
      if (status !== 200) redMs += performance.now() - askedAt;
    }
  };
  const watching = watch();
  return {
    end: async () => {
      isOver = true;
      await watching;
      return { slowestMs, redMs };
    },
  };
};
