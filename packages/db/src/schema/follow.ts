import { FOLLOW_EVENTS } from '@fairlead/vocabulary';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { identity, int8, moment } from './columns';

/** Whom a holder follows now: one lead at a time, no row where nobody (docs/domain/follow.md#following). */
export const following = pgTable(
  'following',
  {
    holderId: int8('holder_id').primaryKey(),
    leadId: int8('lead_id').notNull(),
    /** The record that began it; orders that come of it name this record. */
    recordId: int8('record_id').notNull(),
    since: moment('since').notNull(),
  },
  (table) => [index('following_lead').on(table.leadId)],
);

/** What a holder did about following. Append-only by grants. */
export const followRecord = pgTable(
  'follow_record',
  {
    holderId: int8('holder_id').notNull(),
    id: identity('id').notNull().unique(),
    event: text('event', { enum: FOLLOW_EVENTS }).notNull(),
    /** The lead followed from then on, or until then. */
    leadId: int8('lead_id').notNull(),
    time: moment('time').notNull(),
  },
  (table) => [primaryKey({ columns: [table.holderId, table.id] })],
);

/** A plan that a lead published to the followers; open to them until it closes. */
export const publication = pgTable(
  'publication',
  {
    id: identity('id').primaryKey(),
    leadId: int8('lead_id').notNull(),
    productId: int8('product_id').notNull(),
    productVersion: integer('product_version').notNull(),
    publishedAt: moment('published_at').notNull(),
    closesAt: moment('closes_at').notNull(),
  },
  (table) => [index('publication_open').on(table.leadId, table.closesAt)],
);

/** Which order came of which publication, and of which following. Append-only by grants. */
export const leadOffer = pgTable(
  'lead_offer',
  {
    holderId: int8('holder_id').notNull(),
    /** A holder is offered a publication once, however often the lead is changed. */
    publicationId: int8('publication_id').notNull(),
    orderId: int8('order_id').notNull(),
    leadId: int8('lead_id').notNull(),
    recordId: int8('record_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.holderId, table.publicationId] }),
    index('lead_offer_record').on(table.holderId, table.recordId),
    index('lead_offer_lead').on(table.leadId),
    index('lead_offer_order').on(table.holderId, table.orderId),
  ],
);
