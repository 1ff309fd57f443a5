import { and, eq, holderRecoveryCode, isNull, type Reader, type Tx } from '@fairlead/db';
import { randomCodes, recoveryCodeHash } from '../../../plugins/second-steps';

const countsStill = (holderId: number) =>
  and(
    eq(holderRecoveryCode.holderId, holderId),
    isNull(holderRecoveryCode.usedAt),
    isNull(holderRecoveryCode.voidedAt),
  );

/** Takes a recovery code, once: one atomic update. */
export const takeRecoveryCode = async (
  tx: Tx,
  { holderId, code }: { readonly holderId: number; readonly code: string },
  now: Date,
): Promise<boolean> => {
  const taken = await tx.orm
    .update(holderRecoveryCode)
    .set({ usedAt: now })
    .where(and(eq(holderRecoveryCode.codeHash, recoveryCodeHash(code)), countsStill(holderId)))
    .returning({ holderId: holderRecoveryCode.holderId });
  return taken.length > 0;
};

/** None of the codes of a holder counts any more. */
export const voidRecoveryCodes = async (tx: Tx, holderId: number, now: Date): Promise<void> => {
  await tx.orm.update(holderRecoveryCode).set({ voidedAt: now }).where(countsStill(holderId));
};

/** New codes in place of all that were made before; kept as hashes alone. */
export const newRecoveryCodes = async (tx: Tx, holderId: number, now: Date): Promise<string[]> => {
  await voidRecoveryCodes(tx, holderId, now);
  const codes = randomCodes();
  await tx.orm
    .insert(holderRecoveryCode)
    .values(codes.map((code) => ({ holderId, codeHash: recoveryCodeHash(code), createdAt: now })));
  return codes;
};

/** How many are left of the codes that were made last, and when that was. */
export const countRecoveryCodes = async (
  reader: Reader,
  holderId: number,
): Promise<{ readonly left: number; readonly madeAt: Date | null }> => {
  const [row] = await reader.query<{ left: number; madeAt: Date | null }>(
    `select count(*) filter (where used_at is null) as left, max(created_at) as "madeAt"
      from holder_recovery_code where holder_id = $1 and voided_at is null`,
    [holderId],
  );
  return row ?? { left: 0, madeAt: null };
};
