import {
  OBJECTION_EFFECTS,
  OBJECTION_STATES,
  OBJECTION_SUBJECTS,
  ORDER_STATUSES,
  SUPPORT_TOPICS,
  TOPUP_STATES,
  WEBHOOK_EVENTS,
  type WebhookEvent,
  WITHDRAWAL_STATES,
} from '@fairlead/vocabulary';
import { z } from 'zod';
import { amountMinor, id, position, time } from './basics';

const currency = z.string().describe('ISO 4217; amounts are whole minor units of it');

/** What an event says, by the first word of its name: identifiers, states and amounts, nothing of a person. */
const DATA = {
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
  conversation: z.strictObject({ conversation_id: id, holder_id: id, topic: z.enum(SUPPORT_TOPICS) }),
  report: z.strictObject({
    report_id: id,
    order_id: id,
    holder_id: id,
    source: z.string(),
    bucket: time,
    version: position,
    reason: z.string(),
  }),
  remittance: z.strictObject({
    remittance_id: id,
    network: z.string(),
    amount: amountMinor,
    transaction_id: id,
    currency,
  }),
} as const;

type Subject = keyof typeof DATA;

const EXAMPLES: { readonly [S in Subject]: Omit<z.output<(typeof DATA)[S]>, 'state'> } = {
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
  conversation: { conversation_id: '5', holder_id: '17', topic: 'general' },
  report: {
    ...{ report_id: '880', order_id: '23', holder_id: '17', source: 'north', version: 1 },
    ...{ bucket: '2026-03-02T09:15:00.000Z', reason: 'clicks_above_impressions' },
  },
  remittance: {
    ...{ remittance_id: '6', network: 'north', amount: 120_000, transaction_id: '310', currency: 'USD' },
  },
};

/** What an example says besides, where its state makes it so. */
const BESIDES: { readonly [E in WebhookEvent]?: Readonly<Record<string, string | number>> } = {
  'topup.posted': { posted_amount: 5_000, transaction_id: '204' },
  'dispute.upheld': { effect: 'withdrawal_returned' },
  'plan.settlement_successful': { cause: 'settled_by_remittance', billed: 5_500, revenue: 6_200 },
};

const subjectOf = (event: WebhookEvent): Subject => event.split('.')[0] as Subject;

/** The body of an event as it is sent. */
export const webhookBody = (event: WebhookEvent) =>
  z.strictObject({ type: z.literal(event), timestamp: time, data: DATA[subjectOf(event)] });

/** An event as it would be sent, with made-up numbers: what the preview shows and docs/webhooks.md prints. */
export const webhookExample = (event: WebhookEvent) => {
  const subject = subjectOf(event);
  const state = 'state' in DATA[subject].shape ? { state: event.slice(subject.length + 1) } : {};
  const data = { ...EXAMPLES[subject], ...state, ...BESIDES[event] };
  return webhookBody(event).parse({ type: event, timestamp: '2026-03-02T09:30:00.000Z', data });
};

export const webhookEvent = z.enum(WEBHOOK_EVENTS);
