import { and, eq, gt, isNotNull, isNull, type Reader, staffSession } from '@fairlead/db';
import { done, refuse } from '../../http/answer';
import { isRefusal } from '../../http/page';
import type { StaffUseCase } from '../../http/route';
import { pageParts, sortedPageOf, sortedStart } from '../../http/sorted';
import { revokeStaffSession, shownSession } from '../../plugins/sessions';

type Row = typeof staffSession.$inferSelect;

const KEYS = {
  created_at: { by: 'staff_session.id', type: 'bigint', of: (row: Row) => row.id },
  last_seen_at: { by: 'staff_session.last_seen_at', type: 'timestamptz', of: (row: Row) => row.lastSeenAt },
} as const;

/** Where the person is signed in now, newest first: a session of staff is not prolonged by use. */
export const listOwnSessions: StaffUseCase<'consoleAuth.sessions'> = async (
  { database, clock },
  { staffId, tokenHash },
  request,
) => {
  const start = sortedStart(request, KEYS, { ...KEYS.created_at, descending: true });
  if (isRefusal(start)) return start;
  const page = pageParts(start, 'staff_session.id');
  const rows = await database.orm
    .select()
    .from(staffSession)
    .where(
      and(
        eq(staffSession.staffId, staffId),
        isNull(staffSession.revokedAt),
        gt(staffSession.expiresAt, clock.now()),
        page.where,
      ),
    )
    .orderBy(...page.order)
    .limit(start.limit + 1);
  return done(
    sortedPageOf(
      start,
      rows,
      (row) => row.id,
      (row) => shownSession(row, row.tokenHash.equals(tokenHash)),
    ),
  );
};

/** Ends one of the person's own sessions; another's is answered as one that does not exist. */
export const revokeOwnSession: StaffUseCase<'consoleAuth.revokeSession'> = (
  { database, clock },
  { staffId },
  { session_id },
) =>
  database.transaction(async (tx) => {
    const [row] = await tx.orm
      .select({ tokenHash: staffSession.tokenHash })
      .from(staffSession)
      .where(
        and(
          eq(staffSession.id, session_id),
          eq(staffSession.staffId, staffId),
          isNull(staffSession.revokedAt),
        ),
      );
    if (row === undefined) return refuse('no_such_data');
    await revokeStaffSession(tx, staffId, row.tokenHash, clock.now());
    return done({});
  });

/** Whether the OpenID provider opened a session, and no password. */
export const isOfProvider = async (reader: Reader, tokenHash: Buffer): Promise<boolean> => {
  const found = await reader.orm
    .select({ id: staffSession.id })
    .from(staffSession)
    .where(and(eq(staffSession.tokenHash, tokenHash), isNotNull(staffSession.identityId)));
  return found.length > 0;
};
