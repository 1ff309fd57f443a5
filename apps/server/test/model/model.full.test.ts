import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { COMMAND_NAMES } from './journey';
import { runJourneys } from './run-journeys';

const JOURNEYS = 1_000;
const STEPS = 100;
/** A database for so many: the check of the whole books after each journey stays short. */
const PER_DATABASE = 50;
/** Streams at once: one plays while the database works for the other. */
const STREAMS = 2;

/** What a short run seldom comes to. */
const RARE = [
  ...[
    'house bears a restated report',
    'house pays for the network',
    'start-up funds return as they are freed',
  ],
  ...[
    'report: house_not_funded',
    'report: above_rate',
    'report: clicks_above_impressions',
    'withdraw: open_hold',
  ],
  ...['put: coupon_same_name_today', 'put: coupon_used', 'withdrawal bounce', 'chargeback: house_not_funded'],
  ...['chargeback of settled revenue: done', 'chargeback of settled revenue: amount_above_original'],
];

describe('journeys and staff acts in any order, many', () => {
  it(`${JOURNEYS} seeds of ${STEPS} steps leave the product where a plain model is`, {
    timeout: 7_200_000,
  }, async () => {
    const first = randomInt(2 ** 30);
    process.stdout.write(`seeds from ${first}\n`);
    const startMs = performance.now();
    const reached = new Set<string>();
    let steps = 0;
    let batch = 0;
    const stream = async (): Promise<void> => {
      while (batch < JOURNEYS / PER_DATABASE) {
        batch += 1;
        const places = await runJourneys({ seed: first + batch, journeys: PER_DATABASE, steps: STEPS });
        for (const [place, times] of places) {
          reached.add(place);
          if ((COMMAND_NAMES as readonly string[]).includes(place)) steps += times;
        }
      }
    };
    await Promise.all(Array.from({ length: STREAMS }, stream));
    process.stdout.write(`${steps} steps in ${Math.round((performance.now() - startMs) / 1000)} s\n`);
    expect(steps).toBeGreaterThanOrEqual(JOURNEYS * STEPS);
    expect([...COMMAND_NAMES, ...RARE].filter((place) => !reached.has(place))).toEqual([]);
  });
});
