import {
  and,
  asc,
  eq,
  inserted,
  isNotNull,
  isNull,
  lte,
  notification,
  or,
  staffNotice,
  type Tx,
} from '@fairlead/db';
import type { Job, Services } from '../../http/services';
import { audit } from '../audit';
import { channelsJobs } from './channels/jobs';
import { countRecipients } from './recipients';

const BATCH = 50;
const PAUSE_MS = 5_000;

const AHEAD_MS = 30 * 24 * 3_600_000;

/** Whether it would go out later than staff may plan, 30 days ahead (docs/domain/notifications.md#notices-to-one-person). */
export const isTooFarAhead = (sendAt: Date, now: Date): boolean =>
  sendAt.getTime() - now.getTime() > AHEAD_MS;

type Row = typeof staffNotice.$inferSelect;

/** What staff wrote, before it is a row. */
export type WrittenByStaff = Pick<
  Row,
  'holderId' | 'category' | 'words' | 'link' | 'makerId' | 'proposalId'
> & {
  /** When it shall go out; at once where that is past. */
  readonly sendAt: Date;
};

/** The key of notices whose words staff wrote: no language has a text of this name, `words` are read instead. */
const WRITTEN = 'staff';

/** Makes a notification of what staff wrote; the caller holds the row. Keeps how many people it went to. */
const publishNotice = async (tx: Tx, row: Row, now: Date): Promise<void> => {
  const { id, holderId, category, words, link } = row;
  const told = inserted(
    await tx.orm
      .insert(notification)
      .values({ holderId, category, key: WRITTEN, words, link, createdAt: now })
      .returning({ id: notification.id }),
  );
  const recipients = holderId === null ? await countRecipients(tx) : 1;
  await tx.orm.update(staffNotice).set({ notificationId: told.id, recipients }).where(eq(staffNotice.id, id));
  if (holderId !== null) return;
  await audit(tx, {
    actor: { type: 'system' },
    act: 'broadcast.sent',
    subjectType: 'notification',
    subjectId: id,
    after: { recipients, proposalId: row.proposalId },
    time: now,
  });
};

/** Keeps what staff wrote, and shows it at once where it is due. Returns its number. */
export const keepNotice = async (tx: Tx, written: WrittenByStaff, now: Date): Promise<number> => {
  const isDue = written.sendAt <= now;
  const row = inserted(
    await tx.orm
      .insert(staffNotice)
      .values({ ...written, sendAt: isDue ? now : written.sendAt, createdAt: now })
      .returning(),
  );
  if (isDue) await publishNotice(tx, row, now);
  return row.id;
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
          // To everyone goes only what a second person agreed to.
          or(isNotNull(staffNotice.holderId), isNotNull(staffNotice.proposalId)),
        ),
      )
      .orderBy(asc(staffNotice.sendAt))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    for (const row of due) await publishNotice(tx, row, now);
    return due.length;
  });

export const notificationsJobs = (services: Services): Job[] => [
  { name: 'notices for later', pauseMs: PAUSE_MS, run: () => sendDueNotices(services) },
  ...channelsJobs(services),
];
