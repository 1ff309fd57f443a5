import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { int8, moment } from './columns';

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
