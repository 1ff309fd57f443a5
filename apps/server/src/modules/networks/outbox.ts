import type { OutboxKind } from '@fairlead/vocabulary';
import type { Job, Services } from '../../http/services';
import { inSpan } from '../../http/span';
import type { NetworkAdapter } from './adapter';

const BATCH = 20;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 5 * 60_000;
/** About a day of trying; the order itself fails by its own deadline long before. */
const MOST_ATTEMPTS = 300;
/** What was sent stays listed for so long (docs/domain/networks.md#outbox). */
const KEPT_MS = 30 * 86_400_000;
const PRUNED_AT_ONCE = 1_000;
const PRUNE_PAUSE_MS = 3_600_000;

interface Claimed {
  readonly id: number;
  readonly order_id: number;
  readonly network: string;
  readonly kind: OutboxKind;
  readonly attempts: number;
}

/**
 * Claims what is due by moving its next try ahead: if this node dies while it sends, the row is simply due again.
 * Nothing is sent inside a transaction.
 */
const claim = ({ database, clock }: Services): Promise<Claimed[]> => {
  const now = clock.now();
  return database.query<Claimed>(
    `update outbox set attempts = attempts + 1,
        due_at = $1::timestamptz + least($3 * power(2, least(attempts, 20)), $4) * interval '1 millisecond'
      where id in (select id from outbox where due_at <= $1 order by due_at limit $2 for update skip locked)
      returning id, order_id, network, kind, attempts`,
    [now, BATCH, FIRST_RETRY_MS, LONGEST_RETRY_MS],
  );
};

const close = async ({ database, clock }: Services, id: number, error: string | null): Promise<void> => {
  await database.query('update outbox set due_at = null, done_at = $2, last_error = $3 where id = $1', [
    id,
    error === null ? clock.now() : null,
    error,
  ]);
};

const send = async (services: Services, adapters: readonly NetworkAdapter[], row: Claimed): Promise<void> => {
  const adapter = adapters.find(({ name }) => name === row.network);
  try {
    if (adapter === undefined) throw new Error(`network ${row.network} is not connected`);
    const facts = { 'fairlead.network': row.network, 'fairlead.outbox_id': row.id };
    await inSpan(`outbox ${row.kind}`, facts, () => adapter[row.kind](services, row.order_id));
    await close(services, row.id, null);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    services.log.warn(
      { err: error, outboxId: row.id, attempts: row.attempts },
      'a network could not be reached',
    );
    if (row.attempts >= MOST_ATTEMPTS) await close(services, row.id, message);
  }
};

/** Sends what is due to the networks and returns how much it was. */
export const sendOutbox = async (
  services: Services,
  adapters: readonly NetworkAdapter[],
): Promise<number> => {
  const rows = await claim(services);
  for (const row of rows) await send(services, adapters, row);
  return rows.length;
};

export const outboxJob = (services: Services, adapters: readonly NetworkAdapter[]): Job => ({
  name: 'outbox',
  pauseMs: 250,
  run: () => sendOutbox(services, adapters),
});

/** Takes away what was sent long ago: nobody asks for it, and the table that is looked at four times a second stays small. */
export const pruneOutbox = async ({ database, clock }: Services): Promise<number> => {
  const before = new Date(clock.now().getTime() - KEPT_MS);
  const [row] = await database.query<{ gone: number }>('select prune_outbox($1, $2) as gone', [
    before,
    PRUNED_AT_ONCE,
  ]);
  return row?.gone ?? 0;
};

export const pruneJob = (services: Services): Job => ({
  name: 'old outbox',
  pauseMs: PRUNE_PAUSE_MS,
  run: () => pruneOutbox(services),
});
