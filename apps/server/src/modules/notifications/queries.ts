import type { CallOf, ParsedOf } from '@fairlead/contract';
import type { Reader, Tx, WrittenNotice } from '@fairlead/db';
import type { NotificationCategory } from '@fairlead/vocabulary';

export interface NoticeRow {
  readonly id: number;
  readonly category: NotificationCategory;
  readonly key: string;
  readonly parameters: Readonly<Record<string, string | number>>;
  readonly words: WrittenNotice | null;
  readonly link: string | null;
  readonly created_at: Date;
  readonly read: boolean;
  /** Taken back after it was read; to everyone, after it was sent. */
  readonly withdrawn: boolean;
  readonly head: { readonly entry: string; readonly hash: string } | null;
}

/** What person $1 may see: their own notices, and broadcasts since they came. */
const VISIBLE = `
  n.withdrawn_at is null and (n.holder_id = $1 or (n.holder_id is null
     and n.created_at >= (select since from holder_since($1))))`;

/** Of broadcasts: one's own carry their mark themselves. */
const IS_READ = `
  exists (select 1 from notification_read r where r.holder_id = $1 and r.notification_id = n.id)`;

/** The same for the few rows of a page: looked up row by row, never by reading all that the person has read. */
const IS_READ_HERE = `
  coalesce((select true from notification_read r where r.holder_id = $1 and r.notification_id = n.id), false)`;

/** Broadcasts since the person came; one that was taken back stays, struck through: two sent it, and one takes it back. */
const SINCE_THEY_CAME = `
  n.holder_id is null and n.created_at >= (select since from holder_since($1))`;
const TO_ALL = `n.withdrawn_at is null and ${SINCE_THEY_CAME}`;

/** The bell says 99+ above 99: no more than this are counted, of them at most so many of the newest broadcasts. */
const COUNTED = 100;
const NEWEST_BROADCASTS = 500;

const UNREAD = `
  select least(${COUNTED}, (select count(*) from (
      select from notification n
        where n.holder_id = $1 and n.read_at is null and n.withdrawn_at is null
        order by n.holder_id desc, n.id desc limit ${COUNTED}
    ) own) + (select count(*) from (
      select from (
          select * from notification n where n.holder_id is null order by n.id desc limit ${NEWEST_BROADCASTS}
        ) n
        where ${TO_ALL} and not ${IS_READ_HERE} limit ${COUNTED}
    ) everyone)) as unread`;

/** What the person has not read, up to 100. */
export const countUnread = async (reader: Reader, holderId: number): Promise<number> => {
  const [row] = await reader.query<{ unread: number }>(UNREAD, [holderId], 'notices_unread');
  return row?.unread ?? 0;
};

type Filter = NonNullable<ParsedOf<CallOf<'notification.list'>>['filter']>;

/** Long enough that nobody makes another entry to fit it. */
const HEAD_DIGITS = 16;
const HEAD = `
  case when n.head is not null then jsonb_build_object('entry', n.head_entry::text,
    'hash', left(encode(n.head, 'hex'), ${HEAD_DIGITS})) end`;

/** The newest of one's own, or of the broadcasts: each from its own end of an index, however many others there are. */
const newestOf = (whose: string, isRead: string, only: string): string => `
  (select n.id, n.category, n.key, n.parameters, n.words, n.link, n.created_at, ${isRead} as read,
          n.withdrawn_at is not null as withdrawn, ${HEAD} as head
     from notification n
    where ${whose} and ($3::text is null or n.category = $3) ${only}
    order by n.holder_id desc, n.id desc limit $4)`;

/** A stretch of the index that begins with the person, as `ownRows` has it; of what was taken back, what they read. */
const OWN = `(n.holder_id, n.id) < ($1, $2::bigint) and n.holder_id >= $1
  and (n.withdrawn_at is null or n.read_at is not null)`;

/** One that was taken back waits for nobody. */
const IS_DONE = `(n.withdrawn_at is not null or ${IS_READ_HERE})`;

const listOf = (onlyOwn: string, onlyBroadcast: string): string => `
  ${newestOf(OWN, 'n.read_at is not null', onlyOwn)}
  union all
  ${newestOf(`${SINCE_THEY_CAME} and n.id < $2`, IS_DONE, onlyBroadcast)}
  order by id desc limit $4`;

const LIST: Readonly<Record<Filter, string>> = {
  all: listOf('', ''),
  unread: listOf('and n.read_at is null', `and not ${IS_DONE}`),
  read: listOf('and n.read_at is not null', `and ${IS_DONE}`),
};

/** Newest first; one more than asked for tells that there are more. */
export const listNotices = (
  reader: Reader,
  holderId: number,
  { category, filter = 'all' }: ParsedOf<CallOf<'notification.list'>>,
  { below, limit }: { readonly below: number | null; readonly limit: number },
): Promise<NoticeRow[]> =>
  reader.query<NoticeRow>(LIST[filter], [
    holderId,
    below ?? Number.MAX_SAFE_INTEGER,
    category ?? null,
    limit + 1,
  ]);

/** How many of these the person may see. */
export const countVisible = async (tx: Tx, holderId: number, ids: readonly number[]): Promise<number> => {
  const [row] = await tx.query<{ seen: number }>(
    `select count(*) as seen from notification n where ${VISIBLE} and n.id = any($2::bigint[])`,
    [holderId, ids],
  );
  return row?.seen ?? 0;
};

/**
 * Marks what the person sees of these read; those that were stay as they are. A mark for each, and no mark of "all up
 * to here": a notice whose transaction ends later than one with a higher number was never seen.
 */
export const markRead = async (
  tx: Tx,
  holderId: number,
  which: {
    readonly ids?: readonly number[];
    readonly upTo?: number | undefined;
    readonly category?: string | undefined;
  },
  time: Date,
): Promise<void> => {
  const { ids = null, upTo = null, category = null } = which;
  const WHICH = `n.withdrawn_at is null and ($3::bigint[] is null or n.id = any($3))
    and ($4::bigint is null or n.id <= $4) and ($5::text is null or n.category = $5)`;
  const values = [holderId, time, ids, upTo, category];
  await tx.query(
    `update notification n set read_at = $2 where n.holder_id = $1 and n.read_at is null and ${WHICH}`,
    values,
  );
  await tx.query(
    `insert into notification_read (holder_id, notification_id, read_at)
      select $1, n.id, $2 from notification n where ${TO_ALL} and ${WHICH} and not ${IS_READ}
      on conflict do nothing`,
    values,
  );
};
