import type { CallOf, RequestOf, ResponseOf } from '@fairlead/contract';
import { accountHolder, and, eq, gt, isNull, type Reader, session } from '@fairlead/db';
import { type Answer, done, refuse } from '../../http/answer';
import { isRefusal } from '../../http/page';
import type { StaffCaller } from '../../http/route';
import type { Services } from '../../http/services';
import { pageParts, sortedPageOf, sortedStart } from '../../http/sorted';
import { revokeSessions } from '../../plugins/sessions';
import { audit } from '../audit';
import { notify } from '../notices';
import { listFlowSorted } from '../wallet';

const isHolder = async (reader: Reader, holderId: number): Promise<boolean> => {
  const rows = await reader.orm
    .select({ id: accountHolder.id })
    .from(accountHolder)
    .where(eq(accountHolder.id, holderId));
  return rows.length > 0;
};

/** A holder's flow records, the same that the holder sees; months are those of UTC. */
export const listHolderFlow = async (
  reader: Reader,
  { id, ...request }: RequestOf<CallOf<'consoleHolder.flow'>>,
): Promise<Answer<ResponseOf<CallOf<'consoleHolder.flow'>>>> =>
  (await isHolder(reader, Number(id))) ? listFlowSorted(reader, Number(id), request) : refuse('no_such_data');

type SessionRow = typeof session.$inferSelect;

const SESSION_KEYS = {
  created_at: { by: 'session.id', type: 'bigint', of: (row: SessionRow) => row.id },
  last_seen_at: { by: 'session.last_seen_at', type: 'timestamptz', of: (row: SessionRow) => row.lastSeenAt },
} as const;

/** Where a holder is signed in, newest use first where nothing else is asked for. */
export const listHolderSessions = async (
  { database, clock }: Services,
  { id, ...request }: RequestOf<CallOf<'consoleHolder.sessions'>>,
): Promise<Answer<ResponseOf<CallOf<'consoleHolder.sessions'>>>> => {
  const holderId = Number(id);
  if (!(await isHolder(database, holderId))) return refuse('no_such_data');
  const start = sortedStart(request, SESSION_KEYS, { ...SESSION_KEYS.last_seen_at, descending: true });
  if (isRefusal(start)) return start;
  const page = pageParts(start, 'session.id');
  const isOpen = and(isNull(session.revokedAt), gt(session.expiresAt, clock.now()));
  const rows = await database.orm
    .select()
    .from(session)
    .where(and(eq(session.holderId, holderId), isOpen, page.where))
    .orderBy(...page.order)
    .limit(start.limit + 1);
  return done(
    sortedPageOf(
      start,
      rows,
      (row) => row.id,
      (row) => ({
        id: String(row.id),
        current: false,
        created_at: row.createdAt.toISOString(),
        last_seen_at: row.lastSeenAt.toISOString(),
        expires_at: row.expiresAt.toISOString(),
        address: null,
        device: row.userAgent === '' ? null : row.userAgent,
      }),
    ),
  );
};

/** Signs a holder out everywhere, as after a lost phone; they are told, and why. */
export const signHolderOut = (
  { database, clock }: Services,
  { staffId }: StaffCaller,
  { id, reason }: RequestOf<CallOf<'consoleHolder.revokeSessions'>>,
): Promise<Answer<{ revoked: number }>> =>
  database.transaction(async (tx) => {
    const holderId = Number(id);
    const now = clock.now();
    if (!(await isHolder(tx, holderId))) return refuse('no_such_data');
    const open = await tx.orm
      .select({ id: session.id })
      .from(session)
      .where(and(eq(session.holderId, holderId), isNull(session.revokedAt), gt(session.expiresAt, now)))
      .for('update');
    await revokeSessions(tx, holderId, now);
    const parameters = { reason };
    await notify(tx, { holderId, key: 'account.signedOut', parameters, link: '/settings', time: now });
    await audit(tx, {
      actor: { type: 'staff', id: staffId },
      act: 'consoleHolder.revokeSessions',
      holderId,
      subjectType: 'holder',
      subjectId: holderId,
      after: { revoked: open.length, reason },
      time: now,
    });
    return done({ revoked: open.length });
  });
