import { and, eq, gt, lte, staffChallenge, type Tx } from '@fairlead/db';
import { CHALLENGE_MS, newChallenge } from '../../plugins/second-steps';

export type Purpose = (typeof staffChallenge.$inferSelect)['purpose'];

/** Something new for a key to sign, once. */
export const openChallenge = async (
  tx: Tx,
  staffId: number,
  purpose: Purpose,
  now: Date,
): Promise<string> => {
  const challenge = newChallenge();
  await tx.orm
    .delete(staffChallenge)
    .where(and(eq(staffChallenge.staffId, staffId), lte(staffChallenge.expiresAt, now)));
  const expiresAt = new Date(now.getTime() + CHALLENGE_MS);
  await tx.orm.insert(staffChallenge).values({ challenge, staffId, purpose, expiresAt });
  return challenge;
};

/** Takes what was signed: false where it was never asked for, of another or for something else, too late or twice. */
export const takeChallenge = async (
  tx: Tx,
  { staffId, purpose, challenge }: Omit<typeof staffChallenge.$inferSelect, 'expiresAt'>,
  now: Date,
): Promise<boolean> => {
  const taken = await tx.orm
    .delete(staffChallenge)
    .where(
      and(
        eq(staffChallenge.challenge, challenge),
        eq(staffChallenge.staffId, staffId),
        eq(staffChallenge.purpose, purpose),
        gt(staffChallenge.expiresAt, now),
      ),
    )
    .returning({ challenge: staffChallenge.challenge });
  return taken.length > 0;
};
