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
export type OrderIntent = (typeof ORDER_INTENTS)[number];

/** What became of an order, as lists are filtered by it: of the holder's own money, or nothing to say of it yet. */
export const ORDER_OUTCOMES = ['no_loss', 'loss', 'none'] as const;
export type OrderOutcome = (typeof ORDER_OUTCOMES)[number];

/** Where an order came from (docs/domain/plans.md#order). */
export const ORDER_ORIGINS = ['catalogue', 'lead', 'staff'] as const;
export type OrderOrigin = (typeof ORDER_ORIGINS)[number];

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
  'pause_requested',
  'paused',
  'resume_requested',
  'resumed',
  'budget_raised',
  'budget_lower_requested',
  'budget_lowered',
  'limits_changed',
  'limit_reached',
  'stopped_by_limit',
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
  'pause_requested',
  'paused',
  'resume_requested',
  'budget_lower_requested',
  'limit_reached',
  'stopped_by_limit',
  'awaiting_reports',
  'reports_in_quarantine',
  'objection_window',
  'objection_open',
  'awaiting_remittance',
  'remittance_overdue',
  'house_short',
] as const;
export type OrderReason = (typeof ORDER_REASONS)[number];

/** Whether the network delivers a running order, as far as it has confirmed what its holder asked for. */
export const ORDER_PACES = ['running', 'pausing', 'paused', 'resuming'] as const;
export type OrderPace = (typeof ORDER_PACES)[number];

/** What staff tell a network without an interface about a running order: what its holder wants now, or that it is over. */
export const NETWORK_TASKS = ['control', 'cancel'] as const;
export type NetworkTask = (typeof NETWORK_TASKS)[number];

/** The limits that end a run by themselves (docs/domain/plans.md#limits). */
const ORDER_LIMITS = ['cost_per_conversion', 'loss', 'spend_without_conversion', 'ends_at'] as const;
export type OrderLimit = (typeof ORDER_LIMITS)[number];

/** All that a holder sets of a run: what ends it, and the most for a day, which ends nothing. */
export const HOLDER_LIMITS = [...ORDER_LIMITS, 'daily_cap'] as const;

/** What can be done about a reason: the button beside it; `wait` where time alone does it. */
export const ORDER_REMEDIES = [
  'put_amount',
  'wait',
  'cancel',
  'stop',
  'resume',
  'object',
  'choose_another',
] as const;

/** Who moves an order on. */
export const ACTORS = ['holder', 'network', 'programme', 'staff'] as const;
export type Actor = (typeof ACTORS)[number];

/** What the outbox tells a network about an order (docs/domain/networks.md#outbox). */
export const OUTBOX_KINDS = ['submit', 'cancel', 'control'] as const;
export type OutboxKind = (typeof OUTBOX_KINDS)[number];
