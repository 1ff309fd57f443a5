import type { StaffRole } from './lists';

/** What staff propose and another decides. */
export const PROPOSAL_KINDS = [
  'topup',
  'withdrawal_approval',
  'withdrawal_payment',
  'withdrawal_refusal',
  'withdrawal_bounce',
  'house_funding',
  'remittance',
  'media_payment',
  'chargeback',
  'start_up_grant',
  'hold',
  'hold_renewal',
  'payee',
  'campaign',
  'acceptance_issue',
  'acceptance_confirmation',
  'credit_score',
  'manual_report',
  'report_file',
  'quarantined_report',
  'product_version',
  'content_version',
  'broadcast',
  'objection_upheld',
  'staff_change',
  'bank_match',
  'payout_run',
  'payout_settlement',
  'contacts',
  'wallet_repair',
  'password_recovery',
  'webhook',
] as const;
export type ProposalKind = (typeof PROPOSAL_KINDS)[number];

/** Which role decides about a kind of proposal. */
export const deciderOf = (kind: ProposalKind): StaffRole =>
  kind === 'staff_change' || kind === 'webhook' ? 'admin' : 'finance_checker';

export const PROPOSAL_STATES = ['pending', 'approved', 'refused', 'expired', 'withdrawn'] as const;

/** What a checker must acknowledge one by one before approving (docs/domain/proposals.md#flags). */
export const PROPOSAL_FLAGS = [
  'amount_differs',
  'method_differs',
  'payee_retired',
  'same_amount',
  'line_names_other',
  'case_waits',
  'more_cases_wait',
  'counterparty_unknown',
  'sender_of_other',
  'no_line',
  'line_amount_differs',
  'receipt_elsewhere',
  'counterparty_differs',
  'own_statement',
  'open_objection',
  'destination_new',
  'destination_changed',
  'destination_shared',
  'phone_shared',
  'paid_before',
  'proposed_beside',
  'holds_most',
  'held_before',
  'house_pays',
  'takes_budget',
  'above_history',
  'terms_far',
  'share_less',
  'cover_new',
  'creative_new',
  'signed_in_lately',
  'payout_changed',
  'contact_changed',
  'in_payout_run',
  'paid_by_line',
  'run_destination_new',
  'run_destination_changed',
  'run_destination_shared',
  'run_phone_shared',
  'run_paid_before',
  'run_open_objection',
  'run_proposed_beside',
  'run_due_soon',
] as const;
export type ProposalFlag = (typeof PROPOSAL_FLAGS)[number];

/** What a statement of a bank may be written in (docs/domain/bank-statements.md#files). */
export const BANK_FORMATS = ['camt.053', 'csv'] as const;
export type BankFormat = (typeof BANK_FORMATS)[number];

/**
 * Why a statement of a bank is not taken (docs/domain/bank-statements.md#what-is-refused); `line_differs` alone is told of one
 * that is.
 */
export const BANK_FAULTS = [
  'unreadable',
  'several_statements',
  'balance_missing',
  'line_unreadable',
  'foreign_account',
  'foreign_currency',
  'amount_too_large',
  'total_too_large',
  'sums_differ',
  'line_twice',
  'line_differs',
  'line_outside',
  'not_over_yet',
  'file_known',
] as const;
export type BankFault = (typeof BANK_FAULTS)[number];
