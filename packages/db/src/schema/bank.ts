import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, identity, int8, minor, moment } from './columns';

/** A statement of one of the operator's bank accounts, as it came (docs/domain/bank-statements.md). Append-only. */
export const bankStatement = pgTable(
  'bank_statement',
  {
    id: identity('id').primaryKey(),
    /** SHA-256 of the file. */
    hash: bytes('hash').notNull().unique(),
    content: bytes('content').notNull(),
    format: text('format').notNull(),
    account: text('account').notNull(),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    untilDay: date('until_day', { mode: 'string' }).notNull(),
    openingMinor: minor('opening_minor').notNull(),
    closingMinor: minor('closing_minor').notNull(),
    /** In the file, those included that an overlapping statement had brought before. */
    lines: integer('lines').notNull(),
    importedBy: int8('imported_by').notNull(),
    importedAt: moment('imported_at').notNull(),
  },
  (table) => [index('bank_statement_account').on(table.account, table.untilDay)],
);

/** One booking of the bank, once however many statements name it. Money that came in is above zero. Append-only. */
export const bankLine = pgTable(
  'bank_line',
  {
    id: identity('id').primaryKey(),
    /** The first that brought it. */
    statementId: int8('statement_id').notNull(),
    account: text('account').notNull(),
    place: integer('place').notNull(),
    bookedOn: date('booked_on', { mode: 'string' }).notNull(),
    amountMinor: minor('amount_minor').notNull(),
    reference: text('reference').notNull(),
    endToEndId: text('end_to_end_id').notNull(),
    counterparty: text('counterparty').notNull(),
    text: text('text').notNull(),
    /** What a booking is known again by in another statement. */
    fingerprint: bytes('fingerprint').notNull().unique(),
  },
  (table) => [
    index('bank_line_statement').on(table.statementId, table.place),
    index('bank_line_day').on(table.account, table.bookedOn),
    index('bank_line_reference').on(sql`lower(${table.reference})`),
    index('bank_line_end_to_end').on(sql`lower(${table.endToEndId})`),
    /** What came in, by who sent it. */
    index('bank_line_sender')
      .on(sql`lower(${table.counterparty})`)
      .where(sql`${table.amountMinor} > 0`)
      .concurrently(),
  ],
);

/** How another statement words a line that is known, where that differs from all wordings before it. Append-only. */
export const bankWording = pgTable(
  'bank_wording',
  {
    id: identity('id').primaryKey(),
    lineId: int8('line_id').notNull(),
    statementId: int8('statement_id').notNull(),
    place: integer('place').notNull(),
    counterparty: text('counterparty').notNull(),
    text: text('text').notNull(),
  },
  (table) => [
    index('bank_wording_line').on(table.lineId),
    index('bank_wording_statement').on(table.statementId),
  ],
);

/** Which line of the bank answers an entry of the ledger: one at most. Append-only. */
export const bankMatch = pgTable(
  'bank_match',
  {
    transactionId: int8('transaction_id').primaryKey(),
    lineId: int8('line_id').notNull(),
    /** Of the entry; of all entries of a line together, the line's. */
    amountMinor: minor('amount_minor').notNull(),
    /** What two people agreed to; null where reference, amount and direction agree by themselves. */
    proposalId: int8('proposal_id'),
    matchedAt: moment('matched_at').notNull(),
  },
  (table) => [index('bank_match_line').on(table.lineId)],
);
