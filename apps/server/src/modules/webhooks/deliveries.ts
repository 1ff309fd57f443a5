import type { CallOf, ResponseOf } from '@fairlead/contract';
import { one } from '@fairlead/db';
import { done, refuse } from '../../http/answer';
import { boundsSql, boundValues } from '../../http/bounds';
import { countQuery } from '../../http/counting';
import { isRefusal } from '../../http/page';
import type { StaffUseCase } from '../../http/route';
import type { Services } from '../../http/services';
import { pageSql, sortedPageOf, sortedStart } from '../../http/sorted';
import { defaultOrderOf, readWaitingFirst } from '../../http/waiting-first';
import { audit } from '../audit';
import { type EventRow, shownBodyOf } from './body';

type Item = ResponseOf<CallOf<'consoleWebhook.replay'>>;

interface Row extends EventRow {
  readonly id: number;
  readonly endpoint_id: number;
  readonly endpoint_state: Item['endpoint_state'];
  readonly message_key: string;
  readonly state: Item['state'];
  readonly attempts: number;
  readonly last_status: number | null;
  readonly last_error: string | null;
  readonly last_ms: number | null;
  readonly due_at: Date | null;
}

const FROM = 'from webhook_delivery d join webhook_event e on e.id = d.event_id';
const DELIVERIES = `
  select d.id, d.endpoint_id, d.attempts, d.last_status, d.last_error, d.last_ms, d.due_at,
      coalesce(d.ended, 'waiting') as state, w.state as endpoint_state, e.event, e.holder_id, e.data, e.message_key,
      e.happened_at
    ${FROM} join webhook_endpoint w on w.id = d.endpoint_id`;
const FITTING = `($1::bigint is null or d.endpoint_id = $1) and ($2::text is null or e.event = $2)
    and ($3::bigint is null or d.holder_id = $3) and ${boundsSql('e.happened_at', '0', 4)}`;

const IN_STATE = {
  given_up: "d.ended = 'given_up'",
  waiting: 'd.due_at is not null',
  delivered: "d.ended = 'delivered'",
  dropped: "d.ended = 'dropped'",
  all: 'true',
} as const;

const itemOf =
  ({ config }: Pick<Services, 'config'>) =>
  (row: Row): Item => ({
    id: String(row.id),
    endpoint_id: String(row.endpoint_id),
    endpoint_state: row.endpoint_state,
    event: row.event,
    message_id: row.message_key,
    holder_id: row.holder_id === 0 ? null : String(row.holder_id),
    state: row.state,
    attempts: row.attempts,
    last_status: row.last_status,
    last_error: row.last_error,
    last_ms: row.last_ms,
    happened_at: row.happened_at.toISOString(),
    next_at: row.due_at?.toISOString() ?? null,
    body: shownBodyOf(config, row),
  });

const KEYS = { happened_at: { by: 'd.id', type: 'bigint', of: (row: Row) => row.id } } as const;
const ORDER = { isWaiting: (row: Row) => row.state === 'given_up', key: KEYS.happened_at };

/** What waits for staff comes from an index of its own. */
const partOf = (isGivenUp: boolean | null): string => {
  if (isGivenUp === null) return 'true';
  return isGivenUp ? IN_STATE.given_up : "(d.ended is null or d.ended <> 'given_up')";
};

/** What was sent to programs outside or is to: what was given up by age, then from the newest. */
export const listDeliveries: StaffUseCase<'consoleWebhook.deliveries'> = async (
  services,
  _caller,
  request,
) => {
  const start = sortedStart(request, KEYS, defaultOrderOf(ORDER));
  if (isRefusal(start)) return start;
  const wanted = IN_STATE[request.state ?? 'all'];
  const { endpoint_id: endpointId = null, event = null, holder_id: holderId = null, from, until } = request;
  const asked = [endpointId, event, holderId, ...boundValues({ from, until })];
  const rows = await readWaitingFirst(start, ORDER, (part, isGivenUp) => {
    const page = pageSql(part, 'd.id', asked.length + 1);
    return services.database.query<Row>(
      `${DELIVERIES} where ${FITTING} and ${wanted} and ${partOf(isGivenUp)} and ${page.where} ${page.order}`,
      [...asked, ...page.values],
    );
  });
  const counting = `select 1 ${FROM} where ${FITTING} and ${wanted}`;
  const total = await countQuery(services.database, request.total_up_to, counting, asked, 'none');
  return done({ ...sortedPageOf(start, rows, (row) => row.id, itemOf(services)), ...total });
};

/** Sends an event again; what came later for its holder waits for it, and trying begins anew. */
export const replayDelivery: StaffUseCase<'consoleWebhook.replay'> = (services, { staffId }, { id }) =>
  services.database.transaction(async (tx) => {
    const now = services.clock.now();
    const [before] = await tx.query<Row>(`${DELIVERIES} where d.id = $1 for update of d`, [id]);
    if (before === undefined) return refuse('no_such_data');
    const changed = await tx.query(
      `update webhook_delivery d set attempts = 0, since = $2, due_at = $2, ended = null, ended_at = null
        from webhook_endpoint w
        where d.id = $1 and d.ended in ('delivered', 'given_up') and w.id = d.endpoint_id and w.state = 'active'
        returning 1`,
      [id, now],
    );
    if (changed.length === 0) return refuse('wrong_state');
    const row = one(await tx.query<Row>(`${DELIVERIES} where d.id = $1`, [id]), `delivery ${id} is gone`);
    await audit(tx, {
      actor: { type: 'staff', id: staffId },
      act: 'consoleWebhook.replay',
      ...{ subjectType: 'webhook_delivery', subjectId: id, time: now },
      before: { state: before.state, attempts: before.attempts },
      after: { state: 'waiting', messageId: before.message_key },
    });
    return done(itemOf(services)(row));
  });
