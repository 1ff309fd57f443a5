import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bytes, identity, int8, minor, moment } from './columns';

/** The books. The program's role may read them and call their functions, nothing else (docs/adr/0023-ledger.md). */
export const ledger = pgSchema('ledger');

/** One row a holder: totals of each kind of account, and the head of the hash chain. Locked first, always. */
export const wallet = ledger.table(
  'wallet',
  {
    holderId: int8('holder_id').primaryKey(),
    available: minor('available').notNull().default(0),
    held: minor('held').notNull().default(0),
    escrow: minor('escrow').notNull().default(0),
    settling: minor('settling').notNull().default(0),
    withdrawing: minor('withdrawing').notNull().default(0),
    promo: minor('promo').notNull().default(0),
    startUp: minor('start_up').notNull().default(0),
    startUpRunning: minor('start_up_running').notNull().default(0),
    seq: int8('seq').notNull().default(0),
    head: bytes('head').notNull(),
  },
  (table) => [
    check(
      'wallet_not_negative',
      sql`least(${table.available}, ${table.held}, ${table.escrow}, ${table.settling}, ${table.withdrawing}, ${table.promo}, ${table.startUp}, ${table.startUpRunning}) >= 0`,
    ),
  ],
);

/** The parts of a wallet's kind that belong to one order, hold or request. */
export const subAccount = ledger.table(
  'sub_account',
  {
    holderId: int8('holder_id').notNull(),
    kind: text('kind').notNull(),
    ref: int8('ref').notNull(),
    balanceMinor: minor('balance_minor').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.holderId, table.kind, table.ref] }),
    check('sub_account_not_negative', sql`${table.balanceMinor} >= 0`),
  ],
);

/** The programme's accounts, each in stripes so that no row is touched by every transaction. */
export const programmeAccount = ledger.table(
  'programme_account',
  {
    kind: text('kind').notNull(),
    stripe: integer('stripe').notNull(),
    balanceMinor: minor('balance_minor').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.stripe] }),
    check(
      'programme_account_not_negative',
      sql`${table.balanceMinor} >= 0 or ${table.kind} in ('bank', 'network_receivable')`,
    ),
  ],
);

/** A flow record of a holder, or with holder 0 one of the programme alone. */
export const transaction = ledger.table(
  'transaction',
  {
    holderId: int8('holder_id').notNull(),
    seq: int8('seq').notNull(),
    id: identity('id').notNull(),
    kind: text('kind').notNull(),
    time: moment('time').notNull(),
    availableDelta: minor('available_delta').notNull(),
    totalDelta: minor('total_delta').notNull(),
    availableAfter: minor('available_after').notNull(),
    totalAfter: minor('total_after').notNull(),
    remark: text('remark').notNull(),
    /** What it belongs to: order, withdrawal, top_up, hold, report, transaction … */
    linkKind: text('link_kind').notNull(),
    linkId: int8('link_id').notNull(),
    hash: bytes('hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.holderId, table.seq] }),
    index('transaction_link').on(table.holderId, table.linkKind, table.linkId),
    index('transaction_month').on(table.holderId, table.time),
    index('transaction_kind').on(table.holderId, table.kind, table.seq),
    /** Numbers rise with the rows: which few pages hold a number is enough, and costs a put next to nothing. */
    index('transaction_number').using('brin', table.id).with({ pages_per_range: 16, autosummarize: true }),
  ],
);

/** Not the ways of every put and every report: those cost no further index, and are found by their kinds. */
const seldom = ({
  fromKind,
  toKind,
}: {
  readonly fromKind: AnyPgColumn;
  readonly toKind: AnyPgColumn;
}): SQL =>
  sql`(${fromKind}, ${toKind}) not in (('available', 'escrow'), ('escrow', 'available'), ('escrow', 'media'), ('network_receivable', 'settling'))`;

/** Double entry as moves: what leaves one account reaches another, so all accounts sum to zero. */
export const move = ledger.table(
  'move',
  {
    holderId: int8('holder_id').notNull(),
    seq: int8('seq').notNull(),
    number: integer('number').notNull(),
    kind: text('kind').notNull(),
    fromKind: text('from_kind').notNull(),
    fromRef: int8('from_ref').notNull(),
    toKind: text('to_kind').notNull(),
    toRef: int8('to_ref').notNull(),
    amountMinor: minor('amount_minor').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.holderId, table.seq, table.number] }),
    index('move_seldom_from').on(table.holderId, table.fromKind, table.seq).where(seldom(table)),
    index('move_seldom_to').on(table.holderId, table.toKind, table.seq).where(seldom(table)),
    /** Cash that came or went, against which statements of the bank are held. */
    index('move_bank')
      .on(table.holderId, table.seq)
      .where(sql`${table.fromKind} = 'bank' or ${table.toKind} = 'bank'`),
    check('move_positive', sql`${table.amountMinor} > 0 and ${table.amountMinor} <= 9007199254740991`),
  ],
);

