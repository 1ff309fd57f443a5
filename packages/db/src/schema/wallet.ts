import {
  PROPOSAL_STATES,
  START_UP_OFFER_STATES,
  TOPUP_STATES,
  WITHDRAWAL_ARRIVALS,
  WITHDRAWAL_STATES,
} from '@fairlead/vocabulary';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, identity, int8, minor, moment } from './columns';

/** A manual top-up from the asking to the posting (docs/domain/topups.md#states). */
export const topUp = pgTable(
  'top_up',
  {
    holderId: int8('holder_id').notNull(),
    id: identity('id').notNull().unique(),
    amountMinor: minor('amount_minor').notNull(),
    state: text('state', {
      enum: TOPUP_STATES,
    }).notNull(),
    /** How the person would like to pay, if they said so. */
    method: text('method'),
    steps: jsonb('steps').$type<readonly CaseStep[]>().notNull(),
    transactionId: int8('transaction_id'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.holderId, table.id] }),
    index('top_up_state').on(table.state, table.id),
    index('top_up_amount').on(table.amountMinor, table.id),
    index('top_up_created').on(table.createdAt, table.id),
    index('top_up_method').on(table.method, table.id),
    /** What waits for staff, in the order of its list. */
    index('top_up_open')
      .on(table.id)
      .where(sql`${table.state} in ('asked', 'card_sent', 'posting_proposed')`),
    /** In the order of one holder's time line. */
    index('top_up_told').on(table.holderId, table.createdAt, table.id),
  ],
);

export interface CaseStep {
  readonly state: string;
  readonly time: string;
  readonly text?: string;
  /** Images that were sent with it. */
  readonly fileIds?: readonly number[];
}

/**
 * Where a holder is paid (docs/domain/withdrawals.md#payout-destination); fields as the method's form names
 * them.
 */
export const payoutSetting = pgTable(
  'payout_setting',
  {
    holderId: int8('holder_id').primaryKey(),
    method: text('method').notNull(),
    fields: jsonb('fields').$type<Readonly<Record<string, string>>>().notNull(),
    changedAt: moment('changed_at').notNull(),
    /** Payouts to it wait until then; null for the first setting. */
    coolingUntil: moment('cooling_until'),
  },
  (table) => [
    /** By the bare number or address: two people who are paid to one are shown to whoever decides. */
    index('payout_destination').on(
      sql`replace(replace(coalesce(${table.fields} ->> 'bank_account', ${table.fields} ->> 'wallet_address', ''), ' ', ''), '-', '')`,
    ),
    /** By its last four characters, which is what people have in hand. */
    index('payout_destination_end').on(
      sql`right(replace(replace(coalesce(${table.fields} ->> 'bank_account', ${table.fields} ->> 'wallet_address', ''), ' ', ''), '-', ''), 4)`,
    ),
  ],
);

