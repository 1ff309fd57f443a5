import { and, eq, objection, one, type Tx } from '@fairlead/db';
import { notify } from '../notifications';
import { changeScore } from '../standing';
import type { ObjectionRow } from './objection';
import type { Subjects } from './subject';

/** What an answer says. `decidedBy` is null where nobody answered in time. */
export interface Decision {
  readonly upheld: boolean;
  readonly answer: string;
  readonly decidedBy: number | null;
}

const takeEffect = async (
  tx: Tx,
  subjects: Subjects,
  { holderId, subjectType, subjectId }: ObjectionRow,
  upheld: boolean,
  now: Date,
): Promise<void> => {
  if (subjectId === null || subjectType === 'account' || subjectType === 'other') return;
  await subjects[subjectType].answer?.(tx, { holderId, id: subjectId }, upheld, now);
};

/**
 * A lost objection costs points (docs/domain/standing.md#credit-score), and the plan it was about gives none
 * when it is settled.
 */
const countLost = (tx: Tx, { holderId, subjectType, subjectId }: ObjectionRow, now: Date): Promise<void> =>
  changeScore(tx, {
    holderId,
    cause: 'objection_lost',
    time: now,
    ...(subjectType === 'order' && subjectId !== null ? { orderId: subjectId } : {}),
  });

/** Answers an open objection, with its effect and a notice. The caller has locked the wallet, then the row. */
export const answerObjection = async (
  tx: Tx,
  subjects: Subjects,
  row: ObjectionRow,
  { upheld, answer, decidedBy }: Decision,
  now: Date,
): Promise<ObjectionRow> => {
  const { holderId, id } = row;
  const answered = one(
    await tx.orm
      .update(objection)
      .set({ state: upheld ? 'upheld' : 'rejected', answer, decidedBy, decidedAt: now })
      .where(and(eq(objection.holderId, holderId), eq(objection.id, id)))
      .returning(),
    `objection ${id} is gone`,
  );
  await takeEffect(tx, subjects, row, upheld, now);
  if (!upheld) await countLost(tx, row, now);
  const key = upheld ? 'objection.upheld' : 'objection.rejected';
  await notify(tx, { holderId, key, parameters: { answer }, time: now });
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
