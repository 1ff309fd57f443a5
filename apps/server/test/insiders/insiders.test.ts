import { describe, expect, it } from 'vitest';
import { COMMAND_NAMES } from './journey';
import { runInsiders } from './run-journeys';

/** Where a run has to have been: without these it would prove little. */
const PLACES = [
  ...['hold', 'withdrawal_approval', 'withdrawal_payment', 'withdrawal_refusal', 'manual_report'].map(
    (kind) => `on record: approved.${kind}`,
  ),
  ...[
    'on record: approved.chargeback',
    'on record: consoleObjection.decide',
    'on record: consoleHold.release',
  ],
  ...['consoleHold.proposeHold: hold_days_used', 'consoleProposal.approve: same_person'],
];

describe('colluding staff with all roles, over months', () => {
  // The short run is the same every time; the wide one (insiders.full.test.ts) is another every time.
  it('never take or block more than is stated, and all of it is on record', {
    timeout: 600_000,
  }, async () => {
    const reached = await runInsiders({ seed: 20_260_302, journeys: 5, steps: 60 });
    expect([...COMMAND_NAMES, ...PLACES].filter((place) => !reached.has(place))).toEqual([]);
  });
});
