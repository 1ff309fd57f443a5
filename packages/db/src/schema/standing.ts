import { SCORE_CAUSES } from '@fairlead/vocabulary';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity, int8, minor, moment } from './columns';

/**
 * What a holder's shop level is made of (docs/domain/standing.md#shop-level). Made with the holder by a
 * trigger; score and level themselves stand in `account_holder`, where a put reads them.
 */
export const standing = pgTable(
  'standing',
  {
    holderId: int8('holder_id').primaryKey(),
    settledOrders: int8('settled_orders').notNull(),
    /** The sum of all events, before it is kept between 0 and 1000. */
    scoreSum: integer('score_sum').notNull(),
    /** The last event that took points, else the day the account was made. */
    issueFreeSince: moment('issue_free_since').notNull(),
    /** When time alone changes something next: an event rolls off, a month without issue is full. */
    dueAt: moment('due_at'),
  },
  (table) => [index('standing_due').on(table.dueAt)],
);

/** Every change of a credit score with its cause. Append-only by grants, but for the mark that it rolled off. */
export const scoreEvent = pgTable(
  'score_event',
  {
    holderId: int8('holder_id').notNull(),
    id: identity('id').notNull().unique(),
    time: moment('time').notNull(),
    delta: integer('delta').notNull(),
    scoreAfter: integer('score_after').notNull(),
    cause: text('cause', {
      enum: SCORE_CAUSES,
    }).notNull(),
    expiresAt: moment('expires_at'),
    orderId: int8('order_id'),
    remark: text('remark').notNull().default(''),
    /** True once an event of its own has taken it back. */
    rolledOff: boolean('rolled_off').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.holderId, table.id] }),
    index('score_event_expiry').on(table.holderId, table.expiresAt),
    /** Each once. */
    uniqueIndex('score_event_verified')
      .on(table.holderId, table.cause)
      .where(sql`${table.cause} in ('email_verified', 'phone_verified')`),
  ],
);

/** Memberships that were opened: support answers sooner for a time (docs/domain/standing.md#membership). */
export const membership = pgTable(
  'membership',
  {
    holderId: int8('holder_id').notNull(),
    id: identity('id').notNull().unique(),
    openedAt: moment('opened_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    refundUntil: moment('refund_until').notNull(),
    priceMinor: minor('price_minor').notNull(),
    refundedAt: moment('refunded_at'),
    refundedMinor: minor('refunded_minor'),
  },
  (table) => [primaryKey({ columns: [table.holderId, table.id] })],
);
