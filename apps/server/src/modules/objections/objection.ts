import type { Objection } from '@fairlead/contract';
import type { objection } from '@fairlead/db';

/** An objection as its table keeps it. */
export type ObjectionRow = typeof objection.$inferSelect;

/** An objection that nobody answers by then is upheld (docs/domain/objections.md#deadline). */
export const ANSWER_MS = 7 * 24 * 3_600_000;

/** An objection as its holder sees it. */
export const objectionShape = (row: ObjectionRow): Objection => ({
  id: String(row.id),
  subject_type: row.subjectType,
  subject_id: row.subjectId === null ? null : String(row.subjectId),
  text: row.text,
  state: row.state,
  answer: row.answer,
  created_at: row.createdAt.toISOString(),
  due_at: row.dueAt.toISOString(),
  decided_at: row.decidedAt?.toISOString() ?? null,
});
