import { HOLDER_NOTES } from '@fairlead/vocabulary';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity, int8, moment } from './columns';

/** Who of staff has taken what waits at the desk. Chats keep their own, since they are handed over as well. */
export const deskClaim = pgTable(
  'desk_claim',
  {
    queue: text('queue').notNull(),
    subjectId: int8('subject_id').notNull(),
    /** Null: left to whoever takes it next. */
    staffId: int8('staff_id'),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.queue, table.subjectId] })],
);

/** A way of looking at a list of the console that somebody keeps (docs/domain/staff.md#lists). */
export const savedView = pgTable(
  'saved_view',
  {
    id: identity('id').primaryKey(),
    staffId: int8('staff_id').notNull(),
    /** The list, by the first part of its address. */
    page: text('page').notNull(),
    name: text('name').notNull(),
    /** The query of its address. */
    query: text('query').notNull(),
    isShared: boolean('is_shared').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('saved_view_name').on(table.staffId, table.page, table.name),
    index('saved_view_shared').on(table.page).where(sql`${table.isShared}`),
  ],
);

/**
 * What staff write down about a holder, and the tags they set and take off: each a row, append-only by grants
 * (docs/domain/case.md#notes-and-tags).
 */
export const holderNote = pgTable(
  'holder_note',
  {
    holderId: int8('holder_id').notNull(),
    id: identity('id').notNull().unique(),
    staffId: int8('staff_id').notNull(),
    kind: text('kind', { enum: HOLDER_NOTES }).notNull(),
    /** The words of a note; of a tag its code. */
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.holderId, table.id] })],
);
