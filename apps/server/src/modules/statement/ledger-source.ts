import type { Reader } from '@fairlead/db';
import { type PageStart, pageOf } from '../../http/page';
import { FLOW_COLUMNS, FLOW_TABLES, type FlowRow, flowShape } from '../wallet';
import type { FigureSource, SourceRow } from './figures';
import { MOVES_JSON } from './moves';

type LedgerSourceRow = FlowRow & {
  readonly value: number;
  readonly hash: string;
  readonly moves: NonNullable<SourceRow['ledger']>['moves'];
};

/** What a person asks about: their own books, narrowed to one order or not. */
export interface Whose {
  readonly holderId: number;
  readonly orderId: number | null;
}

/** What each transaction adds to the accounts $2; of those kept by order, to the order $3 where one is given. */
const BALANCE = `
  select m.seq, sum(
      case when m.to_kind = any($2) and ($3::bigint is null or m.to_ref = $3) then m.amount_minor else 0 end
      - case when m.from_kind = any($2) and ($3::bigint is null or m.from_ref = $3) then m.amount_minor else 0 end
    )::bigint as value
  from ledger.move m
  where m.holder_id = $1 and (m.to_kind = any($2) or m.from_kind = any($2))
  group by m.seq`;

/**
 * What a network has not paid yet (H8), row by row: its payments cover the oldest revenue of an order first, so what
 * is open stands in the newest rows, up to the sum that the wallet shows.
 */
const NOT_RECEIVED = `
  select seq, sum(least(through, due) - least(through - delta, due))::bigint as value from (
    select l.seq, l.delta, o.due, sum(l.delta) over (partition by l.ref order by l.seq desc) as through
      from (
        select m.seq, case when m.to_kind = any($2) then m.to_ref else m.from_ref end as ref,
            sum(case when m.to_kind = any($2) then m.amount_minor else -m.amount_minor end) as delta
          from ledger.move m
          where m.holder_id = $1 and (m.to_kind = any($2) or m.from_kind = any($2))
          group by 1, 2
      ) l
      join (
        select id, least(revenue_minor, greatest(gross_minor - remitted_minor, 0)) as due from put_order
          where holder_id = $1 and status in ('putting', 'put_finished', 'waiting_for_settlement')
            and ($3::bigint is null or id = $3)
      ) o on o.id = l.ref
  ) t
  group by seq`;

/** Own money of the order $3 that came back unspent: at the run's end, or by a report corrected after it. */
const RETURNED = `
  select m.seq, sum(m.amount_minor)::bigint as value
  from ledger.move m
    join ledger.transaction t on t.holder_id = m.holder_id and t.seq = m.seq
    left join delivery_report r on t.link_kind = 'report' and r.id = t.link_id
  where m.holder_id = $1 and m.to_kind = any($2)
    and (m.from_kind = 'escrow' and m.from_ref = $3 or m.from_kind = 'media' and r.order_id = $3)
  group by m.seq`;

const rowShape = (row: LedgerSourceRow): SourceRow => ({
  value: row.value,
  ledger: { record: flowShape(row), moves: row.moves, hash: row.hash },
  report: null,
});

const readRows = async (
  reader: Reader,
  legs: string,
  accounts: readonly string[],
  { holderId, orderId }: Whose,
  start: PageStart,
): Promise<FigureSource> => {
  const values = [holderId, accounts, orderId];
  const [sum] = await reader.query<{ value: number }>(
    `with legs as (${legs}) select coalesce(sum(value), 0)::bigint as value from legs`,
    values,
  );
  const rows = await reader.query<LedgerSourceRow>(
    `with legs as (${legs})
      select ${FLOW_COLUMNS}, legs.value, encode(t.hash, 'hex') as hash, ${MOVES_JSON} as moves
        from ${FLOW_TABLES} join legs on legs.seq = t.seq
        where t.holder_id = $1 and legs.value <> 0 and ($4::bigint is null or t.seq < $4)
        order by t.seq desc limit $5`,
    [...values, start.below, start.limit + 1],
  );
  return { value: sum?.value ?? 0, parts: [], ...pageOf(rows, start.limit, (row) => row.seq, rowShape) };
};

/** A balance: every transaction that changed it, newest first. */
export const readBalanceSource = (
  reader: Reader,
  accounts: readonly string[],
  whose: Whose,
  start: PageStart,
): Promise<FigureSource> => readRows(reader, BALANCE, accounts, whose, start);

/** What stands to be settled and was not received from the network yet (H8). */
export const readNotReceivedSource = (
  reader: Reader,
  whose: Whose,
  start: PageStart,
): Promise<FigureSource> => readRows(reader, NOT_RECEIVED, ['settling'], whose, start);

/** Own money that came back from one order. */
export const readReturnedSource = (reader: Reader, whose: Whose, start: PageStart): Promise<FigureSource> =>
  readRows(reader, RETURNED, ['available'], whose, start);

/** One flow record of this person by its id; undefined where they have none of that id. */
export const readRecordSource = async (
  reader: Reader,
  holderId: number,
  recordId: number,
): Promise<FigureSource | undefined> => {
  const [row] = await reader.query<LedgerSourceRow>(
    `select ${FLOW_COLUMNS}, case when t.available_delta = 0 then t.total_delta else t.available_delta end as value,
        encode(t.hash, 'hex') as hash, ${MOVES_JSON} as moves
      from ${FLOW_TABLES} where t.holder_id = $1 and t.id = $2`,
    [holderId, recordId],
  );
  if (row === undefined) return undefined;
  return { value: row.value, parts: [], items: [rowShape(row)], next_cursor: null };
};

/** The sums of accounts, by account; accounts without a move are absent. */
export const readBalances = async (
  reader: Reader,
  { holderId, orderId }: Whose,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await reader.query<{ kind: string; value: number }>(
    `select kind, sum(delta)::bigint as value from (
        select to_kind as kind, to_ref as ref, amount_minor as delta from ledger.move where holder_id = $1
        union all select from_kind, from_ref, -amount_minor from ledger.move where holder_id = $1
      ) legs where $2::bigint is null or ref = $2 group by kind`,
    [holderId, orderId],
  );
  return new Map(rows.map(({ kind, value }) => [kind, value]));
};
