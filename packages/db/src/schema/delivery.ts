import { boolean, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, identity, int8, minor, moment } from './columns';

/** What two people decided of a report in quarantine, once. Append-only by grants. */
export const reportDecision = pgTable('report_decision', {
  reportId: int8('report_id').primaryKey(),
  accepted: boolean('accepted').notNull(),
  /** Null where the program itself found that nothing stands against the report any more. */
  proposalId: int8('proposal_id'),
  decidedAt: moment('decided_at').notNull(),
});

/** Files of reports that staff uploaded, whole: each report of them names its file by hash. */
export const reportFile = pgTable('report_file', {
  id: identity('id').primaryKey(),
  hash: bytes('hash').notNull().unique(),
  content: bytes('content').notNull(),
  uploadedBy: int8('uploaded_by').notNull(),
  receivedAt: moment('received_at').notNull(),
});

/** Money paid to a network for delivery that was billed: media → bank. */
export const mediaPayment = pgTable(
  'media_payment',
  {
    id: identity('id').primaryKey(),
    network: text('network').notNull(),
    amountMinor: minor('amount_minor').notNull(),
    reference: text('reference').notNull(),
    transactionId: int8('transaction_id').notNull(),
    paidAt: moment('paid_at').notNull(),
  },
  (table) => [uniqueIndex('media_payment_reference').on(table.network, table.reference)],
);
