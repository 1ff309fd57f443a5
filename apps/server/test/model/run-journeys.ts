import fc from 'fast-check';
import { createModelFixture } from './fixture';
import { playJourney, stepsOf } from './journey';

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
  const fixture = await createModelFixture();
  try {
    await fc.assert(
      fc.asyncProperty(fc.nat(3), stepsOf(steps), async (level, sequence) => {
        await playJourney(fixture, level, sequence);
        await fixture.context.expectBooks();
      }),
      // A run over mutants only asks whether anything parts the two, not by how little.
      { seed, numRuns: journeys, endOnFailure: process.env.SHRINK === 'off' },
    );
    return fixture.reached;
  } finally {
    await fixture.context.close();
  }
};
