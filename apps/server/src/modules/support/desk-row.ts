import type { CallOf, ResponseOf } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import { pageSql, type SortedStart } from '../../http/sorted';
import { defaultOrderOf, readInParts } from '../../http/waiting-first';

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
  /** Its place among those that wait, or among the others. */
  readonly place: number;
}

/** After every time that can be. */
const NEVER_MS = 4_000_000_000_000_000;

/** No more unread messages of one conversation are counted. */
const COUNTED = 100;

/** Each side's conversations; $1 is the present time, at which no guest is a member. No two of both have one number. */
const HOLDERS = `
  select c.id, c.topic, c.state, c.holder_id, h.username, h.operation_id, null as case_number, null as guest_name,
         null as guest_email, null as guest_username, false as objecting, h.lang, c.assigned_to as assigned_id,
         s.username as assigned_to, c.last_sequence, c.delivered_up_to, c.read_up_to, c.waiting_since,
         (select count(*) from (select from chat_message m where m.holder_id = c.holder_id and m.conversation_id = c.id
             and m.sequence > c.read_by_staff and m.author = 'holder' limit ${COUNTED}) unread) as unread,
         exists (select 1 from membership p where p.holder_id = c.holder_id and p.refunded_at is null
             and p.opened_at <= $1 and p.ends_at > $1) as member
    from conversation c join account_holder h on h.id = c.holder_id left join staff s on s.id = c.assigned_to
   where c.last_sequence > 0`;

const GUESTS = `
  select g.id, 'general' as topic, case when g.waiting_since is null then 'closed' else 'open' end as state,
         null::bigint as holder_id, null as username, null as operation_id,
         g.case_number, g.name as guest_name, g.email as guest_email, g.username as guest_username,
         g.objection_sequence is not null and g.answered_up_to < g.objection_sequence as objecting, g.lang,
         g.assigned_to as assigned_id, s.username as assigned_to, g.last_sequence, 0 as delivered_up_to, 0 as read_up_to, g.waiting_since,
         (select count(*) from (select from guest_message m where m.case_id = g.id and m.author = 'guest'
             and m.sequence > greatest(g.read_by_staff, g.answered_up_to) limit ${COUNTED}) unread) as unread,
         $1::timestamptz is null as member
    from guest_case g left join staff s on s.id = g.assigned_to`;

const SINCE_MS = '(extract(epoch from d.waiting_since) * 1000)::bigint';
/** In the queue: members who wait first, then whoever waits longest. */
const IN_QUEUE = `${SINCE_MS} + case when d.member then 0 else ${NEVER_MS} end`;

const PLACE = { by: 'place', type: 'bigint', of: (row: DeskRow) => row.place } as const;
const PARTS = { isWaiting: (row: DeskRow) => row.waiting_since !== null, key: PLACE };

/** What the desk may be sorted by: whoever waits for an answer stands before those whom nobody owes one. */
export const DESK_KEYS = { waiting_since: defaultOrderOf(PARTS) } as const;
export const DESK_ORDER = DESK_KEYS.waiting_since;

/** Which conversations of the desk. */
export interface DeskFilter {
  readonly topic?: string | undefined;
  readonly state?: string | undefined;
  readonly holderId?: number | undefined;
  /** The member of staff who took it; null for nobody. */
  readonly assignedTo?: number | null | undefined;
  readonly party?: 'holders' | 'guests' | 'objecting' | undefined;
}

/** The sides that can match at all: none is read for nothing. */
const sidesOf = ({ party, holderId }: DeskFilter): readonly string[] => [
  ...(party === undefined || party === 'holders' ? [HOLDERS] : []),
  ...(party !== 'holders' && holderId === undefined ? [GUESTS] : []),
];

/** What matches a filter, its parameters from $2. */
const matching = ({ topic, state, holderId, assignedTo, party }: DeskFilter) => ({
  where: `($2::text is null or d.topic = $2) and ($3::text is null or d.state = $3)
    and ($4::bigint is null or d.holder_id = $4) and ($5::bigint is null or d.assigned_id = $5)
    ${assignedTo === null ? 'and d.assigned_id is null' : ''} ${party === 'objecting' ? 'and d.objecting' : ''}`,
  values: [topic ?? null, state ?? null, holderId ?? null, assignedTo ?? null],
});

/** A page in its order: all that wait, which are few, or the next of the others, by their number. */
export const listDesk = (
  reader: Reader,
  now: Date,
  filter: DeskFilter,
  start: SortedStart<DeskRow>,
): Promise<DeskRow[]> => {
  const sides = sidesOf(filter);
  const { where, values } = matching(filter);
  if (sides.length === 0) return Promise.resolve([]);
  const waiting = start.name === '' ? IN_QUEUE : SINCE_MS;
  return readInParts(start, PARTS, (part, isWaiting) => {
    const page = pageSql(part, 'id', 6);
    const ofSide = (side: string): string => `
      (select * from (select d.*, ${isWaiting ? waiting : 'd.id'} as place from (${side}) d
          where d.waiting_since is ${isWaiting ? 'not null' : 'null'} and ${where}) placed
        where ${page.where} ${page.order})`;
    const both = sides.map(ofSide).join(' union all ');
    return reader.query<DeskRow>(`select * from (${both}) placed ${page.order}`, [
      now,
      ...values,
      ...page.values,
    ]);
  });
};

export const readDesk = async (
  reader: Reader,
  now: Date,
  conversationId: number,
): Promise<DeskRow | undefined> => {
  const [row] = await reader.query<DeskRow>(
    `select *, 0 as place from (${HOLDERS} union all ${GUESTS}) d where id = $2`,
    [now, conversationId],
  );
  return row;
};

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
