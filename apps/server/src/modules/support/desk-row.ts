import type { Reader } from '@fairlead/db';
import type { ChatTag, GuestTopic, SupportTopic } from '@fairlead/vocabulary';
import { pageSql, type SortedStart } from '../../http/sorted';
import { defaultOrderOf, readInParts } from '../../http/waiting-first';

/** A conversation of an account holder or of a guest, with its people by their numbers. */
export interface FoundRow {
  readonly id: number;
  readonly topic: SupportTopic;
  readonly state: 'open' | 'closed';
  readonly holder_id: number | null;
  readonly case_number: string | null;
  readonly guest_name: string | null;
  readonly guest_email: string | null;
  readonly guest_username: string | null;
  readonly guest_topic: GuestTopic | null;
  readonly objecting: boolean;
  /** In which a guest writes; a holder's is with the account. */
  readonly guest_lang: string | null;
  readonly assigned_id: number | null;
  readonly last_sequence: number;
  readonly delivered_up_to: number;
  readonly read_up_to: number;
  readonly unread: number;
  readonly waiting_since: Date | null;
  readonly snoozed_until: Date | null;
  readonly tags: readonly ChatTag[];
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
  select c.id, c.topic, c.state, c.holder_id, null as case_number, null as guest_name, null as guest_email,
         null as guest_username, null as guest_topic, false as objecting, null as guest_lang, c.assigned_to as assigned_id,
         c.last_sequence, c.delivered_up_to, c.read_up_to, c.waiting_since,
         case when c.snoozed_until > $1 then c.snoozed_until end as snoozed_until, c.tags,
         (select count(*) from (select from chat_message m where m.holder_id = c.holder_id and m.conversation_id = c.id
             and m.sequence > c.read_by_staff and m.author = 'holder' limit ${COUNTED}) unread) as unread,
         exists (select from running_membership(c.holder_id, $1)) as member
    from conversation c where c.last_sequence > 0`;

const GUESTS = `
  select g.id, 'general' as topic, case when g.waiting_since is null then 'closed' else 'open' end as state,
         null::bigint as holder_id, g.case_number, g.name as guest_name, g.email as guest_email,
         g.username as guest_username, g.topic as guest_topic,
         g.objection_sequence is not null and g.answered_up_to < g.objection_sequence as objecting,
         g.lang as guest_lang, g.assigned_to as assigned_id, g.last_sequence, 0 as delivered_up_to, 0 as read_up_to,
         g.waiting_since, case when g.snoozed_until > $1 then g.snoozed_until end as snoozed_until, g.tags,
         (select count(*) from (select from guest_message m where m.case_id = g.id and m.author = 'guest'
             and m.sequence > greatest(g.read_by_staff, g.answered_up_to) limit ${COUNTED}) unread) as unread,
         $1::timestamptz is null as member
    from guest_case g`;

const SINCE_MS = '(extract(epoch from d.waiting_since) * 1000)::bigint';
/** In the queue: members who wait first, then whoever waits longest. */
const IN_QUEUE = `${SINCE_MS} + case when d.member then 0 else ${NEVER_MS} end`;

const PLACE = { by: 'place', type: 'bigint', of: (row: FoundRow) => row.place } as const;
const PARTS = { isWaiting: (row: FoundRow) => row.waiting_since !== null, key: PLACE };

/** What the desk may be sorted by: whoever waits for an answer stands before those whom nobody owes one. */
export const DESK_KEYS = { waiting_since: defaultOrderOf(PARTS) } as const;
export const DESK_ORDER = DESK_KEYS.waiting_since;

/** Which conversations of the desk. */
export interface DeskFilter {
  readonly view?: 'mine' | 'unassigned' | 'waiting' | 'snoozed' | undefined;
  /** Who asks. */
  readonly staffId: number;
  readonly query?: string | undefined;
  readonly topic?: string | undefined;
  readonly state?: string | undefined;
  readonly tag?: string | undefined;
  readonly holderId?: number | undefined;
  readonly party?: 'holders' | 'guests' | 'objecting' | undefined;
}

/** The sides that can match at all: none is read for nothing. */
const sidesOf = ({ party, holderId }: DeskFilter): readonly string[] => [
  ...(party === undefined || party === 'holders' ? [HOLDERS] : []),
  ...(party !== 'holders' && holderId === undefined ? [GUESTS] : []),
];

/** Each part of the desk; $8 is who asks. */
const VIEWS: Readonly<Record<NonNullable<DeskFilter['view']>, string>> = {
  mine: `d.assigned_id = $8 and d.state = 'open' and d.snoozed_until is null`,
  unassigned: 'd.assigned_id is null and d.waiting_since is not null and d.snoozed_until is null',
  waiting: 'd.waiting_since is not null and d.snoozed_until is null',
  snoozed: 'd.snoozed_until is not null',
};
const WAITING_ALONE: readonly unknown[] = ['unassigned', 'waiting'];

/** What matches a filter, its parameters from $2. */
const matching = ({ view, staffId, query, topic, state, tag, holderId, party }: DeskFilter) => ({
  where: [
    '($2::text is null or d.topic = $2)',
    '($3::text is null or d.state = $3)',
    '($4::bigint is null or d.holder_id = $4)',
    '($5::text is null or d.tags @> array[$5::text])',
    ...(party === 'objecting' ? ['d.objecting'] : []),
    '($6::text is null or d.id = any($7::bigint[]))',
    '$8::bigint is not null',
    ...(view === undefined ? [] : [VIEWS[view]]),
  ].join(' and '),
  values: [topic ?? null, state ?? null, holderId ?? null, tag ?? null, query ?? null],
  staffId,
});

/** No more conversations than these are found by words. */
const findByWords = async (reader: Reader, query: string | undefined): Promise<readonly number[]> => {
  if (query === undefined) return [];
  const rows = await reader.query<{ id: number }>('select id from found_chats($1)', [query]);
  return rows.map(({ id }) => id);
};

/** A page in its order: all that wait, which are few, or the next of the others, by their number. */
export const listDesk = async (
  reader: Reader,
  now: Date,
  filter: DeskFilter,
  start: SortedStart<FoundRow>,
): Promise<FoundRow[]> => {
  const query = filter.query?.trim() || undefined;
  const sides = sidesOf(filter);
  const { where, values, staffId } = matching({ ...filter, query });
  if (sides.length === 0) return [];
  const found = await findByWords(reader, query);
  if (query !== undefined && found.length === 0) return [];
  const waiting = start.name === '' ? IN_QUEUE : SINCE_MS;
  return readInParts(start, PARTS, async (part, isWaiting) => {
    if (!isWaiting && WAITING_ALONE.includes(filter.view)) return [];
    const page = pageSql(part, 'id', 9);
    const ofSide = (side: string): string => `
      (select * from (select d.*, ${isWaiting ? waiting : 'd.id'} as place from (${side}) d
          where d.waiting_since is ${isWaiting ? 'not null' : 'null'} and ${where}) placed
        where ${page.where} ${page.order})`;
    const both = sides.map(ofSide).join(' union all ');
    return reader.query<FoundRow>(`select * from (${both}) placed ${page.order}`, [
      ...[now, ...values, found, staffId],
      ...page.values,
    ]);
  });
};

/** One conversation by its number. */
export const findDesk = async (reader: Reader, now: Date, id: number): Promise<FoundRow | undefined> => {
  const rows = await reader.query<FoundRow>(
    `select *, 0 as place from (${HOLDERS} union all ${GUESTS}) d where id = $2`,
    [now, id],
  );
  return rows[0];
};
