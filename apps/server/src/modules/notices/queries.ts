import type { CallOf, RequestOf } from '@fairlead/contract';
import type { Reader, Tx, WrittenNotice } from '@fairlead/db';

export interface NoticeRow {
  readonly id: number;
  readonly category: 'system_announcement' | 'system_maintenance' | 'activity';
  readonly key: string;
  readonly parameters: Readonly<Record<string, string | number>>;
  readonly words: WrittenNotice | null;
  readonly link: string | null;
  readonly created_at: Date;
  readonly read: boolean;
}

/** What person $1 may see: their own notices, and broadcasts since they came. */
const VISIBLE = `
  n.withdrawn_at is null and (n.holder_id = $1 or (n.holder_id is null
     and n.created_at >= (select created_at from account_holder where id = $1)))`;

const IS_READ = `
  exists (select 1 from notification_read r where r.holder_id = $1 and r.notification_id = n.id)`;

/** The same for the few rows of a page: looked up row by row, never by reading all that the person has read. */
const IS_READ_HERE = `
  coalesce((select true from notification_read r where r.holder_id = $1 and r.notification_id = n.id), false)`;

const UNREAD = `select count(*) as unread from notification n where ${VISIBLE} and not ${IS_READ}`;

export const countUnread = async (reader: Reader, holderId: number): Promise<number> => {
  const [row] = await reader.query<{ unread: number }>(UNREAD, [holderId], 'notices_unread');
  return row?.unread ?? 0;
};

/** The newest of one's own, or of the broadcasts: each from its own end of the index, however many others there are. */
const newestOf = (whose: string): string => `
  (select n.id, n.category, n.key, n.parameters, n.words, n.link, n.created_at, ${IS_READ_HERE} as read
     from notification n
    where n.withdrawn_at is null and ${whose} and n.id < coalesce($2::bigint, 9223372036854775807)
      and ($3::text is null or n.category = $3) and ($4::text = 'all' or ${IS_READ_HERE} = ($4::text = 'read'))
    order by n.id desc limit $5)`;

const LIST = `${newestOf('n.holder_id = $1')} union all ${newestOf(`n.holder_id is null
   and n.created_at >= (select created_at from account_holder where id = $1)`)} order by id desc limit $5`;

/** Newest first; one more than asked for tells that there are more. */
export const listNotices = (
  reader: Reader,
  holderId: number,
  { category, filter = 'all' }: RequestOf<CallOf<'notification.list'>>,
  { below, limit }: { readonly below: number | null; readonly limit: number },
): Promise<NoticeRow[]> =>
  reader.query<NoticeRow>(LIST, [holderId, below, category ?? null, filter, limit + 1]);

/** How many of these the person may see. */
export const countVisible = async (tx: Tx, holderId: number, ids: readonly number[]): Promise<number> => {
  const [row] = await tx.query<{ seen: number }>(
    `select count(*) as seen from notification n where ${VISIBLE} and n.id = any($2::bigint[])`,
    [holderId, ids],
  );
  return row?.seen ?? 0;
};

/**
 * Marks what the person sees of these read; those that were stay as they are. A row for each, and no mark of "all up
 * to here": a notice whose transaction ends later than one with a higher number was never seen.
 */
export const markRead = async (
  tx: Tx,
  holderId: number,
  which: {
    readonly ids?: readonly number[];
    readonly upTo?: number;
    readonly category?: string | undefined;
  },
  time: Date,
): Promise<void> => {
  await tx.query(
    `insert into notification_read (holder_id, notification_id, read_at)
     select $1, n.id, $2 from notification n
      where ${VISIBLE} and ($3::bigint[] is null or n.id = any($3)) and ($4::bigint is null or n.id <= $4)
        and ($5::text is null or n.category = $5) and not ${IS_READ}
     on conflict do nothing`,
    [holderId, time, which.ids ?? null, which.upTo ?? null, which.category ?? null],
  );
};
