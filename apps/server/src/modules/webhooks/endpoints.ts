import type { CallOf, ResponseOf } from '@fairlead/contract';
import { one, type Reader } from '@fairlead/db';
import type { WebhookEvent } from '@fairlead/vocabulary';
import { done, refuse } from '../../http/answer';
import { isRefusal } from '../../http/page';
import type { StaffUseCase } from '../../http/route';
import { pageSql, sortedPageOf, sortedStart } from '../../http/sorted';
import { audit } from '../audit';
import { readPending } from '../proposals';
import { readKeepers } from './kept-secrets';
import { secretOf } from './signature';

type Item = ResponseOf<CallOf<'consoleWebhook.end'>>;

/** For so long after a new secret was seen the one before signs too: time to bring the new one to the receiver. */
const OVERLAP_MS = 24 * 3_600_000;

interface Row {
  readonly id: number;
  readonly url: string;
  readonly description: string;
  readonly events: WebhookEvent[];
  readonly state: Item['state'];
  readonly secret_for: number;
  readonly secret_shown_at: Date | null;
  readonly former_until: Date | null;
  readonly waiting: number;
  readonly given_up: number;
  readonly last_delivered_at: Date | null;
  readonly failing_since: Date | null;
  readonly created_at: Date;
  readonly ended_at: Date | null;
}

const ENDPOINTS = `
  select w.id, w.url, w.description, w.events, w.state, w.secret_for, w.secret_shown_at, w.former_until, w.created_at,
      w.ended_at, q.waiting, q.failing_since,
      (select count(*) from webhook_delivery d where d.ended = 'given_up' and d.endpoint_id = w.id) as given_up,
      (select d.ended_at from webhook_delivery d where d.endpoint_id = w.id and d.ended = 'delivered'
        order by d.id desc limit 1) as last_delivered_at
    from webhook_endpoint w cross join lateral (
      select count(*) as waiting, min(d.since) filter (where d.attempts > 0) as failing_since from webhook_delivery d
        where d.endpoint_id = w.id and d.due_at is not null) q`;

const timeOf = (time: Date | null): string | null => time?.toISOString() ?? null;

const shaper = async (reader: Reader, staffId: number, now: Date, rows: readonly Row[]) => {
  const ids = rows.map(({ id }) => id);
  const proposalOf = await readPending(reader, { subjectType: 'webhook', subjectIds: ids });
  const keptBy = await readKeepers(reader, ids);
  return (row: Row): Item => ({
    id: String(row.id),
    url: row.url,
    description: row.description,
    events: row.events,
    state: row.state,
    secret_shown_at: timeOf(row.secret_shown_at),
    may_see_secret: row.state === 'active' && row.secret_shown_at === null && row.secret_for === staffId,
    secret_kept_by: row.state === 'active' ? keptBy(row.id) : null,
    former_until: row.former_until !== null && row.former_until > now ? timeOf(row.former_until) : null,
    waiting: row.waiting,
    given_up: row.given_up,
    last_delivered_at: timeOf(row.last_delivered_at),
    failing_since: timeOf(row.failing_since),
    created_at: row.created_at.toISOString(),
    ended_at: timeOf(row.ended_at),
    proposal_id: proposalOf(row.id),
  });
};

const KEYS = { created_at: { by: 'w.id', type: 'bigint', of: (row: Row) => row.id } } as const;

/** Programs outside that are or were told of events, newest first where nothing else is asked for. */
export const listEndpoints: StaffUseCase<'consoleWebhook.list'> = async (
  { database, clock },
  { staffId },
  request,
) => {
  const start = sortedStart(request, KEYS, { ...KEYS.created_at, descending: true });
  if (isRefusal(start)) return start;
  const page = pageSql(start, 'w.id', 3);
  const rows = await database.query<Row>(
    `${ENDPOINTS} where ($1::bigint is null or w.id = $1) and ($2::text is null or w.state = $2) and ${page.where}
       ${page.order}`,
    [request.id ?? null, request.state ?? null, ...page.values],
  );
  const shape = await shaper(database, staffId, clock.now(), rows);
  return done(sortedPageOf(start, rows, (row) => row.id, shape));
};

/** Shows the secret to who proposed it, once; from then on the one before signs for a day more. */
export const showSecret: StaffUseCase<'consoleWebhook.showSecret'> = (
  { database, clock, config },
  { staffId },
  { id },
) =>
  database.transaction(async (tx) => {
    const now = clock.now();
    const found = await tx.query('select from webhook_endpoint where id = $1', [id]);
    if (found.length === 0) return refuse('no_such_data');
    const [shown] = await tx.query<{ salt: Buffer }>(
      `update webhook_endpoint
        set secret_shown_at = $3, former_until = case when former_salt is not null then $4::timestamptz end
        where id = $1 and secret_for = $2 and secret_shown_at is null and state = 'active' returning salt`,
      [id, staffId, now, new Date(now.getTime() + OVERLAP_MS)],
    );
    if (shown === undefined) return refuse('wrong_state');
    await audit(tx, {
      actor: { type: 'staff', id: staffId },
      act: 'consoleWebhook.showSecret',
      ...{ subjectType: 'webhook', subjectId: id, time: now },
    });
    return done({ secret: secretOf(config, shown.salt) });
  });

/** Ends an endpoint, for good; what waited for it is of no use any more. */
export const endEndpoint: StaffUseCase<'consoleWebhook.end'> = (
  { database, clock },
  { staffId },
  { id, reason },
) =>
  database.transaction(async (tx) => {
    const now = clock.now();
    const found = await tx.query('select from webhook_endpoint where id = $1 for update', [id]);
    if (found.length === 0) return refuse('no_such_data');
    const ended = await tx.query(
      "update webhook_endpoint set state = 'ended', ended_at = $2 where id = $1 and state = 'active' returning id",
      [id, now],
    );
    if (ended.length === 0) return refuse('wrong_state');
    const dropped = await tx.query(
      `update webhook_delivery set due_at = null, ended = 'dropped', ended_at = $2
        where endpoint_id = $1 and (due_at is not null or ended = 'given_up') returning 1`,
      [id, now],
    );
    const row = one(await tx.query<Row>(`${ENDPOINTS} where w.id = $1`, [id]), `endpoint ${id} is gone`);
    const shape = await shaper(tx, staffId, now, [row]);
    await audit(tx, {
      actor: { type: 'staff', id: staffId },
      act: 'consoleWebhook.end',
      ...{ subjectType: 'webhook', subjectId: id, before: { state: 'active' }, time: now },
      after: { state: 'ended', dropped: dropped.length, reason },
    });
    return done(shape(row));
  });
