import fc from 'fast-check';
import { playJourney, stepsOf } from './journey';
import { createStage } from './stage';

export interface JourneyRun {
  readonly seed: number;
  readonly journeys: number;
  readonly steps: number;
}

/**
 * Plays so many journeys on one database and checks the whole books after each.
 * @returns how often each place was reached
 * @throws with the seed and the shortest sequence found that parts product and model
 */
export const runJourneys = async ({ seed, journeys, steps }: JourneyRun): Promise<Map<string, number>> => {
  const stage = await createStage();
  try {
    await fc.assert(
      fc.asyncProperty(fc.nat(3), stepsOf(steps), async (level, sequence) => {
        await playJourney(stage, level, sequence);
        await stage.world.expectBooks();
      }),
      // A run over mutants only asks whether anything parts the two, not by how little.
      { seed, numRuns: journeys, endOnFailure: process.env.SHRINK === 'off' },
    );
    return stage.reached;
  } finally {
    await stage.world.close();
  }
};
