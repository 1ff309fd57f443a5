import { doublePrecision, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { int8, minor } from './columns';

const subject = {
  subject: text('subject', { enum: ['product', 'lead'] }).notNull(),
  subjectId: int8('subject_id').notNull(),
};

/**
 * What became of all settled orders of a product or a lead (docs/domain/products.md#record), kept with each
 * settlement by triggers on the orders, so that showing it counts nothing. The program's role may only read
 * it.
 */
export const settledRecord = pgTable(
  'settled_record',
  {
    ...subject,
    settled: int8('settled').notNull(),
    lost: int8('lost').notNull(),
    /** The one or two results in the middle, net ÷ billed in basis points; null while nothing is settled. */
    lowerMiddleBp: doublePrecision('lower_middle_bp'),
    upperMiddleBp: doublePrecision('upper_middle_bp'),
    /** How many results are less than the lower middle. */
    below: int8('below').notNull(),
    /** Of a product, over all its settled orders; 0 of a lead (docs/domain/reports.md#measure). */
    views: int8('views').notNull().default(0),
    billedMinor: minor('billed_minor').notNull().default(0),
    revenueMinor: minor('revenue_minor').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.subject, table.subjectId] })],
);

/** How many settled orders had which result: where the middle moves to. */
export const settledResult = pgTable(
  'settled_result',
  {
    ...subject,
    netBp: doublePrecision('net_bp').notNull(),
    orders: int8('orders').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.subjectId, table.netBp] })],
);

/**
 * What all settled orders of a network were billed, and what it was paid for delivery, kept by triggers. A network of a
 * product stays the same once it is published. Read through the view `network_balance`.
 */
export const networkTotal = pgTable('network_total', {
  network: text('network').primaryKey(),
  settledBilledMinor: minor('settled_billed_minor').notNull(),
  mediaPaidMinor: minor('media_paid_minor').notNull(),
});

/**
 * Settled orders that the network still owes for: the house paid ahead
 * (docs/domain/settlement.md#overdue-network). Rows come and go by trigger.
 */
export const settledDebt = pgTable(
  'settled_debt',
  { holderId: int8('holder_id').notNull(), orderId: int8('order_id').notNull() },
  (table) => [primaryKey({ columns: [table.holderId, table.orderId] })],
);
