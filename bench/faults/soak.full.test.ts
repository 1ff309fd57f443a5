import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureBuilt } from '../../tools/lib/ensure.mjs';
import { openPair } from './lib/environments.mjs';
import { soak } from './lib/soak.mjs';
import { PAIR_STRIKES } from './soak-strikes.mjs';

const MINUTE_MS = 60_000;
const EVERY_MS = 12_000;
/** A machine that other tests use too. */
const RATE = 20;
const TIMEOUT_MS = 600_000;

describe('a minute of acts with a fault every twelve seconds', () => {
  let environment: Awaited<ReturnType<typeof openPair>>;
  beforeAll(async () => {
    await ensureBuilt({ root: join(import.meta.dirname, '../..') });
    environment = await openPair({}, { hasJobs: true });
  }, TIMEOUT_MS);
  afterAll(() => environment.close(), TIMEOUT_MS);

  it('loses and doubles nothing, serves again after each, and memory and connections stay where they are', {
    timeout: TIMEOUT_MS,
  }, async () => {
    const outcome = await soak(environment, {
      ...{ lengthMs: MINUTE_MS, everyMs: EVERY_MS, rate: RATE, strikes: PAIR_STRIKES },
      say: (words) => void process.stdout.write(`${words}\n`),
    });
    const { lost, doubled, gaps, differences, faults, fatal } = outcome;
    expect({ lost, doubled, gaps, differences, faults, fatal }).toEqual({
      ...{ lost: 0, doubled: 0, gaps: 0, differences: [], faults: [], fatal: [] },
    });
    expect(outcome.acknowledged).toBeGreaterThan(RATE * 10);
    expect(outcome.accepted, 'plans that due work brought on meanwhile').toBeGreaterThan(0);
  });
});
