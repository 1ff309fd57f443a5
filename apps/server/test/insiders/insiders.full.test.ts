import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { COMMAND_NAMES } from './journey';
import { runInsiders } from './run-journeys';

const SERVERS = 3;
const JOURNEYS = 10;
const STEPS = 120;

describe('colluding staff with all roles, over months, many', () => {
  it(`${SERVERS * JOURNEYS} journeys stay within what is stated, all of it on record`, {
    timeout: 2_400_000,
  }, async () => {
    const first = randomInt(2 ** 30);
    process.stdout.write(`seeds from ${first}\n`);
    const reached = new Set<string>();
    for (let server = 0; server < SERVERS; server += 1) {
      const places = await runInsiders({ seed: first + server, journeys: JOURNEYS, steps: STEPS });
      for (const place of places.keys()) reached.add(place);
    }
    expect(COMMAND_NAMES.filter((name) => !reached.has(name))).toEqual([]);
  });
});
