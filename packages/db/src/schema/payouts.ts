import { PAYOUT_FORMATS, PAYOUT_RUN_STATES } from '@fairlead/vocabulary';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, identity, int8, minor, moment } from './columns';

/** Withdrawals that are paid by one file of the bank (docs/domain/payout-runs.md). */
export const payoutRun = pgTable(
  'payout_run',
  {
    id: identity('id').primaryKey(),
    state: text('state', { enum: PAYOUT_RUN_STATES }).notNull(),
    /** Of the operator's, in capital letters and digits alone: it is paid from there. */
    account: text('account').notNull(),
    madeBy: int8('made_by').notNull(),
    madeAt: moment('made_at').notNull(),
    decidedBy: int8('decided_by'),
    decidedAt: moment('decided_at'),
  },
  (table) => [index('payout_run_state').on(table.state, table.id)],
);

/** One withdrawal of a run. */
export const runPayout = pgTable(
  'run_payout',
  {
    holderId: int8('holder_id').notNull(),
    runId: int8('run_id').notNull(),
    withdrawalId: int8('withdrawal_id').notNull(),
    /** In the run, from 1. */
    place: integer('place').notNull(),
    amountMinor: minor('amount_minor').notNull(),
    /** What the bank carries from the order to the line of its statement. */
    endToEndId: text('end_to_end_id').notNull(),
    /** Waits for its run's decision, or was sent with it: no other run may take the withdrawal. */
    isLive: boolean('is_live').notNull(),
    /** The lines of the bank by which two people settled it. */
    lineId: int8('line_id'),
    returnLineId: int8('return_line_id'),
  },
  (table) => [
    primaryKey({ columns: [table.holderId, table.runId, table.withdrawalId] }),
    index('run_payout_place').on(table.runId, table.place),
    uniqueIndex('run_payout_live').on(table.withdrawalId).where(sql`${table.isLive}`),
  ],
);

/** What the bank is given of a run, drawn once. Append-only. */
export const payoutFile = pgTable(
  'payout_file',
  {
    runId: int8('run_id').notNull(),
    format: text('format', { enum: PAYOUT_FORMATS }).notNull(),
    content: bytes('content').notNull(),
    /** SHA-256 of the content. */
    hash: bytes('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.format] })],
);
