import {
  ACCEPTANCE_STATES,
  COUPON_KINDS,
  HOLD_REASONS,
  HOLD_STATES,
  NOTIFICATION_CATEGORIES,
  OBJECTION_EFFECTS,
  OBJECTION_STATES,
  OBJECTION_SUBJECTS,
  ORDER_STATUSES,
  START_UP_OFFER_STATES,
  SUPPORT_TOPICS,
  TOPUP_STATES,
  WEBHOOK_EVENTS,
  type WebhookEvent,
  WITHDRAWAL_STATES,
} from '@fairlead/vocabulary';
import { z } from 'zod';
import { amountMinor, day, id, position, sha256, time } from './basics';

const currency = z.string().describe('ISO 4217; amounts are whole minor units of it');

/** What an event says, by the first part of its name: identifiers, states and amounts, nothing of a person. */
export const WEBHOOK_DATA = {
  topup: z.strictObject({
    topup_id: id,
    holder_id: id,
    state: z.enum(TOPUP_STATES),
    amount: amountMinor.describe('what was asked for'),
    posted_amount: amountMinor.nullable().describe('what the ledger has; null until it is posted'),
    transaction_id: id.nullable(),
    currency,
  }),
  withdrawal: z.strictObject({
    withdrawal_id: id,
    holder_id: id,
    state: z.enum(WITHDRAWAL_STATES).describe('refused, bounced and cancelled: the money is back'),
    amount: amountMinor,
    currency,
  }),
  plan: z.strictObject({
    order_id: id,
    order_number: z.string(),
    product_id: id,
    holder_id: id,
    state: z.enum(ORDER_STATUSES),
    cause: z.string().describe('what moved it, as in the timeline of the plan'),
    amount: amountMinor.describe('what its holder put'),
    budget: amountMinor,
    billed: amountMinor,
    revenue: amountMinor.describe('the holder’s share'),
    currency,
  }),
  dispute: z.strictObject({
    dispute_id: id,
    holder_id: id,
    state: z.enum(OBJECTION_STATES),
    subject_type: z.enum(OBJECTION_SUBJECTS),
    subject_id: id.nullable(),
    effect: z.enum(OBJECTION_EFFECTS).nullable().describe('what upholding it did'),
  }),
  hold: z.strictObject({
    hold_id: id,
    holder_id: id,
    state: z.enum(HOLD_STATES).describe('lifted: the money is back; posted: it is gone'),
    reason: z.enum(HOLD_REASONS),
    amount: amountMinor,
    expires_at: time,
    currency,
  }),
  start_up: z.strictObject({
    offer_id: id,
    holder_id: id,
    state: z.enum(START_UP_OFFER_STATES),
    amount: amountMinor,
    currency,
  }),
  coupon: z.strictObject({
    coupon_id: id,
    holder_id: id,
    kind: z.enum(COUPON_KINDS),
    campaign: z.string().nullable().describe('null: given by staff outside a campaign'),
    order_id: id.nullable().describe('the plan that uses it'),
    expires_at: time,
  }),
  membership: z.strictObject({
    membership_id: id,
    holder_id: id,
    amount: amountMinor.describe('its price'),
    refunded_amount: amountMinor.nullable(),
    ends_at: time,
    currency,
  }),
  acceptance: z.strictObject({
    acceptance_id: id,
    holder_id: id,
    state: z.enum(ACCEPTANCE_STATES),
    amount: amountMinor,
    claimed_amount: amountMinor.nullable().describe('what its holder says to have paid'),
    transaction_id: id.nullable(),
    currency,
  }),
  conversation: z.strictObject({ conversation_id: id, holder_id: id, topic: z.enum(SUPPORT_TOPICS) }),
  notice: z.strictObject({
    notice_id: id,
    holder_id: id.nullable().describe('null: to everyone'),
    category: z.enum(NOTIFICATION_CATEGORIES),
    key: z.string().describe('what it is about, such as `account.disabled`'),
    link: z.string().nullable().describe('a path of the portal'),
  }),
  report: z.strictObject({
    report_id: id,
    order_id: id,
    holder_id: id,
    source: z.string(),
    bucket: time,
    version: position,
    reason: z.string().describe('why it did not count at once'),
  }),
  remittance: z.strictObject({
    remittance_id: id,
    network: z.string(),
    amount: amountMinor,
    transaction_id: id,
    currency,
  }),
  media_payment: z.strictObject({
    media_payment_id: id,
    network: z.string(),
    amount: amountMinor,
    transaction_id: id,
    currency,
  }),
  day: z.strictObject({
    day: day.describe('in the time zone of the programme'),
    root: sha256.describe('over the chains of all holders'),
    key_id: z.string(),
  }),
} as const;

