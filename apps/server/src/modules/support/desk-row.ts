import type { CallOf, ResponseOf } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import type { GuestTopic } from '@fairlead/vocabulary';
import { pageSql, type SortedStart } from '../../http/sorted';
import { defaultOrderOf, readInParts } from '../../http/waiting-first';
import { type HolderRef, holderRef, readHolderNames } from '../account';
import { readStaffNames } from '../staff';

type Page = ResponseOf<CallOf<'consoleSupport.conversations'>>;
export type StaffConversation = Page['items'][number];

/** A conversation of an account holder or of a guest, with its people by their numbers. */
interface FoundRow {
  readonly id: number;
  readonly topic: StaffConversation['topic'];
  readonly state: StaffConversation['state'];
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
  readonly member: boolean;
  /** Its place among those that wait, or among the others. */
  readonly place: number;
}

/** The same as the desk sees it. */
export interface DeskRow extends FoundRow {
  readonly holder: HolderRef | null;
  readonly lang: string;
  readonly assigned_to: string | null;
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
         g.waiting_since,
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

/** Names the people of some rows. */
const withNames = async (reader: Reader, rows: readonly FoundRow[]): Promise<DeskRow[]> => {
  const holderOf = await readHolderNames(
    reader,
    rows.flatMap((row) => row.holder_id ?? []),
  );
  const staffOf = await readStaffNames(
    reader,
    rows.map((row) => row.assigned_id),
  );
  return rows.map((row) => {
    const holder = row.holder_id === null ? null : holderOf(row.holder_id);
    return {
      ...row,
      holder: holder && holderRef(holder),
      lang: holder?.lang ?? row.guest_lang ?? '',
      assigned_to: staffOf(row.assigned_id),
    };
  });
};

/** A page in its order: all that wait, which are few, or the next of the others, by their number. */
export const listDesk = async (
  reader: Reader,
  now: Date,
  filter: DeskFilter,
  start: SortedStart<FoundRow>,
): Promise<DeskRow[]> => {
  const sides = sidesOf(filter);
  const { where, values } = matching(filter);
  if (sides.length === 0) return [];
  const waiting = start.name === '' ? IN_QUEUE : SINCE_MS;
  const found = await readInParts(start, PARTS, (part, isWaiting) => {
    const page = pageSql(part, 'id', 6);
    const ofSide = (side: string): string => `
      (select * from (select d.*, ${isWaiting ? waiting : 'd.id'} as place from (${side}) d
          where d.waiting_since is ${isWaiting ? 'not null' : 'null'} and ${where}) placed
        where ${page.where} ${page.order})`;
    const both = sides.map(ofSide).join(' union all ');
    return reader.query<FoundRow>(`select * from (${both}) placed ${page.order}`, [
      now,
      ...values,
      ...page.values,
    ]);
  });
  return withNames(reader, found);
};

export const readDesk = async (
  reader: Reader,
  now: Date,
  conversationId: number,
): Promise<DeskRow | undefined> => {
  const found = await reader.query<FoundRow>(
    `select *, 0 as place from (${HOLDERS} union all ${GUESTS}) d where id = $2`,
    [now, conversationId],
  );
  const [row] = await withNames(reader, found);
  return row;
};

export const deskShape = (row: DeskRow): StaffConversation => ({
  id: String(row.id),
  topic: row.topic,
  state: row.state,
  holder: row.holder,
  guest:
    row.case_number === null
      ? null
      : {
          case_number: row.case_number,
          name: row.guest_name ?? '',
          email: row.guest_email,
          username: row.guest_username,
          topic: row.guest_topic,
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
