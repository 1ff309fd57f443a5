import type { CallOf, ResponseOf } from '@fairlead/contract';
import { and, authorizationCode, eq, isNotNull, isNull } from '@fairlead/db';
import { done, refuse } from '../../http/answer';
import { countRows } from '../../http/counting';
import { isRefusal } from '../../http/page';
import type { StaffUseCase } from '../../http/route';
import { pageParts, sortedPageOf, sortedStart } from '../../http/sorted';
import { findBySubjects, type HolderRef } from '../account';
import { audit } from '../audit';
import { codeFits } from './code-state';
import { hashCode, hintOf, newCode } from './codes';

type Row = typeof authorizationCode.$inferSelect;
type Item = ResponseOf<CallOf<'consoleKey.revokeAuthorizationCode'>>;

const shapeOf = (row: Row, holder: HolderRef | null): Item => ({
  id: String(row.id),
  hint: row.hint,
  used_by: holder?.id ?? null,
  holder,
  remark: row.remark,
  created_at: row.createdAt.toISOString(),
  expires_at: row.expiresAt?.toISOString() ?? null,
  revoked_at: row.revokedAt?.toISOString() ?? null,
});

const KEYS = {
  created_at: { by: 'authorization_code.id', type: 'bigint', of: (code: Row) => code.id },
} as const;
const DEFAULT_ORDER = { ...KEYS.created_at, descending: true };

const isUsedUp = isNotNull(authorizationCode.usedBy);

/** Codes, newest first where nothing else is asked for, each with the account holder that came of it. */
export const listAuthorizationCodes: StaffUseCase<'consoleKey.authorizationCodes'> = async (
  { database, clock },
  _caller,
  request,
) => {
  const start = sortedStart(request, KEYS, DEFAULT_ORDER);
  if (isRefusal(start)) return start;
  const place = pageParts(start, 'authorization_code.id');
  const { id, ...wanted } = request;
  const fitting = and(
    id === undefined ? undefined : eq(authorizationCode.id, id),
    codeFits(wanted, authorizationCode, isUsedUp, clock.now()),
  );
  const rows = await database.orm
    .select()
    .from(authorizationCode)
    .where(and(fitting, place.where))
    .orderBy(...place.order)
    .limit(start.limit + 1);
  const holders = await findBySubjects(
    database,
    rows.flatMap((code) => code.usedBy ?? []),
  );
  const total = await countRows(database, request.total_up_to, authorizationCode, null, fitting);
  const page = sortedPageOf(
    start,
    rows,
    (code) => code.id,
    (code) => shapeOf(code, holders.get(code.usedBy ?? '') ?? null),
  );
  return done({ ...page, ...total });
};

/** Issues a batch of single-use codes; they are told this once and kept as hashes. */
export const issueAuthorizationCodes: StaffUseCase<'consoleKey.issueAuthorizationCodes'> = async (
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
  const remark = request.remark ?? '';
  await database.transaction(async (tx) => {
    await tx.orm.insert(authorizationCode).values(
      codes.map((code) => ({
        codeHash: hashCode(code),
        hint: hintOf(code),
        issuedBy: staffId,
        createdAt: time,
        remark,
        expiresAt,
      })),
    );
    await audit(tx, {
      actor: { type: 'staff', id: staffId },
      act: 'consoleKey.issueAuthorizationCodes',
      subjectType: 'authorization_code',
      after: { number: codes.length, expires_at: expiresAt?.toISOString() ?? null, remark },
      time,
    });
  });
  return done({ codes });
};

/** Revokes a code that nobody has used, by one atomic update; a used one has done its work. */
export const revokeAuthorizationCode: StaffUseCase<'consoleKey.revokeAuthorizationCode'> = (
  { database, clock },
  { staffId },
  request,
) =>
  database.transaction(async (tx) => {
    const time = clock.now();
    const isIt = eq(authorizationCode.id, request.id);
    const [revoked] = await tx.orm
      .update(authorizationCode)
      .set({ revokedAt: time })
      .where(and(isIt, isNull(authorizationCode.usedBy), isNull(authorizationCode.revokedAt)))
      .returning();
    if (revoked === undefined) {
      const [known] = await tx.orm.select({ id: authorizationCode.id }).from(authorizationCode).where(isIt);
      return refuse(known === undefined ? 'no_such_data' : 'wrong_state');
    }
    await audit(tx, {
      actor: { type: 'staff', id: staffId },
      act: 'consoleKey.revokeAuthorizationCode',
      subjectType: 'authorization_code',
      subjectId: revoked.id,
      after: { reason: request.reason },
      time,
    });
    return done(shapeOf(revoked, null));
  });
