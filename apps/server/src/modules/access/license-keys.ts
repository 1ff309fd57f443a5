import type { CallOf, ResponseOf } from '@fairlead/contract';
import { and, eq, isNull, licenseKey, type Reader } from '@fairlead/db';
import { done, refuse } from '../../http/answer';
import { countRows } from '../../http/counting';
import { isRefusal } from '../../http/page';
import type { StaffUseCase } from '../../http/route';
import { pageParts, sortedPageOf, sortedStart } from '../../http/sorted';
import { audit } from '../audit';
import { codeFits } from './code-state';
import { hashCode, hintOf, newCode } from './codes';

type Row = typeof licenseKey.$inferSelect;
type Item = ResponseOf<CallOf<'consoleKey.revokeLicenseKey'>>;

const shapeOf = (row: Row): Item => ({
  id: String(row.id),
  hint: row.hint,
  uses_left: row.usesLeft,
  used: row.used,
  staff_activate: row.staffActivates,
  remark: row.remark,
  created_at: row.createdAt.toISOString(),
  expires_at: row.expiresAt?.toISOString() ?? null,
  revoked_at: row.revokedAt?.toISOString() ?? null,
});

const KEYS = {
  created_at: { by: 'license_key.id', type: 'bigint', of: (row: Row) => row.id },
  uses_left: { by: 'license_key.uses_left', type: 'bigint', of: (row: Row) => row.usesLeft },
} as const;
const DEFAULT_ORDER = { ...KEYS.created_at, descending: true };

const isUsedUp = eq(licenseKey.usesLeft, 0);

/** License keys, newest first where nothing else is asked for. */
export const listLicenseKeys: StaffUseCase<'consoleKey.licenseKeys'> = async (
  { database, clock },
  _caller,
  request,
) => {
  const start = sortedStart(request, KEYS, DEFAULT_ORDER);
  if (isRefusal(start)) return start;
  const page = pageParts(start, 'license_key.id');
  const { id, ...wanted } = request;
  const fitting = and(
    id === undefined ? undefined : eq(licenseKey.id, id),
    codeFits(wanted, licenseKey, isUsedUp, clock.now()),
  );
  const rows = await database.orm
    .select()
    .from(licenseKey)
    .where(and(fitting, page.where))
    .orderBy(...page.order)
    .limit(start.limit + 1);
  const total = await countRows(database, request.total_up_to, licenseKey, null, fitting);
  return done({ ...sortedPageOf(start, rows, (row) => row.id, shapeOf), ...total });
};

/** Whether somebody new can register: a key that was not used up, revoked or ended. */
export const hasUsableKey = async (reader: Reader, now: Date): Promise<boolean> => {
  const isUsable = codeFits({ state: 'valid' }, licenseKey, isUsedUp, now);
  return (
    (await reader.orm.select({ id: licenseKey.id }).from(licenseKey).where(isUsable).limit(1)).length > 0
  );
};

/** Issues a batch of license keys; they are told this once and kept as hashes. */
export const issueLicenseKeys: StaffUseCase<'consoleKey.issueLicenseKeys'> = async (
  { database, clock },
  { staffId },
  request,
) => {
  const time = clock.now();
  const expiresAt = request.expires_at === undefined ? null : new Date(request.expires_at);
  if (expiresAt !== null && expiresAt <= time) {
    return refuse('invalid_fields', { fields: { expires_at: 'too_small' } });
  }
  const codes = Array.from({ length: request.number }, newCode);
  const common = {
    usesLeft: request.uses,
    staffActivates: request.staff_activate ?? false,
    remark: request.remark ?? '',
    expiresAt,
  };
  await database.transaction(async (tx) => {
    await tx.orm.insert(licenseKey).values(
      codes.map((code) => ({
        ...common,
        keyHash: hashCode(code),
        hint: hintOf(code),
        issuedBy: staffId,
        createdAt: time,
      })),
    );
    await audit(tx, {
      actor: { type: 'staff', id: staffId },
      act: 'consoleKey.issueLicenseKeys',
      subjectType: 'license_key',
      after: { number: codes.length, ...common, expiresAt: expiresAt?.toISOString() ?? null },
      time,
    });
  });
  return done({ codes });
};

/** Revokes a key: nobody registers with it any more. Accounts made with it stay. */
export const revokeLicenseKey: StaffUseCase<'consoleKey.revokeLicenseKey'> = (
  { database, clock },
  { staffId },
  request,
) =>
  database.transaction(async (tx) => {
    const time = clock.now();
    const isIt = eq(licenseKey.id, request.id);
    const [revoked] = await tx.orm
      .update(licenseKey)
      .set({ revokedAt: time })
      .where(and(isIt, isNull(licenseKey.revokedAt)))
      .returning();
    if (revoked === undefined) {
      const [known] = await tx.orm.select({ id: licenseKey.id }).from(licenseKey).where(isIt);
      return refuse(known === undefined ? 'no_such_data' : 'wrong_state');
    }
    await audit(tx, {
      actor: { type: 'staff', id: staffId },
      act: 'consoleKey.revokeLicenseKey',
      subjectType: 'license_key',
      subjectId: revoked.id,
      after: { reason: request.reason },
      time,
    });
    return done(shapeOf(revoked));
  });
