import type { Call, CallOf, ParsedOf, ResponseOf, StaffRole } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import { type Answer, done } from '../../http/answer';
import { boundsSql, boundValues } from '../../http/bounds';
import { countQuery } from '../../http/counting';
import { mayRead } from '../../http/may-read';
import { isRefusal } from '../../http/page';
import type { StaffCaller } from '../../http/route';
import type { Services } from '../../http/services';
import { pageSql, sortedPageOf, sortedStart } from '../../http/sorted';
import { readHolderNames } from '../account';
import { readStaffNames } from '../staff';
import { LIMIT_MINUTES } from './too-long';

type Counts = ResponseOf<CallOf<'consoleQueue.counts'>>;
export type QueueItem = ResponseOf<CallOf<'consoleQueue.take'>>;
type Name = QueueItem['queue'];

/** What staff work off in one queue. */
interface StaffQueue {
  /** The list that it is worked off in: whoever may read it sees what waits there. */
  readonly list: Call;
  /** An act by which it is worked off: whoever may make it takes what waits there. */
  readonly work: Call;
  /** A function of the database: what waits, whose it is or what else names it, since when, and its owner, if any. */
  readonly waiting: `waiting_${string}`;
}

/** The queues of all matters, in the order in which they are shown. */
export type Queues = Readonly<Record<Name, StaffQueue>>;

const namesOf = (queues: Queues): Name[] => Object.keys(queues) as Name[];

/** Everything that waits for somebody: whose it is, since when, who made it, and who has taken it. */
export const waitingIn = (queues: Queues): string => {
  const names = namesOf(queues);
  const each = names.map((name) => `select '${name}' as queue, w.* from ${queues[name].waiting}() w`);
  return `
  with waiting as (
    ${each.join('\n    union all ')}
  ), owned as (
    select w.*, coalesce(c.staff_id, w.owner_id) as taken_by,
        w.id * 16 + array_position(array['${names.join("', '")}'], w.queue) as number
      from waiting w left join desk_claim c on c.queue = w.queue and c.subject_id = w.id
  )`;
};

interface CountRow {
  readonly queue: Name;
  readonly waiting: number;
  readonly mine: number;
  readonly oldest_at: Date;
}

interface ItemRow {
  readonly queue: Name;
  readonly id: number;
  readonly holder_id: number | null;
  /** What it is called that is of no holder. */
  readonly named: string | null;
  readonly since: Date;
  /** Who made it, where somebody of staff did. */
  readonly owner_id: number | null;
  readonly taken_by: number | null;
  /** Tells things of several queues apart, whose own numbers may be alike. */
  readonly number: number;
}

/** Rows as staff see them, with the names of the holders and of who has taken them. */
const presenterOf = async (
  reader: Reader,
  rows: readonly ItemRow[],
): Promise<(row: ItemRow) => QueueItem> => {
  const holderOf = await readHolderNames(
    reader,
    rows.map((row) => row.holder_id).filter((id) => id !== null),
  );
  const staffOf = await readStaffNames(
    reader,
    rows.map((row) => row.taken_by),
  );
  return (row) => ({
    queue: row.queue,
    id: String(row.id),
    holder_id: row.holder_id === null ? null : String(row.holder_id),
    subject: row.holder_id === null ? (row.named ?? '') : holderOf(row.holder_id).username,
    since: row.since.toISOString(),
    owner: staffOf(row.taken_by),
  });
};

/** The queues that these roles may open. */
export const openTo = (queues: Queues, roles: readonly StaffRole[]): readonly Name[] =>
  namesOf(queues).filter((name) => mayRead(roles, queues[name].list));

/** How much waits for staff, and since when. */
export const readQueue = async (reader: Reader, queues: Queues, caller: StaffCaller): Promise<Counts> => {
  const counted = await reader.query<CountRow>(
    `${waitingIn(queues)}
      select queue, count(*) as waiting, count(*) filter (where taken_by = $1) as mine, min(since) as oldest_at
        from owned group by queue`,
    [caller.staffId],
  );
  const shown = namesOf(queues).map((queue) => {
    const found = counted.find((row) => row.queue === queue);
    return {
      queue,
      waiting: found?.waiting ?? 0,
      mine: found?.mine ?? 0,
      oldest_at: found?.oldest_at.toISOString() ?? null,
    };
  });
  return { queues: shown };
};

const FITTING = `queue = any($1) and ($2::text is null or queue = $2)
    and ($3::text is null or case $3 when 'me' then taken_by = $4 else taken_by is null end)
    and ($5::bigint is null or taken_by = $5) and ($6::bigint is null or holder_id = $6)
    and ${boundsSql('since', '0', 7)}
    and ($11::timestamptz is null or since < $11 - (
      select l.minutes * interval '1 minute' from unnest($12::text[], $13::bigint[]) l (queue, minutes)
        where l.queue = owned.queue))`;

const KEYS = { since: { by: 'since', type: 'timestamptz', of: (row: ItemRow) => row.since } } as const;

/** What waits in the queues that this person may open, the longest waiting first where nothing else is asked for. */
export const listQueue = async (
  { database: reader, clock }: Services,
  queues: Queues,
  caller: StaffCaller,
  request: ParsedOf<CallOf<'consoleQueue.list'>>,
): Promise<Answer<ResponseOf<CallOf<'consoleQueue.list'>>>> => {
  const start = sortedStart(request, KEYS, KEYS.since);
  if (isRefusal(start)) return start;
  const { queue = null, owner = null, staff_id: staffId = null, holder_id: holderId = null } = request;
  const asked = [
    ...[openTo(queues, caller.roles), queue, owner, caller.staffId, staffId, holderId],
    ...boundValues({ from: request.from, until: request.until }),
    ...[
      request.age === 'late' ? clock.now() : null,
      Object.keys(LIMIT_MINUTES),
      Object.values(LIMIT_MINUTES),
    ],
  ];
  const page = pageSql(start, 'number', asked.length + 1);
  const rows = await reader.query<ItemRow>(
    `${waitingIn(queues)} select * from owned where ${FITTING} and ${page.where} ${page.order}`,
    [...asked, ...page.values],
  );
  const counting = `${waitingIn(queues)} select 1 from owned where ${FITTING}`;
  const total = await countQuery(reader, request.total_up_to, counting, asked, 'none');
  const present = await presenterOf(reader, rows);
  return done({ ...sortedPageOf(start, rows, (row) => row.number, present), ...total });
};

/** One thing that waits in a queue that this person may open; with who made it and who took it. */
export const findWaiting = async (
  reader: Reader,
  queues: Queues,
  caller: StaffCaller,
  { queue, id }: { readonly queue: Name; readonly id: number },
): Promise<{ readonly item: QueueItem; readonly madeBy: number | null } | undefined> => {
  if (!openTo(queues, caller.roles).includes(queue)) return undefined;
  const rows = await reader.query<ItemRow>(
    `${waitingIn(queues)} select * from owned where queue = $1 and id = $2`,
    [queue, id],
  );
  const [row] = rows;
  return row && { item: (await presenterOf(reader, rows))(row), madeBy: row.owner_id };
};
