import { expect, it } from 'vitest';
import { runJourneys } from './run-journeys';

/** The same journeys at every run; many more are in fixed.full.test.ts, and others each time in model.full.test.ts. */
it('leaves the product where a plain model is, after every step of a few journeys', {
  timeout: 600_000,
}, async () => {
  const reached = await runJourneys({ seed: 20_260_303, journeys: 8, steps: 80 });
  expect([...reached.keys()]).toEqual(
    expect.arrayContaining(['putting', 'report: accepted', 'settlement_successful']),
  );
});
