import { eq, notification } from '@fairlead/db';
import type { Services } from '../../http/services';
import { notify } from '../../modules/notifications';
import type { PastClock } from './past';

/** One broadcast of each category. */
const BROADCASTS = {
  'sample.announcement': { category: 'system_announcement', link: '/rules' },
  'sample.activity': { category: 'activity', link: '/ad-center/activities' },
  'sample.maintenance': { category: 'system_maintenance' },
} as const;

/** A notification to everyone, left once, between those that the demo account's own history leaves. */
export const announce = async (
  { database, clock }: Services & { readonly clock: PastClock },
  key: keyof typeof BROADCASTS,
): Promise<void> => {
  const [known] = await database.orm
    .select({ id: notification.id })
    .from(notification)
    .where(eq(notification.key, key));
  if (known !== undefined) return;
  await database.transaction((tx) =>
    notify(tx, { holderId: null, key, ...BROADCASTS[key], time: clock.now() }),
  );
};
