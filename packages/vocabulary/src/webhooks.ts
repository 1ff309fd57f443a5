import {
  ACCEPTANCE_STATES,
  HOLD_STATES,
  START_UP_OFFER_STATES,
  TOPUP_STEPS,
  WITHDRAWAL_ARRIVALS,
  WITHDRAWAL_STATES,
} from './lists';
import { ORDER_STATUSES } from './orders';
import { OBJECTION_STATES } from './support';

const named = <const Subject extends string, const State extends string>(
  subject: Subject,
  states: readonly State[],
) => states.map((state): `${Subject}.${State}` => `${subject}.${state}`);

/**
 * What programs outside are told of (docs/webhooks.md#events): a subject and the state that it came to, or the step that
 * left its state as it was. A state that is added to one of these lists is an event at once.
 */
export const WEBHOOK_EVENTS = [
  ...named('topup', TOPUP_STEPS),
  ...named('withdrawal', [...WITHDRAWAL_STATES, ...WITHDRAWAL_ARRIVALS]),
  ...named('plan', [...ORDER_STATUSES, 'changed']),
  ...named('dispute', OBJECTION_STATES),
  ...named('hold', HOLD_STATES),
  ...named('start_up', START_UP_OFFER_STATES),
  ...named('coupon', ['received', 'used']),
  ...named('membership', ['opened', 'refunded']),
  ...named('acceptance', ACCEPTANCE_STATES),
  ...named('conversation', ['waiting', 'answered', 'closed']),
  ...named('notice', ['sent', 'withdrawn']),
  ...named('report', ['quarantined', 'counted', 'set_aside']),
  'remittance.posted',
  'media_payment.posted',
  'day.signed',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

export const WEBHOOK_STATES = ['active', 'ended'] as const;

/** How a delivery ended: taken, given up after days of trying, or of no use since its endpoint ended. */
export const WEBHOOK_ENDS = ['delivered', 'given_up', 'dropped'] as const;
export type WebhookEnd = (typeof WEBHOOK_ENDS)[number];

/** What a proposal does to an endpoint. */
export const WEBHOOK_ACTS = ['create', 'change', 'rotate'] as const;
