import { and, asc, eq, isNull, lte, notification, staffNotice, type Tx } from '@fairlead/db';
import type { Job, Services } from '../../http/services';

const BATCH = 50;
const PAUSE_MS = 5_000;

type Row = typeof staffNotice.$inferSelect;

/** The key of notices whose words staff wrote: no language has a text of this name, `words` are read instead. */
const WRITTEN = 'staff';

/** Makes a notification of what staff wrote; the caller holds the row. */
export const publishNotice = async (
  tx: Tx,
  { id, holderId, category, words, link }: Row,
  now: Date,
): Promise<void> => {
  const [told] = await tx.orm
    .insert(notification)
    .values({ holderId, category, key: WRITTEN, words, link, createdAt: now })
    .returning({ id: notification.id });
  if (told === undefined) throw new Error(`notice ${id} was not told`);
  await tx.orm.update(staffNotice).set({ notificationId: told.id }).where(eq(staffNotice.id, id));
};

/** Shows a notification to nobody any more. */
export const withdrawPublished = async (tx: Tx, notificationId: number, now: Date): Promise<void> => {
  await tx.orm.update(notification).set({ withdrawnAt: now }).where(eq(notification.id, notificationId));
};

/** Sends what was written for later and is due. Safe on several nodes at once. Returns how many went out. */
const sendDueNotices = ({ database, clock }: Services): Promise<number> =>
  database.transaction(async (tx) => {
    const now = clock.now();
    const due = await tx.orm
      .select()
      .from(staffNotice)
      .where(
        and(
          isNull(staffNotice.notificationId),
          isNull(staffNotice.withdrawnAt),
          lte(staffNotice.sendAt, now),
        ),
      )
      .orderBy(asc(staffNotice.sendAt))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    for (const row of due) await publishNotice(tx, row, now);
    return due.length;
  });

export const noticesJobs = (services: Services): Job[] => [
  { name: 'notices for later', pauseMs: PAUSE_MS, run: () => sendDueNotices(services) },
];
