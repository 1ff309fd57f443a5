import { and, eq, lt, staff, type Tx } from '@fairlead/db';
import { totpStepOf } from '../../plugins/second-steps';

/**
 * Takes a one-time code: false where it is wrong, or where it or a later one was taken before. One atomic update, so
 * that of two who send the same code one is let in.
 */
export const takeTotp = async (
  tx: Tx,
  {
    staffId,
    secret,
    code,
    time,
  }: { readonly staffId: number; readonly secret: string; readonly code: string; readonly time: Date },
): Promise<boolean> => {
  const step = totpStepOf(secret, code, time);
  if (step === null) return false;
  const taken = await tx.orm
    .update(staff)
    .set({ totpStep: step })
    .where(and(eq(staff.id, staffId), lt(staff.totpStep, step)))
    .returning({ id: staff.id });
  return taken.length > 0;
};
