import { and, eq, gt, inArray, putOrder, type Tx } from '@fairlead/db';

/** Marks the start-up funds in a holder's plans that run: they go back as they are freed. */
export const markStartUpReturning = async (tx: Tx, holderId: number): Promise<void> => {
  await tx.orm
    .update(putOrder)
    .set({ startUpReturning: true })
    .where(
      and(
        eq(putOrder.holderId, holderId),
        inArray(putOrder.status, ['matching', 'putting']),
        gt(putOrder.startUpMinor, 0),
      ),
    );
};
