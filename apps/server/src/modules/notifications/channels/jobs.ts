import type { Job, Services } from '../../../http/services';
import { configuredOf, type Senders, sendingJobs } from './deliver';
import { createMailSender } from './mail-sender';
import { passOnNotices } from './pass-on';
import { createPushSender } from './push-sender';
import { createTextSender } from './text-sender';

const PASS_ON_PAUSE_MS = 1_000;
/** What was sent stays on record for so long (docs/domain/notifications.md#sending). */
const KEPT_MS = 30 * 86_400_000;
const PRUNED_AT_ONCE = 1_000;
const PRUNE_PAUSE_MS = 3_600_000;

/** Takes away what ended long ago, and devices whose session ended. */
export const pruneMessages = async ({ database, clock }: Services): Promise<number> => {
  const now = clock.now();
  const [row] = await database.query<{ gone: number }>('select prune_messages($1, $2) as gone', [
    new Date(now.getTime() - KEPT_MS),
    PRUNED_AT_ONCE,
  ]);
  const devices = await database.query(
    `delete from push_subscription s where not exists (
        select from is_session_live(s.session_id, $1) l where l.is_live) returning 1`,
    [now],
  );
  return (row?.gone ?? 0) + devices.length;
};

/** Of an installation, the ways out of the app that are configured. */
const sendersOf = (services: Services): Senders => ({
  email: createMailSender(services),
  push: createPushSender(services),
  sms: createTextSender(services),
});

/** What leaves the app, and what becomes of it. */
export const channelsJobs = (services: Services): Job[] => {
  const senders = sendersOf(services);
  const channels = configuredOf(senders);
  return [
    { name: 'notices outside', pauseMs: PASS_ON_PAUSE_MS, run: () => passOnNotices(services, channels) },
    ...sendingJobs(services, senders),
    { name: 'old messages', pauseMs: PRUNE_PAUSE_MS, run: () => pruneMessages(services) },
  ];
};
