// Readiness of a node, asked over and over: how long its slowest answer took, and when it was red.
import { setTimeout as pause } from 'node:timers/promises';

const PAUSE_MS = 50;
const GIVE_UP_MS = 60_000;

/**
 * @typedef {{ at: number, isGreen: boolean }} Turn
 * @typedef {{ redAfterMs: number | undefined, greenAfterMs: number | undefined }} Turned how long after the strike it was red
 *   for the first time, and how long after it may be expected to be well it was green for good; undefined where it was not
 */

/**
 * @param {readonly Turn[]} turns the first answer, and each that was another one than that before it
 * @param {number} struckAt
 * @param {number} from when it may be expected to be well again
 * @returns {Turned}
 */
export const turned = (turns, struckAt, from) => {
  const redAt = turns.find(({ at, isGreen }) => !isGreen && at >= struckAt)?.at;
  const last = turns.at(-1);
  return {
    redAfterMs: redAt === undefined ? undefined : redAt - struckAt,
    greenAfterMs: last?.isGreen ? Math.max(0, last.at - from) : undefined,
  };
};

/** @param {string} origin */
export const watchReady = (origin) => {
  /** @type {Turn[]} */
  const turns = [];
  let isOver = false;
  let slowestMs = 0;
  const watch = async () => {
    while (!isOver) {
      const askedAt = performance.now();
      const status = await fetch(`${origin}/health/ready`, { signal: AbortSignal.timeout(GIVE_UP_MS) })
        .then((answer) => answer.text().then(() => answer.status))
        // Nobody there is an answer too, for a balancer.
        .catch(() => 0);
      const at = performance.now();
      slowestMs = Math.max(slowestMs, at - askedAt);
      const isGreen = status === 200;
      if (turns.at(-1)?.isGreen !== isGreen) turns.push({ at, isGreen });
      await pause(PAUSE_MS);
    }
  };
  const watching = watch();
  return {
    isGreen: () => turns.at(-1)?.isGreen === true,
    /** @param {number} struckAt @param {number} from */
    turned: (struckAt, from) => turned(turns, struckAt, from),
    end: async () => {
      isOver = true;
      await watching;
      return { slowestMs };
    },
  };
};
