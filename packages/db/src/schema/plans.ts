import {
  NETWORK_TASKS,
  ORDER_INTENTS,
  ORDER_ORIGINS,
  ORDER_STATUSES,
  OUTBOX_KINDS,
} from '@fairlead/vocabulary';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, identity, int8, minor, moment } from './columns';

/**
 * One holder's chance to fund one product (docs/domain/plans.md#order). Keys begin with the holder, see
 * docs/scaling.md.
 */
export const putOrder = pgTable(
  'put_order',
  {
    holderId: int8('holder_id').notNull(),
    id: identity('id').notNull().unique(),
    number: text('number').notNull(),
    productId: int8('product_id').notNull(),
    productVersion: integer('product_version').notNull(),
    status: text('status', { enum: ORDER_STATUSES }).notNull(),
    intent: text('intent', { enum: ORDER_INTENTS }).notNull().default('run'),
    /** Came from the catalogue, a followed lead, or staff. */
    origin: text('origin', { enum: ORDER_ORIGINS }).notNull().default('catalogue'),
    reasons: jsonb('reasons').$type<readonly OrderReasonRow[]>().notNull().default([]),
    amountMinor: minor('amount_minor').notNull().default(0),
    /** What the plan may spend: own + gift + start-up. With the amount and the own part, it grows by what is added later. */
    budgetMinor: minor('budget_minor').notNull().default(0),
    ownMinor: minor('own_minor').notNull().default(0),
    giftMinor: minor('gift_minor').notNull().default(0),
    startUpMinor: minor('start_up_minor').notNull().default(0),
    /** What was added after the put, and what lowering it gave back: without them, the three before are those of the receipt. */
    raisedMinor: minor('raised_minor').notNull().default(0),
    loweredMinor: minor('lowered_minor').notNull().default(0),
    billedMinor: minor('billed_minor').notNull().default(0),
    billedOwnMinor: minor('billed_own_minor').notNull().default(0),
    billedGiftMinor: minor('billed_gift_minor').notNull().default(0),
    billedStartUpMinor: minor('billed_start_up_minor').notNull().default(0),
    /** What `house` bore because a restated report took more than was left. */
    billedHouseMinor: minor('billed_house_minor').notNull().default(0),
    conversions: int8('conversions').notNull().default(0),
    /** What the network owes for conversions, and the holder's and the programme's parts of it. */
    grossMinor: minor('gross_minor').notNull().default(0),
    revenueMinor: minor('revenue_minor').notNull().default(0),
    programmeMinor: minor('programme_minor').notNull().default(0),
    /** Gross received from the network by remittances naming this order. */
    remittedMinor: minor('remitted_minor').notNull().default(0),
    /** Gross advanced by `house` because the network was overdue. */
    advancedMinor: minor('advanced_minor').notNull().default(0),
    /**
     * The holder wants these start-up funds back as they are freed (docs/domain/wallet.md#start-up-funds).
     */
    startUpReturning: boolean('start_up_returning').notNull().default(false),
    couponId: int8('coupon_id'),
    createdAt: moment('created_at').notNull(),
    putAt: moment('put_at'),
    acceptedAt: moment('accepted_at'),
    /** When the run ends at the latest. */
    runEndsAt: moment('run_ends_at'),
    endedAt: moment('ended_at'),
    reportsCloseAt: moment('reports_close_at'),
    objectionEndsAt: moment('objection_ends_at'),
    settledAt: moment('settled_at'),
    /** Counts what the network was told of a running order; an answer to an older number says nothing. */
    controlVersion: integer('control_version').notNull().default(0),
    /** Every pause of it, the oldest first (docs/domain/plans.md#pause). */
    pauses: jsonb('pauses').$type<readonly OrderPauseRow[]>().notNull().default([]),
    /** What ends its run by itself, as its holder set it (docs/domain/plans.md#limits). */
    limits: jsonb('limits').$type<OrderLimitsRow>().notNull().default({}),
    /** The most that is billed for a day, the oldest first (docs/domain/plans.md#daily-cap). */
    dailyCaps: jsonb('daily_caps').$type<readonly DailyCapRow[]>().notNull().default([]),
    /** A lower budget that the network has yet to confirm (docs/domain/plans.md#lower). */
    lowering: jsonb('lowering').$type<{ readonly toMinor: number; readonly dueAt: string }>(),
    /** When the state machine looks at it next; null when nothing is due. */
    dueAt: moment('due_at'),
  },
  (table) => [
    primaryKey({ columns: [table.holderId, table.id] }),
    index('put_order_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
    index('put_order_amount').on(table.amountMinor, table.id),
    /** What was put lately: orders are put soon after they come, so where in the table they lie says enough. */
    index('put_order_put').using('brin', table.putAt),
    index('put_order_status').on(table.holderId, table.status, table.id),
    index('put_order_all_status').on(table.status, table.id),
    index('put_order_created').on(table.createdAt, table.id),
    index('put_order_product').on(table.productId, table.id),
    index('put_order_product_settled')
      .on(table.productId)
      .where(sql`${table.status} = 'settlement_successful'`),
  ],
);

export interface OrderReasonRow {
  readonly reason: string;
  readonly since: string;
  readonly dueAt: string | null;
}

/** One pause: when it was asked for, when it held at the latest, since when it held, until when it was wanted. */
export interface OrderPauseRow {
  readonly askedAt: string;
  readonly dueAt: string;
  /** Null until the network confirmed it, or its hour was over. */
  readonly since: string | null;
  /** Null until its holder asked to go on. */
  readonly until: string | null;
  /** What was billed when it was asked for. */
  readonly billedMinor: number;
}

export interface OrderLimitsRow {
  readonly costPerConversionMinor?: number;
  readonly lossMinor?: number;
  readonly spendWithoutConversionMinor?: number;
  readonly endsAt?: string;
}

/** The most that is billed for each day (UTC) from one on, until another takes its place; null where there is no cap. */
export interface DailyCapRow {
  readonly from: string;
  readonly capMinor: number | null;
}

/** Every change of an order: time, cause, actor. Append-only by grants. */
export const orderEvent = pgTable(
  'order_event',
  {
    holderId: int8('holder_id').notNull(),
    orderId: int8('order_id').notNull(),
    id: identity('id').notNull(),
    status: text('status', { enum: ORDER_STATUSES }).notNull(),
    time: moment('time').notNull(),
    cause: text('cause').notNull(),
    actor: text('actor').notNull(),
    detail: jsonb('detail').notNull().default({}),
  },
  (table) => [
    primaryKey({ columns: [table.holderId, table.orderId, table.id] }),
    /** What happened to all plans of a person, newest first. */
    index('order_event_time').on(table.holderId, table.time),
  ],
);

/** Delivery reports as they came, raw with its hash; the newest accepted version of a bucket counts. */
export const deliveryReport = pgTable(
  'delivery_report',
  {
    holderId: int8('holder_id').notNull(),
    orderId: int8('order_id').notNull(),
    source: text('source').notNull(),
    /** Start of the 15-minute UTC bucket. */
    bucket: moment('bucket').notNull(),
    version: integer('version').notNull(),
    id: identity('id').notNull().unique(),
    impressions: int8('impressions').notNull(),
    clicks: int8('clicks').notNull(),
    conversions: int8('conversions').notNull(),
    spendMinor: minor('spend_minor').notNull(),
    /** Gross and the holder's part for `conversions`. */
    grossMinor: minor('gross_minor').notNull(),
    revenueMinor: minor('revenue_minor').notNull(),
    state: text('state', { enum: ['accepted', 'quarantined'] }).notNull(),
    quarantineReason: text('quarantine_reason'),
    enteredByHand: boolean('entered_by_hand').notNull().default(false),
    /** False once a higher version of the same bucket was accepted. */
    current: boolean('current').notNull(),
    raw: text('raw').notNull(),
    rawHash: bytes('raw_hash').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.holderId, table.orderId, table.source, table.bucket, table.version] }),
    index('delivery_report_statistics').on(table.holderId, table.bucket).where(sql`${table.current}`),
    index('delivery_report_spend').on(table.spendMinor, table.id),
    index('delivery_report_received').on(table.receivedAt, table.id),
    index('delivery_report_source').on(table.source, table.id),
    index('delivery_report_quarantined').on(table.id).where(sql`${table.state} = 'quarantined'`),
  ],
);