/**
 * Two-phase holds: money set aside until posted or voided, with an end of its own
 * (docs/domain/money.md#two-phases).
 */
export const hold = ledger.table(
  'hold',
  {
    holderId: int8('holder_id').notNull(),
    id: identity('id').notNull().unique(),
    /** `held` for staff's and chargeback's holds, `withdrawing` for a withdrawal on its way. */
    account: text('account', { enum: ['held', 'withdrawing'] }).notNull(),
    amountMinor: minor('amount_minor').notNull(),
    reason: text('reason').notNull(),
    opener: text('opener').notNull(),
    openedAt: moment('opened_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    state: text('state', { enum: ['open', 'posted', 'voided'] }).notNull(),
    linkId: int8('link_id').notNull(),
    /** Where the money came from, and goes back to; with `settling`, the order that it is revenue of. */
    fromKind: text('from_kind', { enum: ['available', 'settling'] })
      .notNull()
      .default('available'),
    fromRef: int8('from_ref').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.holderId, table.id] }),
    index('hold_of_order').on(table.holderId, table.fromRef).where(sql`${table.fromKind} = 'settling'`),
    index('hold_expiry').on(table.expiresAt).where(sql`${table.state} = 'open'`),
    index('hold_end').on(table.expiresAt, table.id),
    index('hold_amount').on(table.amountMinor, table.id),
  ],
);

/** What a node had seen and the database had no more, and who accepted that it is lost. */
export const goingBack = ledger.table('going_back', {
  id: identity('id').primaryKey(),
  time: moment('time').notNull(),
  difference: text('difference').notNull(),
  acceptedAt: moment('accepted_at'),
  acceptedBy: text('accepted_by'),
  reason: text('reason'),
});

/** One row: whether money may be written, and why not. */
export const control = ledger.table('control', {
  id: integer('id').primaryKey(),
  writesStopped: boolean('writes_stopped').notNull(),
  reason: text('reason').notNull(),
  since: moment('since'),
});

/**
 * Whose money stands still because their books do not agree with themselves (docs/domain/money.md#check-of-the-books). It
 * is released by a check that passes after two people repaired it.
 */
export const holderFreeze = ledger.table(
  'holder_freeze',
  {
    holderId: int8('holder_id').notNull(),
    id: identity('id').notNull(),
    /** What was found, in words for staff. */
    reason: text('reason').notNull(),
    frozenAt: moment('frozen_at').notNull(),
    repairedAt: moment('repaired_at'),
    releasedAt: moment('released_at'),
  },
  (table) => [
    primaryKey({ columns: [table.holderId, table.id] }),
    uniqueIndex('holder_freeze_open').on(table.holderId).where(sql`released_at is null`),
  ],
);

/**
 * Up to where checks of the books that found nothing have read (docs/domain/money.md#check-of-the-books). No row
 * before the first that read all.
 */
export const booksMark = ledger.table(
  'books_mark',
  {
    id: integer('id').primaryKey().default(1),
    checkedId: int8('checked_id').notNull().default(0),
    actId: int8('act_id').notNull().default(0),
    /** What the moves of all entries up to `checked_id` make of each of the programme's accounts. */
    programme: jsonb('programme').$type<Readonly<Record<string, number>>>().notNull().default({}),
  },
  (table) => [check('books_mark_one', sql`${table.id} = 1`)],
);

/** What a holder's moves up to an entry make of each part, so that a check adds up only those since. */
export const carriedSums = ledger.table('carried_sums', {
  holderId: int8('holder_id').primaryKey(),
  seq: int8('seq').notNull(),
  /** By kind and number of the part, `escrow:7`; without those that are empty. */
  sums: jsonb('sums').$type<Readonly<Record<string, number>>>().notNull(),
});