type Subject = keyof typeof WEBHOOK_DATA;

const EXAMPLES: { readonly [S in Subject]: Omit<z.output<(typeof WEBHOOK_DATA)[S]>, 'state'> } = {
  topup: {
    ...{ topup_id: '41', holder_id: '17', amount: 5_000, posted_amount: null, transaction_id: null },
    currency: 'USD',
  },
  withdrawal: { withdrawal_id: '12', holder_id: '17', amount: 4_000, currency: 'USD' },
  plan: {
    ...{ order_id: '23', order_number: '260302-0000023', product_id: '3', holder_id: '17' },
    ...{ cause: 'network_accepted', amount: 5_000, budget: 5_500, billed: 0, revenue: 0, currency: 'USD' },
  },
  dispute: { dispute_id: '9', holder_id: '17', subject_type: 'withdrawal', subject_id: '12', effect: null },
  hold: {
    ...{ hold_id: '31', holder_id: '17', reason: 'chargeback', amount: 5_000, currency: 'USD' },
    expires_at: '2026-03-16T09:30:00.000Z',
  },
  start_up: { offer_id: '4', holder_id: '17', amount: 20_000, currency: 'USD' },
  coupon: {
    ...{ coupon_id: '8', holder_id: '17', kind: 'fixed_amount', campaign: 'newcomer', order_id: null },
    expires_at: '2026-04-01T09:30:00.000Z',
  },
  membership: {
    ...{ membership_id: '2', holder_id: '17', amount: 3_000, refunded_amount: null, currency: 'USD' },
    ends_at: '2026-04-01T09:30:00.000Z',
  },
  acceptance: {
    ...{ acceptance_id: '7', holder_id: '17', amount: 5_000, claimed_amount: null, transaction_id: null },
    currency: 'USD',
  },
  conversation: { conversation_id: '5', holder_id: '17', topic: 'general' },
  notice: {
    ...{ notice_id: '640', holder_id: '17', category: 'activity', key: 'withdrawal.paid' },
    link: '/wallet/withdraw?id=12',
  },
  report: {
    ...{ report_id: '880', order_id: '23', holder_id: '17', source: 'north', version: 1 },
    ...{ bucket: '2026-03-02T09:15:00.000Z', reason: 'clicks_above_impressions' },
  },
  remittance: {
    ...{ remittance_id: '6', network: 'north', amount: 120_000, transaction_id: '310', currency: 'USD' },
  },
  media_payment: {
    ...{ media_payment_id: '3', network: 'north', amount: 90_000, transaction_id: '311', currency: 'USD' },
  },
  day: {
    ...{ day: '2026-03-01', key_id: '5d41402abc4b2a76' },
    root: '9f2c4b1e7a6d5038c1b2a3948576e0f1d2c3b4a5968778695a4b3c2d1e0f1a2b',
  },
};

/** What an example says besides, where its state makes it so, or its name is no state. */
const BESIDES: { readonly [E in WebhookEvent]?: Readonly<Record<string, string | number>> } = {
  'topup.paid': { state: 'card_sent' },
  'topup.posted': { posted_amount: 5_000, transaction_id: '204' },
  'withdrawal.arrived': { state: 'paid' },
  'withdrawal.missing': { state: 'paid' },
  'plan.changed': { state: 'putting', cause: 'paused' },
  'coupon.used': { order_id: '23' },
  'membership.refunded': { refunded_amount: 2_400 },
  'acceptance.claimed': { claimed_amount: 5_000 },
  'acceptance.confirmed': { claimed_amount: 5_000, transaction_id: '205' },
  'dispute.upheld': { effect: 'withdrawal_returned' },
  'plan.settlement_successful': { cause: 'settled_by_remittance', billed: 5_500, revenue: 6_200 },
};

const subjectOf = (event: WebhookEvent): Subject => event.split('.')[0] as Subject;

/** The body of an event as it is sent. */
export const webhookBody = (event: WebhookEvent) =>
  z.strictObject({ type: z.literal(event), timestamp: time, data: WEBHOOK_DATA[subjectOf(event)] });

/** An event as it would be sent, with made-up numbers: what the preview shows and docs/webhooks.md prints. */
export const webhookExample = (event: WebhookEvent) => {
  const subject = subjectOf(event);
  const state = 'state' in WEBHOOK_DATA[subject].shape ? { state: event.slice(subject.length + 1) } : {};
  const data = { ...EXAMPLES[subject], ...state, ...BESIDES[event] };
  return webhookBody(event).parse({ type: event, timestamp: '2026-03-02T09:30:00.000Z', data });
};

export const webhookEvent = z.enum(WEBHOOK_EVENTS);
