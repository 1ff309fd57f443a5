import { and, eq, isNull, session, staffSession, type Tx } from '@fairlead/db';
import { tellHolderChanged, tellStaffChanged } from './changes';
import { hashToken, newToken } from './tokens';

/** Sliding: a session ends 30 days after its last use (docs/domain/access.md#sessions). */
export const SESSION_MS = 30 * 86_400_000;
/** However much it is used, somebody signs in anew after a year. */
export const SESSION_MOST_MS = 365 * 86_400_000;
/** Staff sign in each working day. */
const STAFF_SESSION_MS = 12 * 3_600_000;
export interface NewSession {
  readonly token: string;
  readonly expiresAt: Date;
}

/** Signs a holder in; the token is told once and never stored. */
export const openSession = async (
  tx: Tx,
  holderId: number,
  userAgent: string,
  now: Date,
): Promise<NewSession> => {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + SESSION_MS);
  await tx.orm.insert(session).values({
    tokenHash: hashToken(token),
    holderId,
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
    userAgent: userAgent.slice(0, 300),
  });
  return { token, expiresAt };
};

/** Ends one session of a holder; false where it is not his or was ended before. */
export const revokeSession = async (
  tx: Tx,
  holderId: number,
  sessionId: number,
  now: Date,
): Promise<boolean> => {
  const ended = await tx.orm
    .update(session)
    .set({ revokedAt: now })
    .where(and(eq(session.id, sessionId), eq(session.holderId, holderId), isNull(session.revokedAt)))
    .returning({ id: session.id });
  await tellHolderChanged(tx, holderId);
  return ended.length > 0;
};

/** Ends all sessions of a holder, as after a change of password. */
export const revokeSessions = async (tx: Tx, holderId: number, now: Date): Promise<void> => {
  await tx.orm
    .update(session)
    .set({ revokedAt: now })
    .where(and(eq(session.holderId, holderId), isNull(session.revokedAt)));
  await tellHolderChanged(tx, holderId);
};

export const openStaffSession = async (
  tx: Tx,
  staffId: number,
  now: Date,
  userAgent = '',
  /** Of the OpenID provider, where it opens the session and no password. */
  identityId: number | null = null,
): Promise<NewSession> => {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + STAFF_SESSION_MS);
  await tx.orm.insert(staffSession).values({
    tokenHash: hashToken(token),
    staffId,
    identityId,
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
    userAgent: userAgent.slice(0, 300),
  });
  return { token, expiresAt };
};

/** Ends all sessions of a member of staff. */
export const revokeStaffSessions = async (tx: Tx, staffId: number, now: Date): Promise<void> => {
  await tx.orm
    .update(staffSession)
    .set({ revokedAt: now })
    .where(and(eq(staffSession.staffId, staffId), isNull(staffSession.revokedAt)));
  await tellStaffChanged(tx, staffId);
};

/** Ends the staff session of a token's hash. */
export const revokeStaffSession = async (
  tx: Tx,
  staffId: number,
  tokenHash: Buffer,
  now: Date,
): Promise<void> => {
  await tx.orm.update(staffSession).set({ revokedAt: now }).where(eq(staffSession.tokenHash, tokenHash));
  await tellStaffChanged(tx, staffId);
};
