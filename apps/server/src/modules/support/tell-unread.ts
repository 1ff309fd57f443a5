import { asc, conversation, eq, lte } from '@fairlead/db';
import type { Services } from '../../http/services';
import { notify } from '../notifications';
import { countUnread } from './conversation';

const BATCH = 50;

/**
 * Tells people of answers that they have not read, once for each conversation until they read it: messages
 * left out of hours are answered by notification. Safe on several nodes at once.
 * @returns how many were looked at
 */
export const tellUnread = ({ database, clock }: Services): Promise<number> =>
  database.transaction(async (tx) => {
    const now = clock.now();
    const due = await tx.orm
      .select()
      .from(conversation)
      .where(lte(conversation.tellAt, now))
      .orderBy(asc(conversation.tellAt))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    for (const { holderId, id, topic } of due) {
      const unread = (await countUnread(tx, holderId)).of(id);
      const link = `/customer?url=%2Fsupport%2Fchat%3Ftopic%3D${topic}` as const;
      if (unread > 0) await notify(tx, { holderId, key: 'support.answered', link, time: now });
      await tx.orm.update(conversation).set({ tellAt: null }).where(eq(conversation.id, id));
    }
    return due.length;
  });
