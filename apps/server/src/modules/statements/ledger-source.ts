import type { Reader } from '@fairlead/db';
import { type PageStart, pageOf } from '../../http/page';
import { FLOW_COLUMNS, FLOW_TABLES, type FlowRow, flowShape } from '../wallet';
import type { FigureSource, SourceRow } from './figures';
import { MOVES_JSON } from './moves';

export type LedgerSourceRow = FlowRow & {
  readonly value: number;
  readonly hash: string;
  readonly moves: NonNullable<SourceRow['ledger']>['moves'];
};

/** What a person asks about: their own books, narrowed to one order or not. */
export interface Whose {
  readonly holderId: number;
  readonly orderId: number | null;
}

/** Transactions of one order of person $1: those linked to it, to its reports, and to holds of its revenue. */
const entriesOf = (order: string): string => `
  select t.seq from ledger.transaction t where t.holder_id = $1 and t.link_kind = 'order' and t.link_id = ${order}
  union all
  select t.seq from delivery_report r
    join ledger.transaction t on t.holder_id = r.holder_id and t.link_kind = 'report' and t.link_id = r.id
    where r.holder_id = $1 and r.order_id = ${order}
  union all
  select t.seq from ledger.hold h
    join ledger.transaction t on t.holder_id = h.holder_id and t.link_kind = 'hold' and t.link_id = h.id
    where h.holder_id = $1 and h.from_kind = 'settling' and h.from_ref = ${order}`;

/** What each transaction of the order $3 adds to its parts of the accounts $2. */
const PART = `
  select m.seq, sum(
      case when m.to_kind = any($2) and m.to_ref = $3 then m.amount_minor else 0 end
      - case when m.from_kind = any($2) and m.from_ref = $3 then m.amount_minor else 0 end
    )::bigint as value
  from (${entriesOf('$3')}) e join ledger.move m on m.holder_id = $1 and m.seq = e.seq
  group by m.seq`;

/**
 * What a network has not paid yet, row by row: its payments cover the oldest revenue of an order first, so
 * what is open stands in the newest rows, up to the sum that the wallet shows. Only orders that are not
 * settled are gone into.
 */
const NOT_RECEIVED = `
  select seq, sum(least(through, due) - least(through - delta, due))::bigint as value from (
    select l.seq, l.delta, l.due, sum(l.delta) over (partition by l.ref order by l.seq desc) as through
      from (
        select m.seq, o.id as ref, o.due,
            sum(case when m.to_kind = any($2) then m.amount_minor else -m.amount_minor end) as delta
          from (
              select o.id, least(s.balance_minor, greatest(gross_minor - remitted_minor, 0)) as due from put_order o
                join ledger.sub_account s on s.holder_id = o.holder_id and s.kind = 'settling' and s.ref = o.id
                where o.holder_id = $1 and status in ('putting', 'put_finished', 'waiting_for_settlement')
                  and ($3::bigint is null or o.id = $3)
            ) o, lateral (${entriesOf('o.id')}) e join ledger.move m on m.holder_id = $1 and m.seq = e.seq
          where m.to_kind = any($2) and m.to_ref = o.id or m.from_kind = any($2) and m.from_ref = o.id
          group by 1, 2, 3
      ) l
  ) t
  group by seq`;

/** Own money of the order $3 that came back unspent: at the run's end, or by a report corrected after it. */
const RETURNED = `
  select m.seq, sum(m.amount_minor)::bigint as value
  from (${entriesOf('$3')}) e join ledger.move m on m.holder_id = $1 and m.seq = e.seq
  where m.to_kind = any($2) and (m.from_kind = 'escrow' and m.from_ref = $3 or m.from_kind = 'media')
  group by m.seq`;

export const ledgerRow = (row: LedgerSourceRow): SourceRow => ({
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
  return { value: sum?.value ?? 0, parts: [], ...pageOf(rows, start.limit, (row) => row.seq, ledgerRow) };
};

/** The part of a balance that belongs to one order: every transaction that changed it, newest first. */
export const readPartSource = (
  reader: Reader,
  accounts: readonly string[],
  whose: Whose,
  start: PageStart,
): Promise<FigureSource> => readRows(reader, PART, accounts, whose, start);

/** What stands to be settled and was not received from the network yet (docs/domain/wallet.md#figures). */
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
  return { value: row.value, parts: [], items: [ledgerRow(row)], next_cursor: null };
};
