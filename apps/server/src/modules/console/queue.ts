import type { CallOf, ResponseOf } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';

type Queue = ResponseOf<CallOf<'consoleQueue.counts'>>;

interface QueueRow {
  readonly topups: number;
  readonly withdrawals: number;
  readonly proposals: number;
  readonly mine: number;
  readonly quarantine: number;
  readonly chats: number;
  readonly oldest_at: Date | null;
}

const QUEUE = `
  with waiting as (
    select 'topup' as kind, created_at, null::bigint as maker_id from top_up where state in ('asked', 'card_sent')
    union all select 'withdrawal', created_at, null from withdrawal where state in ('requested', 'approved')
    union all select 'chat', waiting_since, null from conversation where waiting_since is not null
    union all select 'chat', waiting_since, null from guest_case where waiting_since is not null
    union all select 'proposal', created_at, maker_id from proposal where state = 'pending'
    union all select 'quarantine', r.received_at, null from delivery_report r
      left join report_decision d on d.report_id = r.id
      left join delivery_report b on b.holder_id = r.holder_id and b.order_id = r.order_id and b.source = r.source
        and b.bucket = r.bucket and b.current
      where r.state = 'quarantined' and d.report_id is null and (b.version is null or b.version < r.version)
  )
  select count(*) filter (where kind = 'topup') as topups,
    count(*) filter (where kind = 'withdrawal') as withdrawals,
    count(*) filter (where kind = 'proposal') as proposals,
    count(*) filter (where kind = 'proposal' and maker_id = $1) as mine,
    count(*) filter (where kind = 'quarantine') as quarantine,
    count(*) filter (where kind = 'chat') as chats,
    min(created_at) as oldest_at
  from waiting`;

/** What waits for staff. Objections and feedback are not counted yet. */
export const countQueue = async (reader: Reader, staffId: number): Promise<Queue> => {
  const [row] = await reader.query<QueueRow>(QUEUE, [staffId]);
  if (row === undefined) throw new Error('a count without a row');
  return { ...row, objections: 0, feedback: 0, oldest_at: row.oldest_at?.toISOString() ?? null };
};
