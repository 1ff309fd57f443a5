import { sql } from 'drizzle-orm';
import { bigint, boolean, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { int8, minor, moment } from './columns';
import { ledger } from './ledger';

/**
 * Cash that came and went, by day (UTC) and kind, kept by a trigger on the moves (docs/domain/overview.md#read-models). A day
 * is kept in 16 stripes chosen by the holder, as the cash itself is.
 */
export const cashDay = ledger.table(
  'cash_day',
  {
    day: date('day', { mode: 'string' }).notNull(),
    kind: text('kind').notNull(),
    isIn: boolean('is_in').notNull(),
    stripe: integer('stripe').notNull(),
    amountMinor: minor('amount_minor').notNull(),
    moves: bigint('moves', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.isIn, table.stripe] })],
);

/** Each entry by which cash came or went, in the order of its number, kept by the same trigger. */
export const cashEntry = ledger.table(
  'cash_entry',
  {
    holderId: int8('holder_id').notNull(),
    seq: int8('seq').notNull(),
    /** Number of the ledger transaction. */
    id: int8('id').notNull().unique(),
    kind: text('kind').notNull(),
    time: moment('time').notNull(),
    /** Above zero where money came in. */
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.holderId, table.seq] }),
    index('cash_entry_kind').on(table.kind, table.id),
    index('cash_entry_time').on(table.time),
  ],
);

/** When each holder first took each step from registration to a payout, kept by triggers. */
export const holderProgress = pgTable(
  'holder_progress',
  {
    holderId: int8('holder_id').primaryKey(),
    registeredAt: moment('registered_at').notNull(),
    toppedUpAt: moment('topped_up_at'),
    fundedAt: moment('funded_at'),
    settledAt: moment('settled_at'),
    withdrewAt: moment('withdrew_at'),
  },
  (table) => [
    index('holder_progress_registered').on(table.registeredAt),
    /** The last step, which the fewest took. */
    index('holder_progress_withdrew').on(table.holderId).where(sql`${table.withdrewAt} is not null`),
  ],
);

/** One row: what of the overview would take a scan, as a job last found it in one snapshot. */
export const overviewFigures = pgTable('overview_figures', {
  only: boolean('only').primaryKey().default(true),
  takenAt: moment('taken_at').notNull(),
  figures: jsonb('figures').$type<Readonly<Record<string, unknown>>>().notNull(),
});
