import { and, eq, inserted, objection, type Tx } from '@fairlead/db';
import { expirePending } from '../proposals';
import { ANSWER_MS, type ObjectionRow } from './objection';

interface About {
  readonly holderId: number;
  readonly subjectType: ObjectionRow['subjectType'];
  readonly subjectId: number;
}

/** A holder's objection to this that waits for an answer. The caller has locked the wallet, as in all of these. */
export const findOpenObjection = async (
  tx: Tx,
  { holderId, subjectType, subjectId }: About,
): Promise<ObjectionRow | undefined> => {
  const [row] = await tx.orm
    .select()
    .from(objection)
    .where(
      and(
        eq(objection.holderId, holderId),
        eq(objection.subjectType, subjectType),
        eq(objection.subjectId, subjectId),
        eq(objection.state, 'open'),
      ),
    );
  return row;
};

/** What a person says elsewhere is an objection; `text` is a code in the place of words. */
export const openObjection = async (tx: Tx, about: About, text: string, now: Date): Promise<void> => {
  const dueAt = new Date(now.getTime() + ANSWER_MS);
  inserted(
    await tx.orm
      .insert(objection)
      .values({ ...about, text, state: 'open', createdAt: now, dueAt })
      .returning({ id: objection.id }),
  );
};

/** Its holder takes it back. */
export const withdrawObjection = async (tx: Tx, { holderId, id }: ObjectionRow, now: Date): Promise<void> => {
  const own = and(eq(objection.holderId, holderId), eq(objection.id, id));
  await tx.orm.update(objection).set({ state: 'withdrawn', decidedAt: now }).where(own);
  await expirePending(tx, { holderId, subjectType: 'objection', subjectId: id }, now);
};