/** What must leave the system; retried until done or given up (docs/domain/networks.md#outbox). */
export const outbox = pgTable(
  'outbox',
  {
    id: identity('id').primaryKey(),
    holderId: int8('holder_id').notNull(),
    orderId: int8('order_id').notNull(),
    network: text('network').notNull(),
    kind: text('kind', { enum: OUTBOX_KINDS }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    dueAt: moment('due_at'),
    doneAt: moment('done_at'),
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('outbox_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
    index('outbox_attempts').on(table.attempts, table.id),
    /** Given up: what people must look at, however much has left. */
    index('outbox_failed').on(table.id).where(sql`${table.doneAt} is null and ${table.dueAt} is null`),
  ],
);

/** What staff have to tell a network without an interface of a running order (docs/domain/networks.md#csv-networks). */
export const networkTask = pgTable(
  'network_task',
  {
    id: identity('id').primaryKey(),
    holderId: int8('holder_id').notNull(),
    orderId: int8('order_id').notNull(),
    kind: text('kind', { enum: NETWORK_TASKS }).notNull(),
    /** Of the order's control (`control_version`): a message to the network that is sent again is one task. */
    version: integer('version').notNull(),
    createdAt: moment('created_at').notNull(),
    toldAt: moment('told_at'),
  },
  (table) => [
    uniqueIndex('network_task_once').on(table.orderId, table.kind, table.version),
    index('network_task_open').on(table.orderId).where(sql`${table.toldAt} is null`),
  ],
);

/** The demo network's own books of what it was asked to run: it stands for a system outside. */
export const demoRun = pgTable(
  'demo_run',
  {
    orderId: int8('order_id').primaryKey(),
    holderId: int8('holder_id').notNull(),
    submittedAt: moment('submitted_at').notNull(),
    answeredAt: moment('answered_at'),
    cancelledAt: moment('cancelled_at'),
    endsAt: moment('ends_at'),
    remittedAt: moment('remitted_at'),
    dueAt: moment('due_at'),
  },
  (table) => [index('demo_run_due').on(table.dueAt).where(sql`${table.dueAt} is not null`)],
);

/** Money received from a network, each line naming the order it pays for (docs/domain/settlement.md#remittances). */
export const remittance = pgTable(
  'remittance',
  {
    id: identity('id').primaryKey(),
    network: text('network').notNull(),
    receiptNumber: text('receipt_number').notNull(),
    amountMinor: minor('amount_minor').notNull(),
    transactionId: int8('transaction_id').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [
    uniqueIndex('remittance_receipt').on(table.network, table.receiptNumber),
    index('remittance_amount').on(table.amountMinor, table.id),
  ],
);

export const remittanceLine = pgTable(
  'remittance_line',
  {
    holderId: int8('holder_id').notNull(),
    orderId: int8('order_id').notNull(),
    remittanceId: int8('remittance_id').notNull(),
    amountMinor: minor('amount_minor').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.holderId, table.orderId, table.remittanceId] }),
    index('remittance_line_of').on(table.remittanceId),
  ],
);
