import { eq, notification } from '@fairlead/db';
import type { Services } from '../../http/services';
import { notify } from '../../modules/notices';
import type { PastClock } from './past';

const HOUR_MS = 3_600_000;

/** One broadcast of each category, of the last days before the present. */
const BROADCASTS = [
  { category: 'system_announcement', key: 'sample.announcement', link: '/rules', hoursAgo: 150 },
  { category: 'activity', key: 'sample.activity', link: '/ad-center/activities', hoursAgo: 52 },
  { category: 'system_maintenance', key: 'sample.maintenance', hoursAgo: 9 },
] as const;

/** Notifications to everyone; the demo account has its own beside them. */
export const addNotices = async ({
  database,
  clock,
}: Services & { readonly clock: PastClock }): Promise<void> => {
  const [known] = await database.orm
    .select({ id: notification.id })
    .from(notification)
    .where(eq(notification.key, BROADCASTS[0].key));
  if (known !== undefined) return;
  const presentMs = clock.now().getTime() + clock.beforePresentMs();
  await database.transaction(async (tx) => {
    for (const { hoursAgo, ...broadcast } of BROADCASTS) {
      await notify(tx, { holderId: null, ...broadcast, time: new Date(presentMs - hoursAgo * HOUR_MS) });
    }
  });
};
