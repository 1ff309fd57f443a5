import type { Objection } from '@fairlead/contract';
import { and, asc, eq, objection, type Reader } from '@fairlead/db';
import { countUpTo } from '../../http/counting';

/** An objection as its table keeps it. */
export type ObjectionRow = typeof objection.$inferSelect;

/** An objection that nobody answers by then is upheld (docs/domain/objections.md#deadline). */
export const ANSWER_MS = 7 * 24 * 3_600_000;

/** A holder's objections that wait for an answer, the oldest first. */
export const listOpenObjections = (reader: Reader, holderId: number): Promise<ObjectionRow[]> =>
  reader.orm
    .select()
    .from(objection)
    .where(and(eq(objection.holderId, holderId), eq(objection.state, 'open')))
    .orderBy(asc(objection.id));

/** How many objections a holder made, counted up to so many. */
export const countObjections = (reader: Reader, holderId: number, upTo: number): Promise<number> =>
  countUpTo(reader, upTo, objection, eq(objection.holderId, holderId));

/** What upholding it did, for the record. */
export const effectOf = ({ effect, effectMinor }: ObjectionRow) =>
  effect === null ? {} : { effect, amountMinor: effectMinor };

/**
 * Who rejected an objection of this holder to the same thing before, each once. One to nothing that it names, `other`, is
 * of a thing of its own each time.
 */
export const readRejecters = async (
  reader: Reader,
  { holderId, subjectType, subjectId }: ObjectionRow,
): Promise<(number | null)[]> => {
  if (subjectType === 'other') return [];
  const about = and(eq(objection.holderId, holderId), eq(objection.subjectType, subjectType));
  const named = subjectId === null ? undefined : eq(objection.subjectId, subjectId);
  const rows = await reader.orm
    .selectDistinct({ by: objection.decidedBy })
    .from(objection)
    .where(and(about, named, eq(objection.state, 'rejected')));
  return rows.map(({ by }) => by);
};

const answeredBy = ({ state, decidedBy }: ObjectionRow): Objection['answered_by'] => {
  if (state === 'open' || state === 'withdrawn') return null;
  return decidedBy === null ? 'deadline' : 'staff';
};

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
  answered_by: answeredBy(row),
  effect:
    row.effect === null
      ? null
      : {
          kind: row.effect,
          amount: row.effectMinor,
          paid: row.effect !== 'house_pays' || row.effectTransactionId !== null,
        },
});
