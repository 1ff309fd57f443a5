// Ratios in one run: the machines are shared and noisy, so each round measures all sides one after the other, and the
// medians of the rounds are compared.
import { medianOf } from './figures.mjs';

/**
 * @param {Record<string, () => Promise<number>>} sides rate per second of each
 * @param {number} rounds
 * @returns medians by side
 */
export const compare = async (sides, rounds) => {
  const rates = Object.fromEntries(Object.keys(sides).map((name) => [name, []]));
  for (let round = 1; round <= rounds; round += 1) {
    for (const [name, measure] of Object.entries(sides)) rates[name].push(await measure());
    const line = Object.entries(rates).map(([name, all]) => `${name} ${all.at(-1).toFixed(0)}/s`);
    console.log(`round ${round}: ${line.join(', ')}`);
  }
  return Object.fromEntries(Object.entries(rates).map(([name, all]) => [name, medianOf(all)]));
};

/** How long each side is measured, and how often: `ROUNDS` and `SECONDS` of the environment, else 5 and 6. */
export const effort = {
  rounds: Number(process.env.ROUNDS ?? 5),
  seconds: Number(process.env.SECONDS ?? 6),
};
