import fc from 'fast-check';
import { openInsiders } from './fixture';
import { playJourney, stepsOf } from './journey';

export interface InsiderRun {
  readonly seed: number;
  readonly journeys: number;
  readonly steps: number;
}

/**
 * Plays so many journeys of one holder among colluding staff, on one server.
 * @returns how often each place was reached
 * @throws with the seed and the shortest sequence found that breaks a bound
 */
export const runInsiders = async ({ seed, journeys, steps }: InsiderRun): Promise<Map<string, number>> => {
  const insiders = await openInsiders();
  try {
    await fc.assert(
      fc.asyncProperty(fc.boolean(), stepsOf(steps), (isFunded, sequence) =>
        playJourney(insiders, isFunded, sequence),
      ),
      // A run over mutants only asks whether anything breaks, not by how little.
      { seed, numRuns: journeys, endOnFailure: process.env.SHRINK === 'off' },
    );
    return insiders.reached;
  } finally {
    await insiders.server.close();
    await insiders.context.close();
  }
};
