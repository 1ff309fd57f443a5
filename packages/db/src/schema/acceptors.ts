import {
  ACCEPTANCE_STATES,
  ACCEPTOR_TYPES,
  OBJECTION_EFFECTS,
  OBJECTION_STATES,
  OBJECTION_SUBJECTS,
  PAYEE_STATES,
} from '@fairlead/vocabulary';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, identity, int8, minor, moment } from './columns';
import type { CaseStep } from './wallet';

/** One line of payment details, as a person copies it. */
export interface PayeeLine {
  readonly name: string;
  readonly value: string;
}

/**
 * The payee registry: the only source of payment details that reach a person, approved by two people
 * (docs/domain/topups.md#payees).
 */
export const payee = pgTable(
  'payee',
  {
    id: identity('id').primaryKey(),
    name: text('name').notNull(),
    method: text('method').notNull(),
    lines: jsonb('lines').$type<readonly PayeeLine[]>().notNull(),
    /** The payer writes their operation ID with the payment; whoever is shown the details is shown the number. */
    asksOperationId: boolean('asks_operation_id').notNull().default(false),
    state: text('state', { enum: PAYEE_STATES }).notNull(),
    makerId: int8('maker_id').notNull(),
    checkerId: int8('checker_id'),
    approvedAt: moment('approved_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('payee_name').on(sql`lower(${table.name})`, table.id)],
);

/** A foreign-exchange acceptor for one holder, one amount, one time (docs/domain/acceptors.md#acceptance). */
export const acceptance = pgTable(
  'acceptance',
  {
    holderId: int8('holder_id').notNull(),
    id: identity('id').notNull().unique(),
    type: text('type', { enum: ACCEPTOR_TYPES }).notNull(),
    codeHash: bytes('code_hash').notNull().unique(),
    legalName: text('legal_name').notNull(),
    payeeId: int8('payee_id').notNull(),
    pair: text('pair').notNull(),
    rate: text('rate').notNull(),
    feeBp: integer('fee_bp').notNull(),
    minAmountMinor: minor('min_amount_minor').notNull(),
    maxAmountMinor: minor('max_amount_minor').notNull(),
    amountMinor: minor('amount_minor').notNull(),
    state: text('state', {
      enum: ACCEPTANCE_STATES,
    }).notNull(),
    claimedMinor: minor('claimed_minor'),
    fileIds: jsonb('file_ids').$type<readonly number[]>().notNull().default([]),
    steps: jsonb('steps').$type<readonly CaseStep[]>().notNull(),
    transactionId: int8('transaction_id'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** When its state ends by itself; null once it is decided. */
    dueAt: moment('due_at'),
  },
  (table) => [
    primaryKey({ columns: [table.holderId, table.id] }),
    index('acceptance_state').on(table.state, table.id),
    index('acceptance_amount').on(table.amountMinor, table.id),
    index('acceptance_end').on(table.expiresAt, table.id),
    index('acceptance_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
    /** One is the current one. */
    uniqueIndex('acceptance_current').on(table.holderId).where(sql`${table.state} = 'current'`),
  ],
);

/** What a person objects to, and what came of it (docs/domain/objections.md#states). */
export const objection = pgTable(
  'objection',
  {
    holderId: int8('holder_id').notNull(),
    id: identity('id').notNull().unique(),
    subjectType: text('subject_type', {
      enum: OBJECTION_SUBJECTS,
    }).notNull(),
    subjectId: int8('subject_id'),
    text: text('text').notNull(),
    fileIds: jsonb('file_ids').$type<readonly number[]>().notNull().default([]),
    state: text('state', { enum: OBJECTION_STATES }).notNull(),
    answer: text('answer'),
    decidedBy: int8('decided_by'),
    createdAt: moment('created_at').notNull(),
    dueAt: moment('due_at').notNull(),
    decidedAt: moment('decided_at'),
    /** What upholding it did, with its sum, and the plan whose money it was. */
    effect: text('effect', { enum: OBJECTION_EFFECTS }),
    effectMinor: minor('effect_minor').notNull().default(0),
    effectOrderId: int8('effect_order_id'),
    /** Null while the house still owes it. */
    effectTransactionId: int8('effect_transaction_id'),
  },
  (table) => [
    primaryKey({ columns: [table.holderId, table.id] }),
    index('objection_owed')
      .on(table.decidedAt)
      .where(sql`${table.effect} = 'house_pays' and ${table.effectTransactionId} is null`),
    index('objection_due').on(table.dueAt).where(sql`${table.state} = 'open'`),
    index('objection_state').on(table.state, table.id),
    index('objection_due_all').on(table.dueAt, table.id),
    index('objection_subject').on(table.holderId, table.subjectType, table.subjectId, table.id),
    index('objection_words').using('gin', sql`lower(${table.text}) gin_trgm_ops`),
    /** One open objection to one thing. */
    uniqueIndex('objection_open')
      .on(table.holderId, table.subjectType, sql`coalesce(${table.subjectId}, 0)`)
      .where(sql`${table.state} = 'open'`),
  ],
);
