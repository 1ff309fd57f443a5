import { and, eq, objection, one, type Tx } from '@fairlead/db';
import { notify } from '../notifications';
import { changeScore } from '../standing';
import { NONE, readMet, takeEffect } from './effect';
import { type ObjectionRow, readRejecters } from './objection';
import type { Subjects } from './subject';

/** What an answer says. `decidedBy` is null where nobody answered in time. */
export interface Decision {
  readonly upheld: boolean;
  readonly answer: string;
  readonly decidedBy: number | null;
}

/**
 * A lost objection costs points (docs/domain/standing.md#credit-score), and the plan it was about gives none
 * when it is settled. Repeated about the same thing it costs them once.
 */
const countLost = async (tx: Tx, row: ObjectionRow, now: Date): Promise<void> => {
  const { holderId, subjectType, subjectId } = row;
  if ((await readRejecters(tx, row)).length > 0) return;
  await changeScore(tx, {
    holderId,
    cause: 'objection_lost',
    time: now,
    ...(subjectType === 'order' && subjectId !== null ? { orderId: subjectId } : {}),
  });
};

const keyOf = ({ upheld, decidedBy }: Decision) => {
  if (!upheld) return 'objection.rejected';
  return decidedBy === null ? 'objection.lapsed' : 'objection.upheld';
};

/**
 * Answers an open objection, with its effect (docs/domain/objections.md#effect) and a notice. The caller has locked the
 * wallet, then the row.
 */
export const answerObjection = async (
  tx: Tx,
  subjects: Subjects,
  row: ObjectionRow,
  decision: Decision,
  now: Date,
): Promise<ObjectionRow> => {
  const { holderId, id } = row;
  const { upheld, decidedBy } = decision;
  const by = decidedBy === null ? 'programme' : 'staff';
  const met = decidedBy === null ? await readMet(tx, subjects, row) : null;
  const answer = met ?? decision.answer;
  const effect = met === null ? await takeEffect(tx, subjects, row, { upheld, by }, now) : NONE;
  if (!upheld) await countLost(tx, row, now);
  const answered = one(
    await tx.orm
      .update(objection)
      .set({ state: upheld ? 'upheld' : 'rejected', answer, decidedBy, decidedAt: now, ...effect })
      .where(and(eq(objection.holderId, holderId), eq(objection.id, id)))
      .returning(),
    `objection ${id} is gone`,
  );
  await notify(tx, { holderId, key: keyOf(decision), parameters: { answer }, link: '/objection', time: now });
  return answered;
};

/** Reads one objection for answering it: the wallet is locked first, as by everyone. */
export const lockObjection = async (
  tx: Tx,
  holderId: number,
  id: number,
): Promise<ObjectionRow | undefined> => {
  const [row] = await tx.orm
    .select()
    .from(objection)
    .where(and(eq(objection.holderId, holderId), eq(objection.id, id)))
    .for('update');
  return row;
};
