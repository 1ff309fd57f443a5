import { and, eq, gt, isNull, lte, passkeyChallenge, type Reader, type Tx } from '@fairlead/db';
import type { Services } from '../../../http/services';
import { CHALLENGE_MS, newChallenge } from '../../../plugins/second-steps';

export type Purpose = (typeof passkeyChallenge.$inferSelect)['purpose'];

/** For what a passkey is to sign, and of whom; of nobody where it is to say who signs in. */
interface Asked {
  readonly holderId: number | null;
  readonly purpose: Purpose;
}

/** Something new for a passkey to sign, once. */
export const openChallenge = async (
  reader: Reader,
  { holderId, purpose }: Asked,
  now: Date,
): Promise<string> => {
  const challenge = newChallenge();
  const expiresAt = new Date(now.getTime() + CHALLENGE_MS);
  await reader.orm.insert(passkeyChallenge).values({ challenge, holderId, purpose, expiresAt });
  return challenge;
};

/** Takes what was signed: false where it was never asked for, of another or for something else, too late or twice. */
export const takeChallenge = async (
  tx: Tx,
  { holderId, purpose, challenge }: Asked & { readonly challenge: string },
  now: Date,
): Promise<boolean> => {
  const taken = await tx.orm
    .delete(passkeyChallenge)
    .where(
      and(
        eq(passkeyChallenge.challenge, challenge),
        holderId === null ? isNull(passkeyChallenge.holderId) : eq(passkeyChallenge.holderId, holderId),
        eq(passkeyChallenge.purpose, purpose),
        gt(passkeyChallenge.expiresAt, now),
      ),
    )
    .returning({ challenge: passkeyChallenge.challenge });
  return taken.length > 0;
};

/** Deletes what was asked and never signed. */
export const forgetChallenges = async ({ database, clock }: Services): Promise<number> => {
  const gone = await database.orm
    .delete(passkeyChallenge)
    .where(lte(passkeyChallenge.expiresAt, clock.now()))
    .returning({ challenge: passkeyChallenge.challenge });
  return gone.length;
};
