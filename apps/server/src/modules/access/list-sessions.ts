import type { CallOf, ParsedOf, ResponseOf } from '@fairlead/contract';
import { and, eq, gt, isNull, session } from '@fairlead/db';
import { type Answer, done } from '../../http/answer';
import { isRefusal } from '../../http/page';
import type { Services } from '../../http/services';
import { pageParts, sortedPageOf, sortedStart } from '../../http/sorted';
import { shownSession } from '../../plugins/sessions';

type Row = typeof session.$inferSelect;

const KEYS = {
  created_at: { by: 'session.id', type: 'bigint', of: (row: Row) => row.id },
  last_seen_at: { by: 'session.last_seen_at', type: 'timestamptz', of: (row: Row) => row.lastSeenAt },
} as const;

/**
 * Where a holder is signed in now, newest use first where nothing else is asked for.
 * @param of the holder, and the session that asks where it is one of the holder's own
 */
export const listSessions = async (
  { database, clock }: Services,
  of: { readonly holderId: number; readonly sessionId?: number },
  request: Omit<ParsedOf<CallOf<'consoleHolder.sessions'>>, 'id'>,
): Promise<Answer<ResponseOf<CallOf<'user.sessions'>>>> => {
  const start = sortedStart(request, KEYS, { ...KEYS.last_seen_at, descending: true });
  if (isRefusal(start)) return start;
  const page = pageParts(start, 'session.id');
  const isOpen = and(isNull(session.revokedAt), gt(session.expiresAt, clock.now()));
  const rows = await database.orm
    .select()
    .from(session)
    .where(and(eq(session.holderId, of.holderId), isOpen, page.where))
    .orderBy(...page.order)
    .limit(start.limit + 1);
  return done(
    sortedPageOf(
      start,
      rows,
      (row) => row.id,
      (row) => shownSession(row, row.id === of.sessionId),
    ),
  );
};