export const withdrawal = pgTable(
  'withdrawal',
  {
    holderId: int8('holder_id').notNull(),
    id: identity('id').notNull().unique(),
    amountMinor: minor('amount_minor').notNull(),
    state: text('state', {
      enum: WITHDRAWAL_STATES,
    }).notNull(),
    method: text('method').notNull(),
    destination: jsonb('destination').$type<Readonly<Record<string, string>>>().notNull(),
    reason: text('reason'),
    reference: text('reference'),
    steps: jsonb('steps').$type<readonly CaseStep[]>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** Its one deadline: set by the request, moved by nothing, null once it has ended. */
    dueAt: moment('due_at'),
    /** What its holder says of a payment, and since when. */
    arrival: text('arrival', { enum: WITHDRAWAL_ARRIVALS }),
    arrivalAt: moment('arrival_at'),
  },
  (table) => [
    primaryKey({ columns: [table.holderId, table.id] }),
    index('withdrawal_state').on(table.state, table.id),
    index('withdrawal_amount').on(table.amountMinor, table.id),
    index('withdrawal_created').on(table.createdAt, table.id),
    index('withdrawal_method').on(table.method, table.id),
    /** By when each is due, what has ended last. */
    index('withdrawal_due_order').on(
      sql`coalesce(${table.dueAt}, '9999-12-31T00:00:00.000Z'::timestamptz)`,
      table.id,
    ),
    index('withdrawal_reference').on(sql`lower(${table.reference})`),
    index('withdrawal_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
  ],
);

/** Start-up funds that two people offered; lent only once their holder accepted (docs/domain/wallet.md#start-up-funds). */
export const startUpOffer = pgTable(
  'start_up_offer',
  {
    holderId: int8('holder_id').notNull(),
    id: identity('id').notNull().unique(),
    amountMinor: minor('amount_minor').notNull(),
    state: text('state', { enum: START_UP_OFFER_STATES }).notNull(),
    proposalId: int8('proposal_id').notNull(),
    offeredAt: moment('offered_at').notNull(),
    dueAt: moment('due_at').notNull(),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    primaryKey({ columns: [table.holderId, table.id] }),
    /** One open offer at a time. */
    uniqueIndex('start_up_offer_open').on(table.holderId).where(sql`${table.state} = 'offered'`),
    index('start_up_offer_due').on(table.dueAt).where(sql`${table.state} = 'offered'`),
  ],
);

/**
 * What one member of staff proposes and another decides: maker and checker
 * (docs/domain/proposals.md#two-people).
 */
export const proposal = pgTable(
  'proposal',
  {
    id: identity('id').primaryKey(),
    kind: text('kind').notNull(),
    state: text('state', { enum: PROPOSAL_STATES }).notNull(),
    holderId: int8('holder_id'),
    subjectType: text('subject_type').notNull(),
    subjectId: int8('subject_id'),
    payload: jsonb('payload').$type<Readonly<Record<string, unknown>>>().notNull(),
    /** What proves the money outside, such as `payee/7/778812`; null where nothing outside is claimed. */
    receipt: text('receipt'),
    /** Ledger transactions of the approval. */
    transactionIds: jsonb('transaction_ids').$type<readonly number[]>().notNull().default([]),
    makerId: int8('maker_id').notNull(),
    /** How many people it takes, its maker among them (docs/domain/proposals.md#three-people). */
    people: integer('people').notNull().default(2),
    checkerId: int8('checker_id'),
    refusalReason: text('refusal_reason'),
    createdAt: moment('created_at').notNull(),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    index('proposal_state').on(table.state, table.id),
    index('proposal_kind').on(table.kind, table.id),
    index('proposal_maker').on(table.makerId, table.id),
    index('proposal_holder').on(table.holderId, table.id),
    index('proposal_created').on(table.createdAt, table.id),
    index('proposal_told').on(table.holderId, table.createdAt, table.id),
    index('proposal_told_end').on(table.holderId, table.decidedAt, table.id),
    index('proposal_amount').on(sql`((${table.payload} ->> 'amountMinor')::bigint)`, table.id),
    /** One open proposal of a kind for one thing; of money in and of a withdrawal, one of each maker. */
    uniqueIndex('proposal_open')
      .on(
        table.kind,
        table.subjectType,
        table.subjectId,
        sql`(case when ${table.kind} in ('topup', 'acceptance_confirmation') or ${table.subjectType} = 'withdrawal' then ${table.makerId} else 0 end)`,
      )
      .where(sql`${table.state} = 'pending'`),
    /** What came in, by its amount: two alike are shown to whoever decides. */
    index('proposal_arrived')
      .on(sql`((${table.payload} ->> 'amountMinor')::bigint)`, table.createdAt)
      .where(
        sql`${table.kind} in ('topup', 'acceptance_confirmation') and ${table.state} in ('pending', 'approved')`,
      ),
    /** A receipt or reference proves one thing once, also at the same moment: what was agreed to, never what waits. */
    uniqueIndex('proposal_receipt').on(table.receipt).where(sql`${table.state} = 'approved'`),
    index('proposal_receipt_stated')
      .on(sql`split_part(${table.receipt}, '/', -1)`)
      .where(sql`${table.state} = 'pending'`),
    /** Its number alone, for which each kind of money in asks the others. */
    index('proposal_receipt_number')
      .on(sql`split_part(${table.receipt}, '/', -1)`)
      .where(sql`${table.state} = 'approved'`),
  ],
);

/** Who agreed to a proposal that takes three people, before the last of them (docs/domain/proposals.md#three-people). */
export const proposalAgreement = pgTable(
  'proposal_agreement',
  {
    proposalId: int8('proposal_id').notNull(),
    staffId: int8('staff_id').notNull(),
    agreedAt: moment('agreed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.proposalId, table.staffId] })],
);

/** Who did what: people and system jobs alike, append-only and hash-chained (docs/domain/audit.md#chain). */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: identity('id').primaryKey(),
    time: moment('time').notNull(),
    actorType: text('actor_type', { enum: ['staff', 'holder', 'system'] }).notNull(),
    actorId: int8('actor_id'),
    act: text('act').notNull(),
    holderId: int8('holder_id'),
    subjectType: text('subject_type').notNull(),
    subjectId: int8('subject_id'),
    before: jsonb('before'),
    after: jsonb('after'),
    previousHash: bytes('previous_hash').notNull(),
    hash: bytes('hash').notNull().unique(),
    /** 1: hashed by the program of then; 2: by the database. */
    format: integer('format').notNull().default(1),
  },
  (table) => [
    index('audit_holder').on(table.holderId, table.id),
    /** What was done with one thing, from its own page. */
    index('audit_subject').on(table.subjectType, table.subjectId, table.id),
    /** When a holder changed where they are paid. */
    index('audit_payout').on(table.holderId, table.id).where(sql`${table.act} = 'payout.edit'`),
    /** What was tried and refused. */
    index('audit_refused').on(table.id).where(sql`${table.act} like '%.refused'`),
    /** What was done with accounts of staff. */
    index('audit_staff').on(table.id).where(sql`${table.subjectType} = 'staff'`),
    /** Which lists somebody was shown lately. */
    index('audit_list').on(table.actorId, table.time).where(sql`${table.subjectType} = 'list'`),
  ],
);

/** Runs of the books check (docs/runbook.md), with how much each looked at: nobody counts that again to show it. */
export const booksCheck = pgTable('books_check', {
  id: identity('id').primaryKey(),
  time: moment('time').notNull(),
  passed: boolean('passed').notNull(),
  differences: jsonb('differences').$type<readonly string[]>().notNull(),
  /** Why it could not be finished, in words for staff; null where it was. */
  fault: text('fault'),
  /** True where all was read, false where only what came since: the counts are those of the last that read all. */
  full: boolean('full').notNull().default(true),
  durationMs: integer('duration_ms').notNull(),
  accounts: int8('accounts').notNull().default(0),
  entries: int8('entries').notNull().default(0),
  /** Moves of house money to holders: coupons and start-up funds. */
  gifts: int8('gifts').notNull().default(0),
});
