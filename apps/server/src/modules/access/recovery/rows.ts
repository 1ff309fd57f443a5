import { createHash, randomBytes } from 'node:crypto';
import { and, count, eq, gt, inArray, inserted, lte, type Reader, recovery, type Tx } from '@fairlead/db';
import { BOUND_MS, MOST } from './terms';

export type RecoveryRow = typeof recovery.$inferSelect;
type Way = RecoveryRow['way'];

const STOPPABLE = inArray(recovery.state, ['proposed', 'open']);

/** What stands in a link, and what is kept of it. */
export const newToken = (): { readonly token: string; readonly tokenHash: Buffer } => {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashOf(token) };
};

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Writes a way to a new password. The holder's row is locked. */
export const addRecovery = async (tx: Tx, values: typeof recovery.$inferInsert): Promise<RecoveryRow> =>
  inserted(await tx.orm.insert(recovery).values(values).returning());

/** Ends ways of a holder that are not used up; of one kind alone where it is named. Returns them. */
export const endRecoveries = (tx: Tx, holderId: number, now: Date, way?: Way): Promise<RecoveryRow[]> =>
  tx.orm
    .update(recovery)
    .set({ state: 'ended', endedAt: now })
    .where(
      and(eq(recovery.holderId, holderId), STOPPABLE, way === undefined ? undefined : eq(recovery.way, way)),
    )
    .returning();

/** Ends what was open for a guest's case or a holder and is out of time, so that it bars no new one. */
export const endOutOfTime = async (
  tx: Tx,
  { holderId, guestCaseId }: { readonly holderId: number; readonly guestCaseId: number },
  now: Date,
): Promise<void> => {
  const isOver = and(eq(recovery.state, 'open'), lte(recovery.expiresAt, now), eq(recovery.way, 'staff'));
  for (const whose of [eq(recovery.holderId, holderId), eq(recovery.guestCaseId, guestCaseId)]) {
    await tx.orm.update(recovery).set({ state: 'ended', endedAt: now }).where(and(isOver, whose));
  }
};

const isUsable = (now: Date) => and(eq(recovery.state, 'open'), gt(recovery.expiresAt, now));

export const findByToken = async (
  reader: Reader,
  token: string,
  now: Date,
): Promise<RecoveryRow | undefined> => {
  const [row] = await reader.orm
    .select()
    .from(recovery)
    .where(and(eq(recovery.tokenHash, hashOf(token)), isUsable(now)));
  return row;
};

export const findByCase = async (
  reader: Reader,
  guestCaseId: number,
  now: Date,
): Promise<RecoveryRow | undefined> => {
  const [row] = await reader.orm
    .select()
    .from(recovery)
    .where(and(eq(recovery.guestCaseId, guestCaseId), isUsable(now)));
  return row;
};

/** One that two people agree to is open from now on; false where it was ended meanwhile. */
export const openRecovery = async (tx: Tx, id: number, expiresAt: Date): Promise<boolean> => {
  const opened = await tx.orm
    .update(recovery)
    .set({ state: 'open', expiresAt })
    .where(and(eq(recovery.id, id), eq(recovery.state, 'proposed')))
    .returning({ id: recovery.id });
  return opened.length > 0;
};

export const endRecovery = async (tx: Tx, id: number, now: Date): Promise<void> => {
  await tx.orm
    .update(recovery)
    .set({ state: 'ended', endedAt: now })
    .where(and(eq(recovery.id, id), STOPPABLE));
};

/** Uses one up; false where somebody was quicker, or it ended. */
export const consume = async (tx: Tx, id: number, now: Date): Promise<boolean> => {
  const used = await tx.orm
    .update(recovery)
    .set({ state: 'used', endedAt: now })
    .where(and(eq(recovery.id, id), isUsable(now)))
    .returning({ id: recovery.id });
  return used.length > 0;
};

/** Whether a way was used so often lately that it is shut for now. */
export const isUsedUp = async (reader: Reader, holderId: number, way: Way, now: Date): Promise<boolean> => {
  const since = new Date(now.getTime() - BOUND_MS);
  const [row] = await reader.orm
    .select({ used: count() })
    .from(recovery)
    .where(
      and(
        eq(recovery.holderId, holderId),
        eq(recovery.way, way),
        eq(recovery.state, 'used'),
        gt(recovery.endedAt, since),
      ),
    );
  return (row?.used ?? 0) >= MOST[way];
};
