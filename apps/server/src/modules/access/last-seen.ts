import { desc, eq, type Reader, session } from '@fairlead/db';

/** When a holder last did something while signed in, on a session that may be over; null where they never were. */
export const readLastSeen = async (reader: Reader, holderId: number): Promise<Date | null> => {
  const [row] = await reader.orm
    .select({ at: session.lastSeenAt })
    .from(session)
    .where(eq(session.holderId, holderId))
    .orderBy(desc(session.lastSeenAt))
    .limit(1);
  return row?.at ?? null;
};
