import { WEBHOOK_ENDS, WEBHOOK_STATES, type WebhookEvent } from '@fairlead/vocabulary';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, identity, int8, moment } from './columns';

/** A program outside that is told of events; made, changed and given another secret by two people (docs/webhooks.md#endpoints). */
export const webhookEndpoint = pgTable('webhook_endpoint', {
  id: identity('id').primaryKey(),
  url: text('url').notNull(),
  description: text('description').notNull(),
  events: text('events').array().$type<WebhookEvent[]>().notNull(),
  state: text('state', { enum: WEBHOOK_STATES }).notNull().default('active'),
  /** The secret comes of it and of the secret beside the database: a copy of the database signs nothing. */
  salt: bytes('salt').notNull(),
  /** Of the secret before, which signs beside the new one until then; null until the new one was seen. */
  formerSalt: bytes('former_salt'),
  formerUntil: moment('former_until'),
  /** Who may see the secret once: who proposed it. */
  secretFor: int8('secret_for').notNull(),
  secretShownAt: moment('secret_shown_at'),
  createdAt: moment('created_at').notNull(),
  endedAt: moment('ended_at'),
});

/** A fact that an endpoint asked for, written in the transaction of the fact (docs/webhooks.md#events). */
export const webhookEvent = pgTable('webhook_event', {
  id: identity('id').primaryKey(),
  /** 0: of the programme. */
  holderId: int8('holder_id').notNull(),
  event: text('event').$type<WebhookEvent>().notNull(),
  data: jsonb('data').$type<Readonly<Record<string, string | number | null>>>().notNull(),
  /** The same at each try and replay: who gets it twice knows it again. */
  messageKey: text('message_key').notNull().unique(),
  happenedAt: moment('happened_at').notNull(),
});

/** One event on its way to one endpoint; retried until it was taken or given up (docs/webhooks.md#delivery). */
export const webhookDelivery = pgTable(
  'webhook_delivery',
  {
    id: identity('id').primaryKey(),
    endpointId: int8('endpoint_id').notNull(),
    eventId: int8('event_id').notNull(),
    /** Repeats that of the event: what is of one holder waits for what came before. */
    holderId: int8('holder_id').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** When trying began; again at a replay. */
    since: moment('since').notNull(),
    /** Null once it ended. */
    dueAt: moment('due_at'),
    ended: text('ended', { enum: WEBHOOK_ENDS }),
    endedAt: moment('ended_at'),
    /** HTTP status of the last answer. */
    lastStatus: integer('last_status'),
    lastError: text('last_error'),
    /** How long the last try took. */
    lastMs: integer('last_ms'),
  },
  (table) => [
    index('webhook_delivery_due').on(table.endpointId, table.dueAt).where(sql`${table.dueAt} is not null`),
    index('webhook_delivery_order')
      .on(table.endpointId, table.holderId, table.id)
      .where(sql`${table.dueAt} is not null`),
    index('webhook_delivery_given_up').on(table.id).where(sql`${table.ended} = 'given_up'`),
    index('webhook_delivery_ended').on(table.endedAt).where(sql`${table.ended} in ('delivered', 'dropped')`),
    index('webhook_delivery_event').on(table.eventId),
    index('webhook_delivery_endpoint').on(table.endpointId, table.id),
  ],
);
