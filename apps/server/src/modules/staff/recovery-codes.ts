import { and, eq, isNull, type Reader, staffRecoveryCode, type Tx } from '@fairlead/db';
import { randomCodes, recoveryCodeHash } from '../../plugins/second-steps';

const countsStill = (staffId: number) =>
  and(
    eq(staffRecoveryCode.staffId, staffId),
    isNull(staffRecoveryCode.usedAt),
    isNull(staffRecoveryCode.voidedAt),
  );

/** Takes a recovery code, once: one atomic update. */
export const takeRecoveryCode = async (
  tx: Tx,
  staffId: number,
  code: string,
  now: Date,
): Promise<boolean> => {
  const taken = await tx.orm
    .update(staffRecoveryCode)
    .set({ usedAt: now })
    .where(and(eq(staffRecoveryCode.codeHash, recoveryCodeHash(code)), countsStill(staffId)))
    .returning({ staffId: staffRecoveryCode.staffId });
  return taken.length > 0;
};

/** None of the codes of a member of staff counts any more. */
export const voidRecoveryCodes = async (tx: Tx, staffId: number, now: Date): Promise<void> => {
  await tx.orm.update(staffRecoveryCode).set({ voidedAt: now }).where(countsStill(staffId));
};

/** New codes in place of all that were made before; kept as hashes alone. */
export const newRecoveryCodes = async (tx: Tx, staffId: number, now: Date): Promise<string[]> => {
  await voidRecoveryCodes(tx, staffId, now);
  const codes = randomCodes();
  await tx.orm
    .insert(staffRecoveryCode)
    .values(codes.map((code) => ({ codeHash: recoveryCodeHash(code), staffId, createdAt: now })));
  return codes;
};

interface Counted {
  readonly left: number;
  readonly madeAt: Date | null;
  readonly usedAt: Date | null;
}

/** How many are left of the codes that were made last. */
export const countRecoveryCodes = async (reader: Reader, staffId: number): Promise<Counted> => {
  const [row] = await reader.query<Counted>(
    `select count(*) filter (where used_at is null) as left, max(created_at) as "madeAt", max(used_at) as "usedAt"
      from staff_recovery_code where staff_id = $1 and voided_at is null`,
    [staffId],
  );
  return row ?? { left: 0, madeAt: null, usedAt: null };
};
