import { and, eq, holderTotp, isNotNull, lt, type Reader, type Tx } from '@fairlead/db';
import type { Services } from '../../../http/services';
import { newTotpSecret, totpStepOf } from '../../../plugins/second-steps';
import { totpSealingKey } from '../keys';
import { seal, unseal } from './seal';

type Means = Pick<Services, 'config'>;
type Row = typeof holderTotp.$inferSelect;

/** What is kept of a holder's one-time codes, or undefined. */
export const readTotp = async (reader: Reader, holderId: number): Promise<Row | undefined> => {
  const [row] = await reader.orm.select().from(holderTotp).where(eq(holderTotp.holderId, holderId));
  return row;
};

/** A new secret for the authenticator app, which counts after its first code. */
export const beginTotp = async (tx: Tx, { config }: Means, holderId: number): Promise<string> => {
  const secret = newTotpSecret();
  const pendingSecret = seal(totpSealingKey(config), holderId, secret);
  await tx.orm
    .insert(holderTotp)
    .values({ holderId, pendingSecret })
    .onConflictDoUpdate({ target: holderTotp.holderId, set: { pendingSecret } });
  return secret;
};

/**
 * Takes a code's step: false where the code is wrong, or where it or a later one was taken before. One atomic update, so
 * that of two who send the same code one is let in.
 */
const takeStep = async (
  tx: Tx,
  { config }: Means,
  { holderId, code, sealed }: { holderId: number; code: string; sealed: Buffer },
  now: Date,
): Promise<boolean> => {
  const secret = unseal(totpSealingKey(config), holderId, sealed);
  const step = secret === null ? null : totpStepOf(secret, code, now);
  if (step === null) return false;
  const taken = await tx.orm
    .update(holderTotp)
    .set({ step })
    .where(and(eq(holderTotp.holderId, holderId), lt(holderTotp.step, step)))
    .returning({ step: holderTotp.step });
  return taken.length > 0;
};

/** Takes a one-time code of a holder who uses them, once. */
export const takeTotp = async (
  tx: Tx,
  means: Means,
  { holderId, code }: { readonly holderId: number; readonly code: string },
  now: Date,
): Promise<boolean> => {
  const sealed = (await readTotp(tx, holderId))?.secret;
  return sealed != null && (await takeStep(tx, means, { holderId, code, sealed }, now));
};

/** Turns one-time codes on by the first of them; null where none were begun, false where the code is wrong. */
export const confirmPending = async (
  tx: Tx,
  means: Means,
  { holderId, code }: { readonly holderId: number; readonly code: string },
  now: Date,
): Promise<boolean | null> => {
  const sealed = (await readTotp(tx, holderId))?.pendingSecret ?? null;
  if (sealed === null) return null;
  if (!(await takeStep(tx, means, { holderId, code, sealed }, now))) return false;
  await tx.orm
    .update(holderTotp)
    .set({ secret: sealed, pendingSecret: null, since: now })
    .where(eq(holderTotp.holderId, holderId));
  return true;
};

/** Turns one-time codes off; false where they were not on. */
export const endTotp = async (tx: Tx, holderId: number, now: Date): Promise<boolean> => {
  const ended = await tx.orm
    .update(holderTotp)
    .set({ secret: null, pendingSecret: null, since: null, endedAt: now })
    .where(and(eq(holderTotp.holderId, holderId), isNotNull(holderTotp.secret)))
    .returning({ holderId: holderTotp.holderId });
  return ended.length > 0;
};
