import { HOLDER_LIMITS } from '@fairlead/contract';
import { describe, expect, it } from 'vitest';
import { COMMAND_NAMES } from './journey';
import { runJourneys } from './run-journeys';

/** Where a run has to have been: without these it would prove little. */
const PLACES = [
  ...['matching', 'putting', 'put_failed', 'put_finished', 'waiting_for_settlement', 'settlement_successful'],
  ...['put: done', 'put: insufficient_balance', 'put: put_amount_out_of_range', 'put: house_not_funded'],
  ...[
    'report: accepted',
    'report: known',
    'report: superseded',
    'report: over_budget',
    'report: outside_run',
  ],
  ...[
    'paused',
    'paused: the network was silent',
    'raise: done',
    'lower: asked',
    'report: while_paused',
    'report: above_daily_cap',
    'control: confirmed',
    'control: unheard',
    'limits: set',
    'limits: limit_already_reached',
  ],
  ...HOLDER_LIMITS.map((limit) => `limit: ${limit}`),
  ...['withdraw: done', 'withdraw: start_up_not_returned', 'withdrawal approve', 'withdrawal pay'],
  ...['chargeback: done', 'start-up: granted', 'acceptance: confirmed', 'acceptance: wrong_state'],
  ...['chargeback of unsettled revenue: done', 'chargeback of unsettled revenue: amount_above_original'],
  ...['account closing', 'account closed'],
];

describe('journeys and staff acts in any order', () => {
  // The same every time, for docs/mutants.md; model.full.test.ts is another every time.
  it('leave the product where a plain model is, after every step', { timeout: 600_000 }, async () => {
    const reached = await runJourneys({ seed: 20_260_303, journeys: 25, steps: 80 });
    expect([...COMMAND_NAMES, ...PLACES].filter((place) => !reached.has(place))).toEqual([]);
  });
});
