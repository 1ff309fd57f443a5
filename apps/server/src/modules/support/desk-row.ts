import type { CallOf, ResponseOf } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import { pageSql, type SortedStart } from '../../http/sorted';

type Page = ResponseOf<CallOf<'consoleSupport.conversations'>>;
export type StaffConversation = Page['items'][number];

/** A conversation of an account holder or of a guest, as the desk sees it. */
export interface DeskRow {
  readonly id: number;
  readonly topic: StaffConversation['topic'];
  readonly state: StaffConversation['state'];
  readonly holder_id: number | null;
  readonly username: string | null;
  readonly operation_id: string | null;
  readonly case_number: string | null;
  readonly guest_name: string | null;
  readonly guest_email: string | null;
  readonly guest_username: string | null;
  readonly objecting: boolean;
  readonly lang: string;
  readonly assigned_to: string | null;
  readonly last_sequence: number;
  readonly delivered_up_to: number;
  readonly read_up_to: number;
  readonly unread: number;
  readonly waiting_since: Date | null;
  readonly member: boolean;
  /** Since when it waits, in milliseconds; after every time that can be where it does not. */
  readonly since_ms: number;
  /** In the queue: members who wait first, then whoever waits longest, at last whom nobody owes an answer. */
  readonly position: number;
}

/** After every time that can be. */
const NEVER_MS = 4_000_000_000_000_000;

/** Both kinds, of which no two have one number; $1 is the present time. */
const ALL = `
  select c.id, c.topic, c.state, c.holder_id, h.username, h.operation_id, null as case_number, null as guest_name,
         null as guest_email, null as guest_username, false as objecting, h.lang, c.assigned_to as assigned_id,
         c.last_sequence, c.delivered_up_to, c.read_up_to, c.waiting_since,
         (select count(*) from chat_message m where m.holder_id = c.holder_id and m.conversation_id = c.id
             and m.sequence > c.read_by_staff and m.author = 'holder') as unread,
         exists (select 1 from membership p where p.holder_id = c.holder_id and p.refunded_at is null
             and p.opened_at <= $1 and p.ends_at > $1) as member
    from conversation c join account_holder h on h.id = c.holder_id
   where c.last_sequence > 0
  union all
  select g.id, 'general', case when g.waiting_since is null then 'closed' else 'open' end, null, null, null,
         g.case_number, g.name, g.email, g.username,
         g.objection_sequence is not null and g.answered_up_to < g.objection_sequence, g.lang, g.assigned_to,
         g.last_sequence, 0, 0, g.waiting_since,
         (select count(*) from guest_message m where m.case_id = g.id and m.author = 'guest'
             and m.sequence > greatest(g.read_by_staff, g.answered_up_to)), false
    from guest_case g`;

const TIMED = `
  select a.*, s.username as assigned_to,
         coalesce((extract(epoch from a.waiting_since) * 1000)::bigint, ${NEVER_MS}) as since_ms
    from (${ALL}) a left join staff s on s.id = a.assigned_id`;

const PLACED = `
  select t.*, t.since_ms + case when t.member and t.waiting_since is not null then 0 else ${NEVER_MS} end as position
    from (${TIMED}) t`;

/** What the desk may be sorted by. */
export const DESK_KEYS = {
  waiting_since: { by: 'd.since_ms', type: 'bigint', of: (row: DeskRow) => row.since_ms },
} as const;
export const DESK_ORDER = { by: 'd.position', type: 'bigint', of: (row: DeskRow) => row.position } as const;

/** Which conversations of the desk. */
export interface DeskFilter {
  readonly id?: number;
  readonly topic?: string | undefined;
  readonly state?: string | undefined;
  readonly holderId?: number | undefined;
  /** The member of staff who took it; null for nobody. */
  readonly assignedTo?: number | null | undefined;
  readonly party?: 'holders' | 'guests' | 'objecting' | undefined;
  /** Where the page begins; all that match where it is absent. */
  readonly start?: SortedStart<DeskRow>;
}

/** A page in its order. */
export const listDesk = (reader: Reader, now: Date, filter: DeskFilter): Promise<DeskRow[]> => {
  const { id = null, topic = null, state = null, holderId = null, assignedTo, party = null, start } = filter;
  const page = start && pageSql(start, 'd.id', 9);
  return reader.query<DeskRow>(
    `select * from (${PLACED}) d
      where ($2::bigint is null or d.id = $2) and ($3::text is null or d.topic = $3)
        and ($4::text is null or d.state = $4) and ($5::bigint is null or d.holder_id = $5)
        and ($6::boolean or d.assigned_id is not distinct from $7::bigint)
        and ($8::text is null or case $8 when 'holders' then d.holder_id is not null
          when 'guests' then d.holder_id is null else d.objecting end)
        ${page ? `and ${page.where} ${page.order}` : ''}`,
    [
      ...[now, id, topic, state, holderId, assignedTo === undefined, assignedTo ?? null, party],
      ...(page?.values ?? []),
    ],
  );
};

export const readDesk = async (
  reader: Reader,
  now: Date,
  conversationId: string,
): Promise<DeskRow | undefined> => (await listDesk(reader, now, { id: Number(conversationId) }))[0];

export const deskShape = (row: DeskRow): StaffConversation => ({
  id: String(row.id),
  topic: row.topic,
  state: row.state,
  holder:
    row.holder_id === null
      ? null
      : { id: String(row.holder_id), username: row.username ?? '', operation_id: row.operation_id ?? '' },
  guest:
    row.case_number === null
      ? null
      : {
          case_number: row.case_number,
          name: row.guest_name ?? '',
          email: row.guest_email,
          username: row.guest_username,
          objecting: row.objecting,
        },
  lang: row.lang as StaffConversation['lang'],
  assigned_to: row.assigned_to,
  last_sequence: row.last_sequence,
  delivered_up_to: row.delivered_up_to,
  read_up_to: row.read_up_to,
  unread: row.unread,
  waiting_since: row.waiting_since?.toISOString() ?? null,
  member: row.member,
});
