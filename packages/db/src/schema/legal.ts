import { LEGAL_KINDS } from '@fairlead/vocabulary';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, identity, int8, moment } from './columns';

/**
 * What an account holder agreed to (docs/domain/content.md#what-a-person-agrees-to). Append-only by grants.
 */
export const acceptedTerms = pgTable(
  'accepted_terms',
  {
    holderId: int8('holder_id').notNull(),
    kind: text('kind', { enum: LEGAL_KINDS }).notNull(),
    version: integer('version').notNull(),
    id: identity('id').notNull().unique(),
    contentId: int8('content_id').notNull(),
    /** In which it was read. */
    lang: text('lang').notNull(),
    /** SHA-256 of what was read: title, an empty line, text. */
    hash: bytes('hash').notNull(),
    acceptedAt: moment('accepted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.holderId, table.kind, table.version] }),
    index('accepted_terms_newest').on(table.holderId, table.id),
  ],
);
