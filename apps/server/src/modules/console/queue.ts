import { type Call, type CallOf, calls, type ResponseOf, type StaffRole } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import type { StaffCaller } from '../../http/route';

type Queue = ResponseOf<CallOf<'consoleQueue.counts'>>;
type Item = Queue['oldest'][number];
type Name = Item['queue'];

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

/** Everything that waits for somebody: whose it is, since when, and who has taken it or made it. */
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
  )`;

interface CountRow {
  readonly queue: Name;
  readonly waiting: number;
  readonly mine: number;
  readonly oldest_at: Date;
}

const COUNTS = `${WAITING}
  select queue, count(*) as waiting, count(*) filter (where owner_id = $1) as mine, min(since) as oldest_at
    from waiting group by queue`;

interface OldestRow {
  readonly queue: Name;
  readonly id: number;
  readonly holder_id: number | null;
  readonly subject: string | null;
  readonly since: Date;
  readonly owner: string | null;
}

const OLDEST = `${WAITING}
  select w.queue, w.id, w.holder_id, coalesce(h.username, w.named) as subject, w.since, s.username as owner
    from waiting w left join account_holder h on h.id = w.holder_id left join staff s on s.id = w.owner_id
    where w.queue = any($1) order by w.since, w.queue, w.id limit 20`;

const itemOf = (row: OldestRow): Item => ({
  queue: row.queue,
  id: String(row.id),
  holder_id: row.holder_id === null ? null : String(row.holder_id),
  subject: row.subject ?? '',
  since: row.since.toISOString(),
  owner: row.owner,
});

/** What waits for staff: how much, since when, and the longest waiting of the queues that this person may open. */
export const readQueue = async (reader: Reader, caller: StaffCaller): Promise<Queue> => {
  const counted = await reader.query<CountRow>(COUNTS, [caller.staffId]);
  const open = NAMES.filter((name) => mayRead(caller.roles, LISTS[name]));
  const oldest = await reader.query<OldestRow>(OLDEST, [open]);
  const queues = NAMES.map((queue) => {
    const found = counted.find((row) => row.queue === queue);
    return {
      queue,
      waiting: found?.waiting ?? 0,
      mine: found?.mine ?? 0,
      oldest_at: found?.oldest_at.toISOString() ?? null,
    };
  });
  return { queues, oldest: oldest.map(itemOf) };
};
