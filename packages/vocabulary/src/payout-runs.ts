/** What becomes of a payout run (docs/domain/payout-runs.md#states). */
export const PAYOUT_RUN_STATES = ['proposed', 'approved', 'ended'] as const;

/** Where one payout of a run stands (docs/domain/payout-runs.md#payouts). */
export const PAYOUT_STATES = [
  'chosen',
  'sent',
  'line_found',
  'return_found',
  'doubtful',
  'paid',
  'bounced',
  'left_out',
] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

/**
 * Why no line of a bank counts for a payout, although one has its end-to-end ID or should be there by now
 * (docs/domain/payout-runs.md#what-the-bank-says).
 */
export const PAYOUT_DOUBTS = [
  'amount_differs',
  'payee_differs',
  'several_lines',
  'worded_otherwise',
  'line_taken',
  'return_alone',
  'overdue',
  'paid_though_ended',
  'no_line',
] as const;
export type PayoutDoubt = (typeof PAYOUT_DOUBTS)[number];

/** What whoever decides about a run must acknowledge of its payouts, each as the flag `run_…` (docs/domain/proposals.md#flags). */
export const FLAGGED_CONCERNS = [
  'destination_new',
  'destination_changed',
  'destination_shared',
  'phone_shared',
  'paid_before',
  'open_objection',
  'proposed_beside',
  'due_soon',
] as const;

/** What stands out about one payout, for whoever decides about its run (docs/domain/payout-runs.md#evidence). */
export const PAYOUT_CONCERNS = [...FLAGGED_CONCERNS, 'first_payout', 'device_new'] as const;
export type PayoutConcern = (typeof PAYOUT_CONCERNS)[number];

/** What a bank is given of a run. */
export const PAYOUT_FORMATS = ['pain.001', 'csv'] as const;
export type PayoutFormat = (typeof PAYOUT_FORMATS)[number];
