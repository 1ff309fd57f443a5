import { randomInt } from 'node:crypto';
import { expect, it } from 'vitest';
import { fuzz } from './support/fuzz-run';

const REQUESTS = 10_000;
/** What a run may have more in use at its end than in its middle: caches that are still filling. */
const FLAT_BYTES = 48 * 1024 * 1024;

it(`${REQUESTS} requests drawn from the contract: nothing breaks, every answer keeps the contract, memory is flat`, {
  timeout: 3_600_000,
}, async () => {
  const seed = randomInt(2 ** 30);
  const { faults, ...seen } = await fuzz(REQUESTS, seed);
  const { sent, good, bad, read, accepted, acceptedBy } = seen;
  process.stdout.write(
    `seed ${seed}: ${sent} sent, ${good} good, ${bad} bad, ${read} read, ${accepted} accepted by ${acceptedBy.size} calls\n`,
  );
  expect({ seed, faults }).toEqual({ seed, faults: [] });
  expect(Math.min(good, bad)).toBeGreaterThan(sent / 4);
  expect(read).toBeGreaterThan(sent * 0.8);
  expect(acceptedBy.size).toBeGreaterThan(60);
  expect(seen.heapEndBytes).toBeLessThan(seen.heapMiddleBytes + FLAT_BYTES);
});
