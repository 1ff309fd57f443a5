import { WEBHOOK_EVENTS, type WebhookEvent } from '@fairlead/vocabulary';
import { webhookBody, webhookExample } from '../shapes/webhooks';
import type { Parameter } from './headers';
import type { Schema, Schemas } from './schemas';

/** What each event says, in the document and on its page (docs/webhooks.md#events). */
export const WEBHOOK_SUMMARIES: { readonly [Event in WebhookEvent]: string } = {
  'topup.asked': 'a holder asked to add money',
  'topup.card_sent': 'support sent the payment card',
  'topup.posting_proposed': 'one member of staff stated what arrived',
  'topup.posted': 'two agreed: the money is in the wallet',
  'topup.refused': 'the top-up was refused; nothing is posted',
  'topup.cancelled': 'its holder cancelled it',
  'topup.paid': 'its holder says that they paid, again with each receipt that they add; its state stays',
  'withdrawal.requested': 'a holder wants to withdraw money; it is set aside',
  'withdrawal.approved': 'two agreed: it will be paid',
  'withdrawal.paid': 'it was paid',
  'withdrawal.refused': 'it was refused, and the money is back',
  'withdrawal.bounced': 'the payment came back, and the money with it',
  'withdrawal.cancelled': 'it ended without payment, and the money is back',
  'withdrawal.arrived': 'its holder says that the payment arrived; its state stays',
  'withdrawal.missing': 'its holder says that the payment did not arrive; its state stays',
  'plan.waiting_to_put': 'a plan waits for its holder’s money',
  'plan.matching': 'it is funded and with its network',
  'plan.putting': 'it is running',
  'plan.put_failed': 'it failed, and whatever was put on it is back, its coupon too',
  'plan.put_finished': 'its run ended; reports are still coming in',
  'plan.waiting_for_settlement': 'reports are closed; its holder may dispute',
  'plan.settlement_successful': 'it is settled: the revenue is in the wallet',
  'plan.changed':
    'its state stays and `cause` says what changed: a pause, a budget, a limit, a restated report',
  'dispute.open': 'a holder disputes something',
  'dispute.upheld': 'the holder was right; `effect` says what was done',
  'dispute.rejected': 'everything stays as it was',
  'dispute.withdrawn': 'the holder took it back',
  'hold.open':
    'money of a holder is set aside until `expires_at`; `reason` `chargeback` announces a chargeback',
  'hold.posted': 'the chargeback was posted: the money is gone',
  'hold.lifted': 'the money is back',
  'start_up.offered': 'two offered start-up funds to a holder',
  'start_up.accepted': 'the holder accepted: they are lent',
  'start_up.declined': 'the holder declined',
  'start_up.lapsed': 'the holder did not answer in time',
  'coupon.received': 'a holder received a coupon, good until `expires_at`',
  'coupon.used': 'a plan uses it',
  'membership.opened': 'a holder opened a membership',
  'membership.refunded': 'its holder ended it, and the rest of its price is back',
  'acceptance.issued': 'two issued it for a holder, or the holder opened another in its place',
  'acceptance.current': 'its holder opened it by its code',
  'acceptance.claimed': 'its holder says that it was paid',
  'acceptance.confirmed': 'two agreed: the money is in the wallet',
  'acceptance.refused': 'it was refused; nothing is posted',
  'acceptance.expired': 'it was not claimed in time',
  'conversation.waiting':
    'a holder waits for an answer in the chat; sent once until it is answered or closed, and again where the closing is taken back',
  'conversation.answered': 'staff wrote to the holder; sent for each message',
  'conversation.closed': 'staff closed the chat',
  'notice.sent': 'a notice is in the inbox of a holder, or of everyone',
  'notice.withdrawn': 'it was taken back',
  'report.quarantined': 'a report of a network does not count, for now or for good: `reason` says why',
  'report.counted': 'it counts after all',
  'report.set_aside': 'it never counts',
  'remittance.posted': 'a network paid',
  'media_payment.posted': 'a network was paid for delivery',
  'day.signed': 'a day was signed: statements up to its end can be checked',
};

/** What comes with each message beside its body (docs/webhooks.md#a-message), by the name of its component. */
const HEADERS = {
  WebhookId: {
    ...{ name: 'webhook-id', in: 'header', required: true },
    description: 'the same at each try and replay: handle each event once',
    schema: { type: 'string' },
    example: 'evt_00000000000000000000000000000001',
  },
  WebhookTimestamp: {
    ...{ name: 'webhook-timestamp', in: 'header', required: true },
    description: 'of this try, in seconds since 1970; refuse what is more than five minutes off',
    schema: { type: 'string', pattern: '^\\d+$' },
    example: '1772443800',
  },
  WebhookSignature: {
    ...{ name: 'webhook-signature', in: 'header', required: true },
    description:
      '`v1,` and the base64 of HMAC-SHA256 over id, dot, timestamp, dot and body; two, separated by a space, while a secret is replaced',
    // Without an example: a signature fits one body alone (docs/webhooks.md#a-message has one).
    schema: { type: 'string' },
  },
} as const satisfies Readonly<Record<string, Parameter>>;

/** How a receiver answers; nothing but the status is read. */
const ANSWERS = {
  '2XX': { description: 'it was taken' },
  '4XX': { description: 'it was not taken, and is sent again for three days' },
  '5XX': { description: 'it was not taken, and is sent again for three days' },
} as const;

/** The group of the events among those of the calls. */
export const WEBHOOK_TAG = {
  name: 'webhooks',
  description: 'Events that are sent to the endpoints that asked for them, signed by Standard Webhooks.',
} as const;

/** An event as an operation of whoever receives it. */
const operationOf = (event: WebhookEvent, schema: Schema) =>
  ({
    operationId: `webhook.${event}`,
    tags: [WEBHOOK_TAG.name],
    summary: `Event ${event}`,
    description: `${WEBHOOK_SUMMARIES[event].replace(/^./, (letter) => letter.toUpperCase())}.`,
    security: [],
    parameters: Object.keys(HEADERS).map((name) => ({ $ref: `#/components/parameters/${name}` })),
    requestBody: {
      required: true,
      content: { 'application/json': { schema, example: webhookExample(event) } },
    },
    responses: ANSWERS,
  }) as const;

/** The body of an event as a receiver must take it: the sender alone is strict. */
const bodySchemaOf = (schemas: Schemas, event: WebhookEvent): Schema => {
  const { additionalProperties: _, ...schema } = schemas.of(webhookBody(event));
  return schema;
};

/** The `webhooks` of the OpenAPI document, with the headers that they share. */
export const webhooksOf = (schemas: Schemas) => ({
  headers: HEADERS,
  webhooks: Object.fromEntries(
    WEBHOOK_EVENTS.map((event) => [event, { post: operationOf(event, bodySchemaOf(schemas, event)) }]),
  ),
});
