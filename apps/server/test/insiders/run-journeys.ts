import fc from 'fast-check';
import { ATTACKS } from './attacks';
import { openInsiders } from './fixture';
import { playJourney, type Step, stepsOf } from './journey';

export interface InsiderRun {
  readonly seed: number;
  /** That chance makes, after the attacks that were thought of. */
  readonly journeys: number;
  readonly steps: number;
}

/** With house money; what is paid out of it is tried without, too. */
const EXAMPLES: [boolean, Step[]][] = [
  ...Object.values(ATTACKS).map((steps): [boolean, Step[]] => [true, [...steps]]),
  [false, [...(ATTACKS['pays on paper and answers nobody'] ?? [])]],
];

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
      {
        ...{ seed, examples: EXAMPLES, numRuns: EXAMPLES.length + journeys },
        // A run over mutants only asks whether anything breaks, not by how little.
        endOnFailure: process.env.SHRINK === 'off',
      },
    );
    return insiders.reached;
  } finally {
    await insiders.server.close();
    await insiders.context.close();
  }
};
