import { expect, it } from 'vitest';
import { fuzz } from './support/fuzz-run';

const REQUESTS = 400;
/** The same requests at every run; the full run draws others each time. */
const SEED = 4_711;

it(`${REQUESTS} requests drawn from the contract, good and bad, break nothing and tell nothing of the inside`, {
  timeout: 240_000,
}, async () => {
  const { faults, sent, good, bad, read, acceptedBy } = await fuzz(REQUESTS, SEED);
  expect(faults).toEqual([]);
  // Not one kind alone, and not all stopped at the gate.
  expect(sent).toBe(REQUESTS);
  expect(Math.min(good, bad)).toBeGreaterThan(sent / 5);
  expect(read).toBeGreaterThan(sent * 0.8);
  expect(acceptedBy.size).toBeGreaterThan(15);
});
