import type { Job, Services } from '../../http/services';
import { createDelivery } from './deliver';

const SEND_PAUSE_MS = 1_000;
/** What was delivered stays on record, and can be sent again, for so long (docs/webhooks.md#delivery). */
const KEPT_MS = 30 * 86_400_000;
const PRUNED_AT_ONCE = 1_000;
const PRUNE_PAUSE_MS = 3_600_000;

/** Takes away what ended long ago, and drops what was written while its endpoint ended. */
export const pruneWebhooks = async ({ database, clock }: Services): Promise<number> => {
  const now = clock.now();
  const left = await database.query(
    `update webhook_delivery d set due_at = null, ended = 'dropped', ended_at = $1
      from webhook_endpoint w where w.id = d.endpoint_id and w.state = 'ended' and d.due_at is not null returning 1`,
    [now],
  );
  const [row] = await database.query<{ gone: number }>('select prune_webhooks($1, $2) as gone', [
    new Date(now.getTime() - KEPT_MS),
    PRUNED_AT_ONCE,
  ]);
  return left.length + (row?.gone ?? 0);
};

export const webhooksJobs = (services: Services): Job[] => {
  const { run, end } = createDelivery(services);
  return [
    { name: 'webhooks', pauseMs: SEND_PAUSE_MS, run, end },
    { name: 'old webhooks', pauseMs: PRUNE_PAUSE_MS, run: () => pruneWebhooks(services) },
  ];
};
