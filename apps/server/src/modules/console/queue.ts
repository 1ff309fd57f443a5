import { type Call, type CallOf, calls, type ResponseOf, type StaffRole } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import { done } from '../../http/answer';
import { isRefusal } from '../../http/page';
import type { StaffCaller, StaffUseCase } from '../../http/route';
import { pageSql, sortedPageOf, sortedStart } from '../../http/sorted';

type Queue = ResponseOf<CallOf<'consoleQueue.counts'>>;
export type QueueItem = ResponseOf<CallOf<'consoleQueue.take'>>;
type Name = QueueItem['queue'];

/** The list that a queue is worked off in: whoever may read it sees what waits there. */
const LISTS: Readonly<Record<Name, Call>> = {
  topups: calls.consoleTopup.list,
  withdrawals: calls.consoleWithdrawal.list,
  proposals: calls.consoleProposal.list,
  objections: calls.consoleObjection.list,
  chats: calls.consoleSupport.conversations,
  feedback: calls.consoleFeedback.list,
  quarantine: calls.consoleReport.list,
  outbox: calls.consoleReport.outbox,
};
const NAMES = Object.keys(LISTS) as Name[];

const mayRead = (roles: readonly StaffRole[], { access }: Call): boolean =>
  access.kind === 'staff' && (access.roles.length === 0 || access.roles.some((role) => roles.includes(role)));

/** Everything that waits for somebody: whose it is, since when, who made it, and who has taken it. */
const WAITING = `
  with waiting as (
    select 'topups' as queue, id, holder_id, null as named, created_at as since, null::bigint as owner_id
      from top_up where state in ('asked', 'card_sent')
    union all select 'withdrawals', id, holder_id, null, created_at, null
      from withdrawal where state in ('requested', 'approved')
    union all select 'proposals', id, holder_id, null, created_at, maker_id from proposal where state = 'pending'
    union all select 'objections', id, holder_id, null, created_at, null from objection where state = 'open'
    union all select 'chats', id, holder_id, null, waiting_since, assigned_to
      from conversation where waiting_since is not null
    union all select 'chats', id, null, case_number, waiting_since, assigned_to
      from guest_case where waiting_since is not null
    union all select 'feedback', id, holder_id, null, created_at, null from feedback where answered_at is null
    union all select 'quarantine', r.id, r.holder_id, null, r.received_at, null from delivery_report r
      left join report_decision d on d.report_id = r.id
      left join delivery_report b on b.holder_id = r.holder_id and b.order_id = r.order_id and b.source = r.source
        and b.bucket = r.bucket and b.current
      where r.state = 'quarantined' and d.report_id is null and (b.version is null or b.version < r.version)
    union all select 'outbox', id, holder_id, null, created_at, null
      from outbox where done_at is null and due_at is null
  ), owned as (
    select w.*, coalesce(c.staff_id, w.owner_id) as taken_by,
        w.id * 16 + array_position(array['${NAMES.join("', '")}'], w.queue) as number
      from waiting w left join desk_claim c on c.queue = w.queue and c.subject_id = w.id
  )`;

interface CountRow {
  readonly queue: Name;
  readonly waiting: number;
  readonly mine: number;
  readonly oldest_at: Date;
}

const COUNTS = `${WAITING}
  select queue, count(*) as waiting, count(*) filter (where taken_by = $1) as mine, min(since) as oldest_at
    from owned group by queue`;

interface ItemRow {
  readonly queue: Name;
  readonly id: number;
  readonly holder_id: number | null;
  readonly subject: string | null;
  readonly since: Date;
  readonly owner: string | null;
  /** Who made it, where somebody of staff did. */
  readonly owner_id: number | null;
  readonly taken_by: number | null;
  /** Tells things of several queues apart, whose own numbers may be alike. */
  readonly number: number;
}

const ITEMS = `${WAITING}
  select * from (
    select o.*, coalesce(h.username, o.named) as subject, s.username as owner
      from owned o left join account_holder h on h.id = o.holder_id left join staff s on s.id = o.taken_by
  ) listed`;

const itemOf = (row: ItemRow): QueueItem => ({
  queue: row.queue,
  id: String(row.id),
  holder_id: row.holder_id === null ? null : String(row.holder_id),
  subject: row.subject ?? '',
  since: row.since.toISOString(),
  owner: row.owner,
});

/** The queues that these roles may open. */
const openTo = (roles: readonly StaffRole[]): readonly Name[] =>
  NAMES.filter((name) => mayRead(roles, LISTS[name]));

/** How much waits for staff, and since when. */
export const readQueue = async (reader: Reader, caller: StaffCaller): Promise<Queue> => {
  const counted = await reader.query<CountRow>(COUNTS, [caller.staffId]);
  const queues = NAMES.map((queue) => {
    const found = counted.find((row) => row.queue === queue);
    return {
      queue,
      waiting: found?.waiting ?? 0,
      mine: found?.mine ?? 0,
      oldest_at: found?.oldest_at.toISOString() ?? null,
    };
  });
  return { queues };
};

const KEYS = { since: { by: 'since', type: 'timestamptz', of: (row: ItemRow) => row.since } } as const;

/** What waits in the queues that this person may open, the longest waiting first where nothing else is asked for. */
export const listQueue: StaffUseCase<'consoleQueue.list'> = async ({ database: reader }, caller, request) => {
  const start = sortedStart(request, KEYS, KEYS.since);
  if (isRefusal(start)) return start;
  const page = pageSql(start, 'number', 5);
  const rows = await reader.query<ItemRow>(
    `${ITEMS} where queue = any($1) and ($2::text is null or queue = $2)
       and ($3::text is null or case $3 when 'me' then taken_by = $4 else taken_by is null end)
       and ${page.where} ${page.order}`,
    [openTo(caller.roles), request.queue ?? null, request.owner ?? null, caller.staffId, ...page.values],
  );
  return done(sortedPageOf(start, rows, (row) => row.number, itemOf));
};

/** One thing that waits in a queue that this person may open; with who made it and who took it. */
export const findWaiting = async (
  reader: Reader,
  caller: StaffCaller,
  queue: Name,
  id: number,
): Promise<{ readonly item: QueueItem; readonly madeBy: number | null } | undefined> => {
  const values = [openTo(caller.roles), queue, id];
  const [row] = await reader.query<ItemRow>(
    `${ITEMS} where queue = any($1) and queue = $2 and id = $3`,
    values,
  );
  return row && { item: itemOf(row), madeBy: row.owner_id };
};
