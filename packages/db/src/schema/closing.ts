import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { int8, moment } from './columns';

/**
 * Accounts that their holders close: everything is wound up and paid out, at once or as it is freed
 * (docs/domain/account.md#closing).
 */
export const accountClosing = pgTable(
  'account_closing',
  {
    holderId: int8('holder_id').primaryKey(),
    since: moment('since').notNull(),
    reason: text('reason'),
    /** When nothing was left to come; the account is closed from then on. */
    closedAt: moment('closed_at'),
  },
  (table) => [index('account_closing_open').on(table.holderId).where(sql`${table.closedAt} is null`)],
);
