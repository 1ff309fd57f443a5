import type { Reader } from '@fairlead/db';
import type { FlowEventKind, FlowType, MovementKind } from '@fairlead/vocabulary';
import { LINKED_COLUMNS, type LinkedEntry } from './entries';

/** Which of a holder's records count; what is left of them is folded. */
export interface EventFilter {
  readonly kinds: readonly MovementKind[];
  /** From one moment up to another. */
  readonly from: Date | null;
  readonly until: Date | null;
  /** Of this plan alone. */
  readonly orderId: number | null;
}

/** What is looked for. An event is found where one of its records fits, or where it is of the amount itself. */
export interface EventSearch {
  readonly text: string;
  readonly orderIds: readonly number[];
  readonly withdrawalIds: readonly number[];
  readonly amountMinor: number | null;
}

/** Where a page begins: below one number of the chain, in the chain as it was up to another. */
export interface EventPlace {
  /** Records after it came later than the first page, and would move events that were shown. */
  readonly head: number;
  readonly below: number;
}

/** A stretch of whole days of a chain, small enough to be folded at once. */
export interface EventWindow {
  readonly from: Date;
  readonly until: Date;
  /** Its lowest number: the next window begins below it. */
  readonly lowest: number;
}

/** Sums of the records of one kind in an event. */
export interface EventSum {
  readonly type: FlowType;
  readonly available: number;
  readonly total: number;
  readonly count: number;
}

/** One thing that happened to a holder's money, folded from its records. */
export interface FlowEvent {
  readonly kind: FlowEventKind;
  /** Of the plan, withdrawal, top-up, hold or record. */
  readonly ref: number;
  readonly firstSeq: number;
  readonly lastSeq: number;
  readonly since: Date;
  readonly time: Date;
  /** The day of its newest record in the reader's zone, `YYYY-MM-DD`. */
  readonly day: string;
  readonly available: number;
  readonly total: number;
  readonly count: number;
  readonly sums: readonly EventSum[];
  /** Its newest record, with what stands on it. */
  readonly recordId: number;
  readonly remark: string;
  readonly enteredByHand: boolean;
  /** Of all events of that day that were found. */
  readonly dayAvailable: number;
  readonly dayTotal: number;
  readonly dayCount: number;
}

/** How many records a window holds, rounded up to whole days. */
const WINDOW_RECORDS = 2_000;

/** The number of the last record of a holder's chain; 0 where there is none. */
export const readChainEnd = async (reader: Reader, holderId: number): Promise<number> => {
  const [row] = await reader.query<{ seq: number }>(
    'select seq from ledger.wallet where holder_id = $1',
    [holderId],
    'ledger_chain_end',
  );
  return row?.seq ?? 0;
};

/** Records of the filter: $1 holder, $2 kinds, $3 head, $4 and $5 times. */
const COUNTS = `t.holder_id = $1 and t.kind = any($2) and t.seq <= $3
  and ($4::timestamptz is null or t.time >= $4) and ($5::timestamptz is null or t.time < $5)`;

/** The beginning of the local day of a moment. */
const dayOf = (moment: string, zone: string): string => `date_trunc('day', ${moment} at time zone ${zone})`;

/**
 * The next stretch of whole days below a place; undefined where nothing is left. Times do not go back along a chain, so
 * the days of a reader are stretches of it.
 */
export const findEventWindow = async (
  reader: Reader,
  holderId: number,
  { kinds, from, until }: EventFilter,
  { head, below }: EventPlace,
  databaseZone: string,
): Promise<EventWindow | undefined> => {
  const [row] = await reader.query<EventWindow | { from: null }>(
    `with near as (
       select t.time from ledger.transaction t where ${COUNTS} and t.seq < $6 order by t.seq desc limit $8
     ), ends as (
       select ${dayOf('min(time)', '$7::text')} at time zone $7::text as day_from,
           (${dayOf('max(time)', '$7::text')} + interval '1 day') at time zone $7::text as day_until from near
     )
     select day_from as "from", day_until as until,
         (select min(t.seq) from ledger.transaction t where t.holder_id = $1 and t.time >= day_from) as lowest
       from ends`,
    [holderId, kinds, head, from, until, below, databaseZone, WINDOW_RECORDS],
  );
  return row === undefined || row.from === null ? undefined : row;
};

/**
 * The records of a window, each with the event that it belongs to. What the reports of a plan moved in a day is one event,
 * and so is what one step of a plan moved at one moment; both lie within the window. $6 zone, $7 and $8 the window, $9 a plan.
 */
const WINDOW = `
  select t.seq, t.id, t.kind, t.time, t.available_delta, t.total_delta, t.remark, t.link_kind, t.link_id,
      coalesce(r.entered_by_hand, false) as by_hand,
      case t.link_kind when 'report' then 'plan_day' when 'order' then 'plan_step' when 'withdrawal' then 'withdrawal'
        when 'top_up' then 'top_up' when 'hold' then 'hold' else 'record' end as event,
      case when t.link_kind = 'report' then r.order_id
        when t.link_kind in ('order', 'withdrawal', 'top_up', 'hold') then t.link_id else t.id end as ref,
      case t.link_kind when 'report' then ${dayOf('t.time', '$6::text')}::text when 'order' then t.time::text else '' end as part
    from ledger.transaction t left join lateral report_order(t.link_id) r on t.link_kind = 'report'
    where ${COUNTS} and t.time >= $7 and t.time < $8
      and ($9::bigint is null or (t.link_kind = 'order' and t.link_id = $9) or r.order_id = $9)`;

