import type { Reader } from '@fairlead/db';
import type { HolderAccount } from '@fairlead/vocabulary';
import { PROVEN } from './entries';
import type { EntriesBelow, EntryShares, SharingEntry } from './sources';

/** A report that may have moved money for an order: the ledger knows reports by their number alone. */
export interface OrderReport {
  readonly orderId: number;
  readonly reportId: number;
}

/** Entries of one order of holder $1: linked to it, to its reports of ($2, $3), and to holds of its revenue. */
const entriesOf = (order: string): string => `
  select t.seq from ledger.transaction t where t.holder_id = $1 and t.link_kind = 'order' and t.link_id = ${order}
  union all
  select t.seq from unnest($2::bigint[], $3::bigint[]) r (order_id, report_id)
    join ledger.transaction t on t.holder_id = $1 and t.link_kind = 'report' and t.link_id = r.report_id
    where r.order_id = ${order}
  union all
  select t.seq from ledger.hold h
    join ledger.transaction t on t.holder_id = h.holder_id and t.link_kind = 'hold' and t.link_id = h.id
    where h.holder_id = $1 and h.from_kind = 'settling' and h.from_ref = ${order}`;

/** What each entry of the order $4 adds to its parts of the accounts $5. */
const PART = `
  select m.seq, sum(
      case when m.to_kind = any($5) and m.to_ref = $4 then m.amount_minor else 0 end
      - case when m.from_kind = any($5) and m.from_ref = $4 then m.amount_minor else 0 end
    )::bigint as value
  from (${entriesOf('$4::bigint')}) e join ledger.move m on m.holder_id = $1 and m.seq = e.seq
  group by m.seq`;

/** Own money of the order $4 that came back unspent: at the run's end, or by a report corrected after it. */
const RETURNED = `
  select m.seq, sum(m.amount_minor)::bigint as value
  from (${entriesOf('$4::bigint')}) e join ledger.move m on m.holder_id = $1 and m.seq = e.seq
  where m.to_kind = 'available' and (m.from_kind = 'escrow' and m.from_ref = $4 or m.from_kind = 'media')
  group by m.seq`;

/** Own money that was put on the order $4. */
const PUT_OWN = `
  select m.seq, sum(m.amount_minor)::bigint as value
  from (${entriesOf('$4::bigint')}) e join ledger.move m on m.holder_id = $1 and m.seq = e.seq
  where m.from_kind = 'available' and m.to_kind = 'escrow' and m.to_ref = $4
  group by m.seq`;

/**
 * The newest part of what stands to be settled of each order $4, up to the amount $5: what is not paid yet is in the
 * newest entries, since payments cover the oldest first.
 */
const NEWEST_SETTLING = `
  select seq, sum(least(through, due) - least(through - delta, due))::bigint as value from (
    select l.seq, l.delta, l.due, sum(l.delta) over (partition by l.ref order by l.seq desc) as through
      from (
        select m.seq, o.id as ref, o.due,
            sum(case when m.to_kind = 'settling' then m.amount_minor else -m.amount_minor end) as delta
          from (
              select o.id, least(s.balance_minor, o.amount_minor) as due
                from unnest($4::bigint[], $5::bigint[]) o (id, amount_minor)
                  join ledger.sub_account s on s.holder_id = $1 and s.kind = 'settling' and s.ref = o.id
            ) o, lateral (${entriesOf('o.id')}) e join ledger.move m on m.holder_id = $1 and m.seq = e.seq
          where m.to_kind = 'settling' and m.to_ref = o.id or m.from_kind = 'settling' and m.from_ref = o.id
          group by 1, 2, 3
      ) l
  ) t
  group by seq`;

/** Whose entries, and the reports of the orders that are asked about. */
export interface OrderEntries {
  readonly holderId: number;
  readonly reports: readonly OrderReport[];
}

const readShares = async (
  reader: Reader,
  legs: string,
  { holderId, reports }: OrderEntries,
  more: readonly unknown[],
  { below, limit }: EntriesBelow,
): Promise<EntryShares> => {
  const linked = [reports.map(({ orderId }) => orderId), reports.map(({ reportId }) => reportId)];
  const values = [holderId, ...linked, ...more];
  const [sum] = await reader.query<{ value: number }>(
    `with legs as (${legs}) select coalesce(sum(value), 0)::bigint as value from legs`,
    values,
  );
  const next = values.length + 1;
  const rows = await reader.query<SharingEntry>(
    `with legs as (${legs})
      select ${PROVEN}, legs.value
        from ledger.transaction t join legs on legs.seq = t.seq
        where t.holder_id = $1 and legs.value <> 0 and ($${next}::bigint is null or t.seq < $${next})
        order by t.seq desc limit $${next + 1}`,
    [...values, below, limit + 1],
  );
  return { value: sum?.value ?? 0, rows };
};

/** The parts of some accounts that belong to one order, with every entry that changed them. */
export const readPartShares = (
  reader: Reader,
  whose: OrderEntries,
  orderId: number,
  accounts: readonly HolderAccount[],
  page: EntriesBelow,
): Promise<EntryShares> => readShares(reader, PART, whose, [orderId, accounts], page);

/** Own money that came back from one order. */
export const readReturnedShares = (
  reader: Reader,
  whose: OrderEntries,
  orderId: number,
  page: EntriesBelow,
): Promise<EntryShares> => readShares(reader, RETURNED, whose, [orderId], page);

/** Own money that was put on one order. */
export const readPutShares = (
  reader: Reader,
  whose: OrderEntries,
  orderId: number,
  page: EntriesBelow,
): Promise<EntryShares> => readShares(reader, PUT_OWN, whose, [orderId], page);

/** The newest of what stands to be settled, of each order at most so much. */
export const readNewestSettling = (
  reader: Reader,
  whose: OrderEntries,
  orders: readonly { readonly orderId: number; readonly amountMinor: number }[],
  page: EntriesBelow,
): Promise<EntryShares> => {
  const limits = [orders.map(({ orderId }) => orderId), orders.map(({ amountMinor }) => amountMinor)];
  return readShares(reader, NEWEST_SETTLING, whose, limits, page);
};
