/**
 * The one place that tells a short run (`npm test`) from a wide one (`npm run test:full`).
 * A test that can be run wider picks its numbers with `runs`; what is only worth its time in a wide run
 * lives in a `*.full.test.ts` file.
 */
export const isFullRun = process.env.FULL === '1';

/**
 * The short number in `npm test`, the wide one in `npm run test:full` (seeds, rounds, clients).
 * @param {number} short
 * @param {number} wide
 * @returns {number}
 */
export function runs(short, wide) {
  return isFullRun ? wide : short;
}