/** What goes on over days is whole only with its records outside the window. */
const LINKED = `
  select t.seq, t.id, t.kind, t.time, t.available_delta, t.total_delta, t.remark, t.link_kind, t.link_id,
      false as by_hand, l.event, l.ref, '' as part
    from (select distinct event, ref, link_kind from near where event in ('withdrawal', 'top_up', 'hold')) l
      join ledger.transaction t on t.link_kind = l.link_kind and t.link_id = l.ref
    where ${COUNTS}`;

/** A record that is looked for: $10 text, $11 plans, $12 withdrawals, $13 amount. */
const FITS = `(m.event in ('plan_day', 'plan_step') and m.ref = any($11::bigint[]))
  or (m.event = 'withdrawal' and m.ref = any($12::bigint[]))
  or strpos(lower(m.remark), lower($10)) > 0 or m.id::text = $10
  or abs(m.available_delta) = $13::bigint or abs(m.total_delta) = $13::bigint`;

const EVENTS = `
  with near as materialized (${WINDOW}),
  member as (
    select * from near where event not in ('withdrawal', 'top_up', 'hold')
    union all (${LINKED})
  ),
  by_kind as (
    select m.event, m.ref, m.part, m.kind, min(m.seq) as first_seq, max(m.seq) as last_seq, min(m.time) as since,
        max(m.time) as time, sum(m.available_delta)::bigint as available, sum(m.total_delta)::bigint as total,
        count(*) as number, bool_or(m.by_hand) as by_hand,
        bool_or($10::text is null or ${FITS}) as fits
      from member m group by m.event, m.ref, m.part, m.kind
  ),
  folded as (
    select event, ref, min(first_seq) as first_seq, max(last_seq) as last_seq, min(since) as since, max(time) as time,
        sum(available)::bigint as available, sum(total)::bigint as total, sum(number)::bigint as number,
        bool_or(by_hand) as by_hand,
        jsonb_agg(jsonb_build_object('type', kind, 'available', available, 'total', total, 'count', number)
          order by array_position($2::text[], kind)) as sums,
        bool_or(fits) or abs(sum(available)) = $13::bigint or abs(sum(total)) = $13::bigint as fits
      from by_kind group by event, ref, part
  ),
  found as (
    select f.*, ${dayOf('f.time', '$6::text')}::date as day,
        sum(f.available) over of_day as day_available, sum(f.total) over of_day as day_total, count(*) over of_day as day_number
      from folded f where f.fits and f.time < $8
      window of_day as (partition by ${dayOf('f.time', '$6::text')})
  )
  select f.event as kind, f.ref, f.first_seq as "firstSeq", f.last_seq as "lastSeq", f.since, f.time,
      to_char(f.day, 'YYYY-MM-DD') as day, f.available, f.total, f.number as count, f.sums,
      t.id as "recordId", t.remark, f.by_hand as "enteredByHand",
      f.day_available::bigint as "dayAvailable", f.day_total::bigint as "dayTotal", f.day_number as "dayCount"
    from found f join ledger.transaction t on t.holder_id = $1 and t.seq = f.last_seq
    where f.last_seq < $14 order by f.last_seq desc limit $15`;

/** The events of a window whose newest record lies below a place, newest first. */
export const listEvents = (
  reader: Reader,
  holderId: number,
  { kinds, from, until, orderId }: EventFilter,
  search: EventSearch | null,
  { head, below }: EventPlace,
  window: EventWindow,
  databaseZone: string,
  limit: number,
): Promise<FlowEvent[]> =>
  reader.query<FlowEvent>(EVENTS, [
    ...[holderId, kinds, head, from, until, databaseZone, window.from, window.until, orderId],
    ...[
      search?.text ?? null,
      search?.orderIds ?? [],
      search?.withdrawalIds ?? [],
      search?.amountMinor ?? null,
    ],
    ...[below, limit],
  ]);

/** An event by what it is made of, so that its records can be read whole. */
export interface EventName {
  readonly kind: FlowEventKind;
  readonly ref: number;
  readonly firstSeq: number;
  readonly lastSeq: number;
}

const BELONGS: Readonly<Record<FlowEventKind, string>> = {
  plan_day: `t.link_kind = 'report' and exists (select from report_order(t.link_id) r where r.order_id = $5)`,
  plan_step: `t.link_kind = 'order' and t.link_id = $5`,
  withdrawal: `t.link_kind = 'withdrawal' and t.link_id = $5`,
  top_up: `t.link_kind = 'top_up' and t.link_id = $5`,
  hold: `t.link_kind = 'hold' and t.link_id = $5`,
  record: 't.id = $5',
};

/** The records of one event of a holder, newest first. */
export const listEventEntries = (
  reader: Reader,
  holderId: number,
  { kind, ref, firstSeq, lastSeq }: EventName,
  kinds: readonly MovementKind[],
  below: number | null,
  limit: number,
): Promise<LinkedEntry[]> =>
  reader.query<LinkedEntry>(
    `select ${LINKED_COLUMNS} from ledger.transaction t
       where t.holder_id = $1 and t.kind = any($2) and t.seq between $3 and $4 and ${BELONGS[kind]}
         and ($6::bigint is null or t.seq < $6)
       order by t.seq desc limit $7`,
    [holderId, kinds, firstSeq, lastSeq, ref, below, limit],
  );
