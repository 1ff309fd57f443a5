export { FLOW_TYPES, type FlowType, MOVEMENT_KINDS } from '@fairlead/money';

/**
 * The closed lists on the wire, without zod: what a screen may import at no cost.
 * Each name is also the key of its phrase in the languages.
 */

/** Languages of the interface (docs/domain/screens.md#languages). */
export const LANGUAGE_CODES = [
  'cht',
  'de',
  'en',
  'fr',
  'jp',
  'kor',
  'pt',
  'ru',
  'spa',
  'th',
  'vi',
  'zh',
] as const;
export type LanguageCode = (typeof LANGUAGE_CODES)[number];

/** How an account holder came in (docs/domain/access.md). */
export const ENTRIES = ['register', 'shell'] as const;

/** Statuses of an order, in their order (docs/domain/plans.md#statuses). */
export const ORDER_STATUSES = [
  'waiting_to_put',
  'matching',
  'putting',
  'put_failed',
  'put_finished',
  'waiting_for_settlement',
  'settlement_successful',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** What the holder wants of a running order. */
export const ORDER_INTENTS = ['run', 'stop'] as const;

/** Where an order came from (docs/domain/plans.md#order). */
export const ORDER_ORIGINS = ['catalogue', 'lead', 'staff'] as const;

/** What moved an order: the cause of each row of its timeline. */
export const ORDER_CAUSES = [
  'order_made',
  'amount_put',
  'network_accepted',
  'placed_by_hand',
  'network_refused',
  'network_silent',
  'cancelled_by_holder',
  'offer_expired',
  'budget_spent',
  'run_over',
  'stop_requested',
  'stopped_by_holder',
  'reports_closed',
  'report_restated',
  'objection_opened',
  'objection_closed',
  'remittance_overdue',
  'settled_by_remittance',
  'settled_by_house',
] as const;
export type OrderCause = (typeof ORDER_CAUSES)[number];

/** Why an order stands where it stands now (`reasons[]`); each has its meaning in each language. */
export const ORDER_REASONS = [
  'offer_open',
  'awaiting_network',
  'awaiting_placement',
  'network_refused',
  'network_silent',
  'cancelled_by_holder',
  'offer_expired',
  'learning',
  'stop_requested',
  'budget_spent',
  'run_over',
  'stopped_by_holder',
  'awaiting_reports',
  'reports_in_quarantine',
  'objection_window',
  'objection_open',
  'awaiting_remittance',
  'remittance_overdue',
  'house_short',
] as const;
export type OrderReason = (typeof ORDER_REASONS)[number];

/** What can be done about a reason: the button beside it; `wait` where time alone does it. */
export const ORDER_REMEDIES = ['put_amount', 'wait', 'cancel', 'stop', 'object', 'choose_another'] as const;

/** Who moves an order on. */
export const ACTORS = ['holder', 'network', 'programme', 'staff'] as const;

/** Kinds of a product (docs/domain/products.md#terms). */
export const PRODUCT_KINDS = ['video', 'landing_page'] as const;

/** Why money of a holder is held (docs/domain/wallet.md#holds). */
export const HOLD_REASONS = ['chargeback', 'identity_check', 'dispute', 'legal_order'] as const;

/** States of a withdrawal (docs/domain/withdrawals.md#states). */
export const WITHDRAWAL_STATES = [
  'requested',
  'approved',
  'paid',
  'refused',
  'bounced',
  'cancelled',
] as const;
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];

/**
 * The rules that both explain and guard a withdrawal (docs/domain/withdrawals.md#eligibility), in the order
 * they are shown.
 */
export const WITHDRAWAL_RULES = [
  'payout_set',
  'payout_cooled',
  'password_set',
  'password_unlocked',
  'password_cooled',
  'amount_in_range',
  'amount_covered',
  'start_up_returned',
  'no_hold',
] as const;

/** The button that clears a rule or a blocker. */
export const WITHDRAWAL_ACTIONS = [
  'set_payout',
  'set_password',
  'return_start_up',
  'change_amount',
  'object',
  'wait',
] as const;

/** Ways to be paid (`withdraw_method_config`). */
export const PAYOUT_METHODS = ['bank_card', 'wallet_address'] as const;

/** States of a top-up case (docs/domain/topups.md#states). */
export const TOPUP_STATES = [
  'asked',
  'card_sent',
  'posting_proposed',
  'posted',
  'refused',
  'cancelled',
] as const;

/** How money came in. */
export const TOPUP_METHODS = ['bank_transfer', 'card', 'wallet', 'cash'] as const;

/** Periods of the statistics by their number on the wire (docs/domain/plans.md#statistics). */
export const STATISTICS_TYPES = { today: 1, week: 2, month: 3, all: 4 } as const;

/** Kinds of a coupon (docs/domain/coupons.md#kinds). */
export const COUPON_KINDS = ['fixed_amount', 'value_add', 'deduction', 'team', 'custom'] as const;
export const COUPON_STATES = ['unused', 'used', 'expired'] as const;

/** Categories of a notification (docs/domain/notifications.md#categories). */
export const NOTIFICATION_CATEGORIES = ['system_announcement', 'system_maintenance', 'activity'] as const;

/** Kinds of an acceptor and the states of an acceptance (docs/domain/acceptors.md#states). */
export const ACCEPTOR_TYPES = ['personal', 'enterprise'] as const;
export const ACCEPTANCE_STATES = ['issued', 'current', 'claimed', 'confirmed', 'refused', 'expired'] as const;

/** What a person may object to (docs/domain/objections.md#subjects). */
export const OBJECTION_SUBJECTS = ['account', 'hold', 'order', 'flow', 'withdrawal', 'other'] as const;
export const OBJECTION_STATES = ['open', 'upheld', 'rejected', 'withdrawn'] as const;

/** States of an account (docs/domain/account.md#states). */
export const ACCOUNT_STATES = ['active', 'not_activated', 'disabled', 'closed'] as const;

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
  'acceptance_confirmation',
  'credit_score',
  'manual_report',
  'report_file',
  'quarantined_report',
  'product_version',
  'content_version',
  'broadcast',
] as const;
export type ProposalKind = (typeof PROPOSAL_KINDS)[number];
export const PROPOSAL_STATES = ['pending', 'approved', 'refused', 'expired'] as const;

/** Figures whose source can be asked for (`GET /source`, docs/domain/statements.md#source-of-a-figure). */
export const SOURCE_FIGURES = [
  'total_assets',
  'available_balance',
  'held',
  'to_be_consumed',
  'to_be_settled',
  'not_yet_received',
  'withdrawing',
  'discount_amount',
  'start_up_funds',
  'spend',
  'impressions',
  'clicks',
  'conversions',
  'revenue',
  'net',
  'progress',
  'returned',
  'flow_record',
] as const;

/** The two desks of the chat (docs/domain/support.md#desks). */
export const SUPPORT_TOPICS = ['general', 'recharge'] as const;
export const MESSAGE_KINDS = ['text', 'image', 'pdf', 'payment_card', 'topup_case', 'notice'] as const;
