import { and, eq, gt, session } from '@fairlead/db';
import type { HolderCaller } from '../../http/route';
import type { Services } from '../../http/services';

/** So long a sign-in by a ticket of the host app proves its person: they have no login password. */
const FRESH_MS = 10 * 60_000;

/** Whether the session that asks was opened a moment ago. */
export const isFreshSignIn = async (
  { database, clock }: Services,
  { holderId, sessionId }: HolderCaller,
): Promise<boolean> => {
  const since = new Date(clock.now().getTime() - FRESH_MS);
  const rows = await database.orm
    .select({ id: session.id })
    .from(session)
    .where(and(eq(session.id, sessionId), eq(session.holderId, holderId), gt(session.createdAt, since)));
  return rows.length > 0;
};
