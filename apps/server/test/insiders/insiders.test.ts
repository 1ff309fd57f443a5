import { describe, expect, it } from 'vitest';
import { runInsiders } from './run-journeys';

/** Where a run has to have been: without these it would prove little. */
const PLACES = [
  ...['hold', 'hold_renewal', 'chargeback', 'manual_report', 'start_up_grant'].map(
    (kind) => `on record: approved.${kind}`,
  ),
  ...['approval', 'payment', 'refusal'].map((what) => `on record: approved.withdrawal_${what}`),
  ...['consoleObjection.decide', 'consoleHold.release', 'consoleHolder.disable', 'consoleOrder.place'].map(
    (call) => `on record: ${call}`,
  ),
  ...['consoleHold.proposeHold: hold_days_used', 'consoleProposal.approve: same_person'],
  'consoleObjection.proposeUphold: invalid_fields',
  ...['approval', 'payment'].map((what) => `beside another: withdrawal_${what}`),
];

describe('colluding staff with all roles, over months', () => {
  // The short run is the same every time; the wide one (insiders.full.test.ts) is another every time.
  it('never take or block more than is stated, and all of it is on record', {
    timeout: 600_000,
  }, async () => {
    const reached = await runInsiders({ seed: 20_260_302, journeys: 2, steps: 30 });
    expect(PLACES.filter((place) => !reached.has(place))).toEqual([]);
  });
});
