import type { Reader } from '@fairlead/db';
import type { MovementKind } from '@fairlead/vocabulary';
import type { Entry, Link } from './accounts';

/** A flow record with what it belongs to. */
export interface LinkedEntry extends Entry {
  readonly remark: string;
  readonly linkKind: Link['kind'];
  readonly linkId: number;
  /** Of a chargeback's entries: the transaction that goes back. */
  readonly originalId: number | null;
}

/** The same with everything that its hash is made of. */
export interface ProvenEntry extends LinkedEntry {
  readonly hash: string;
  /** In their order; an account is named as the hash names it: `escrow:17` is the part of order 17. */
  readonly moves: readonly { readonly from: string; readonly to: string; readonly amount: number }[];
}

/** Columns of a `LinkedEntry` over `ledger.transaction t`. */
export const LINKED_COLUMNS = `t.id, t.seq, t.kind, t.time, t.available_delta as "availableDeltaMinor", t.total_delta as "totalDeltaMinor",
  t.available_after as "availableAfterMinor", t.total_after as "totalAfterMinor", t.remark,
  t.link_kind as "linkKind", t.link_id as "linkId",
  case when t.link_kind = 'hold' then (select h.link_id from ledger.hold h
    where h.holder_id = t.holder_id and h.id = t.link_id and h.reason = 'chargeback') end as "originalId"`;

/** Columns of a `ProvenEntry` over `ledger.transaction t`. */
export const PROVEN = `${LINKED_COLUMNS}, encode(t.hash, 'hex') as hash, coalesce((
  select jsonb_agg(jsonb_build_object(
      'from', m.from_kind || case when m.from_ref = 0 then '' else ':' || m.from_ref end,
      'to', m.to_kind || case when m.to_ref = 0 then '' else ':' || m.to_ref end,
      'amount', m.amount_minor) order by m.number)
    from ledger.move m where m.holder_id = t.holder_id and m.seq = t.seq), '[]') as moves`;

/** Which of a holder's entries, in which order, how many at most. */
export interface EntryPage {
  readonly kinds: readonly MovementKind[];
  /** Where not all times are meant: from one moment up to another. */
  readonly range: { readonly from: Date; readonly to: Date } | null;
  readonly descending: boolean;
  /** The number in the holder's chain of the entry before the page; null for the first page. */
  readonly afterSeq: number | null;
  readonly limit: number;
}

/**
 * A holder's entries of some kinds, by their number. Each way of asking is a statement of its own that walks along one
 * index no further than its page, so that its plan can be kept. Not that of a time: how much of a chain a month is shows
 * only when the month is known.
 */
export const listEntries = (
  reader: Reader,
  holderId: number,
  { kinds, range, descending, afterSeq, limit }: EntryPage,
): Promise<LinkedEntry[]> => {
  const [kind, ...others] = kinds;
  const isOne = others.length === 0;
  // Said of the first page too: without a place, and while the books are small, all would be read and sorted.
  const place = afterSeq ?? (descending ? Number.MAX_SAFE_INTEGER : 0);
  const conditions = [
    't.holder_id = $1',
    // One kind has an index with the number, which a list of kinds has not.
    isOne ? 't.kind = $2' : 't.kind = any($2)',
    `t.seq ${descending ? '<' : '>'} $4::bigint`,
    ...(range === null ? [] : ['t.time >= $5 and t.time < $6']),
  ];
  const times = range === null ? [] : [range.from, range.to];
  return reader.query<LinkedEntry>(
    `select ${LINKED_COLUMNS} from ledger.transaction t where ${conditions.join(' and ')}
       order by t.seq ${descending ? 'desc' : 'asc'} limit $3`,
    [holderId, isOne ? kind : kinds, limit, place, ...times],
    range === null ? `ledger_entries_${isOne ? 'one' : 'all'}_${descending ? 'down' : 'up'}` : undefined,
  );
};

/** One entry of a holder by its id, with its proof; undefined where they have none of that id. */
export const readEntry = async (
  reader: Reader,
  holderId: number,
  id: number,
): Promise<ProvenEntry | undefined> => {
  const [entry] = await reader.query<ProvenEntry>(
    `select ${PROVEN} from ledger.transaction t where t.holder_id = $1 and t.id = $2`,
    [holderId, id],
  );
  return entry;
};

/** An entry by what it is linked to. */
interface EntryLink {
  readonly id: number;
  readonly linkKind: Link['kind'];
  readonly linkId: number;
}

/** What some entries of a holder are linked to. */
export const readLinks = async (
  reader: Reader,
  holderId: number,
  ids: readonly number[],
): Promise<EntryLink[]> =>
  ids.length === 0
    ? []
    : reader.query<EntryLink>(
        `select id, link_kind as "linkKind", link_id as "linkId" from ledger.transaction
           where holder_id = $1 and id = any($2)`,
        [holderId, ids],
      );

/** A holder's entries that are linked to one thing, oldest first. */
export const listLinked = (
  reader: Reader,
  holderId: number,
  { kind, id }: Link,
): Promise<Pick<Entry, 'id' | 'kind' | 'time'>[]> =>
  reader.query(
    `select id, kind, time from ledger.transaction where holder_id = $1 and link_kind = $2 and link_id = $3
       order by seq`,
    [holderId, kind, id],
  );

/** Whose entry it is; undefined where it is nobody's. */
export const readEntryHolder = async (reader: Reader, id: number): Promise<number | undefined> => {
  const [row] = await reader.query<{ holder_id: number }>(
    'select holder_id from ledger.transaction where id = $1 and holder_id > 0',
    [id],
  );
  return row?.holder_id;
};

/** Balances and head of a chain at some moment; all 0 and no head before its first entry. */
interface BalancesBefore {
  readonly seq: number;
  readonly available: number;
  readonly total: number;
  readonly head: string | null;
}

/** Balances of a holder and the head of their chain just before a moment. */
export const readBalancesBefore = async (
  reader: Reader,
  holderId: number,
  before: Date,
): Promise<BalancesBefore> => {
  const [row] = await reader.query<BalancesBefore>(
    `select seq, available_after as available, total_after as total, encode(hash, 'hex') as head
       from ledger.transaction where holder_id = $1 and time < $2 order by seq desc limit 1`,
    [holderId, before],
    'ledger_balances_before',
  );
  return row ?? { seq: 0, available: 0, total: 0, head: null };
};

/** What the entries of one kind changed in all. */
export interface KindSum<Kind extends MovementKind> {
  readonly kind: Kind;
  readonly available: number;
  readonly total: number;
  readonly number: number;
}

/** Sums of a holder's entries from one moment up to another, by kind, in the order in which the kinds are named. */
export const sumKinds = <Kind extends MovementKind>(
  reader: Reader,
  holderId: number,
  { from, to }: { readonly from: Date; readonly to: Date },
  kinds: readonly Kind[],
): Promise<KindSum<Kind>[]> =>
  reader.query<KindSum<Kind>>(
    `select kind, sum(available_delta)::bigint as available, sum(total_delta)::bigint as total, count(*) as number
       from ledger.transaction
       where holder_id = $1 and time >= $2 and time < $3 and kind = any($4)
       group by kind order by array_position($4, kind)`,
    [holderId, from, to, kinds],
    'ledger_sums',
  );

/** A statement's entries: all of a holder from one moment up to another, each with the hash of the one before it. */
export const listProvenEntries = (
  reader: Reader,
  holderId: number,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<(ProvenEntry & { readonly previousHash: string | null })[]> =>
  reader.query(
    `select ${PROVEN}, encode(p.hash, 'hex') as "previousHash"
       from ledger.transaction t
         left join ledger.transaction p on p.holder_id = t.holder_id and p.seq = t.seq - 1
       where t.holder_id = $1 and t.time >= $2 and t.time < $3 order by t.seq`,
    [holderId, from, to],
  );

/** Where one holder's chain stood at some moment. */
export interface ChainHead {
  readonly holderId: number;
  /** How many entries it had. */
  readonly seq: number;
  /** Hash of its last entry, hex; that of its beginning while it has none. */
  readonly head: string;
  /** The balances after it, in minor units. */
  readonly available: number;
  readonly total: number;
}

/**
 * Where every holder's chain stood before a moment, in the order of the holders, chains without an entry too. The past
 * stays, so that the same moment gives the same heads for good, but for empty chains of holders who came later.
 */
export const readChainHeads = (reader: Reader, until: Date): Promise<ChainHead[]> =>
  reader.query<ChainHead>(
    `select w.holder_id as "holderId", coalesce(t.seq, 0) as seq,
        encode(coalesce(t.hash, ledger.genesis(w.holder_id)), 'hex') as head,
        coalesce(t.available_after, 0) as available, coalesce(t.total_after, 0) as total
      from ledger.wallet w left join lateral (
        select seq, hash, available_after, total_after from ledger.transaction
          where holder_id = w.holder_id and time < $1 order by seq desc limit 1
      ) t on true order by w.holder_id`,
    [until],
  );

/** The balances of a holder after some of their entries, by the entry's place in the chain. */
export const readBalancesAfter = async (
  reader: Reader,
  holderId: number,
  places: readonly number[],
): Promise<ReadonlyMap<number, Pick<ChainHead, 'available' | 'total'>>> => {
  const rows = await reader.query<Pick<ChainHead, 'seq' | 'available' | 'total'>>(
    `select seq, available_after as available, total_after as total
       from ledger.transaction where holder_id = $1 and seq = any($2::bigint[])`,
    [holderId, places],
  );
  return new Map(rows.map(({ seq, ...balances }) => [seq, balances]));
};

/** Entries of the programme's own: how many, and their hashes in their order, hex, one after the other. */
interface ProgrammeEntries {
  readonly entries: number;
  readonly hashes: string;
}

/** The entries that touch no holder, from one moment, or from the first on, up to another. */
export const readProgrammeEntries = async (
  reader: Reader,
  { from, until }: { readonly from: Date | null; readonly until: Date },
): Promise<ProgrammeEntries> => {
  const [row] = await reader.query<ProgrammeEntries>(
    `select count(*) as entries, coalesce(string_agg(encode(hash, 'hex'), '' order by seq), '') as hashes
      from ledger.transaction where holder_id = 0 and time >= coalesce($1, '-infinity'::timestamptz) and time < $2`,
    [from, until],
  );
  return row ?? { entries: 0, hashes: '' };
};

/** Which of the programme's own entries: null where any will do. */
interface ProgrammePage {
  readonly id: number | null;
  readonly kind: MovementKind | null;
  /** The number in the programme's chain of the entry before the page. */
  readonly beforeSeq: number | null;
  readonly limit: number;
}

/** The entries that touch no holder, the newest first: of all or of one kind a stretch that is no longer than the page. */
export const listProgrammeEntries = (
  reader: Reader,
  { id, kind, beforeSeq, limit }: ProgrammePage,
): Promise<ProvenEntry[]> =>
  reader.query<ProvenEntry>(
    `select ${PROVEN} from ledger.transaction t
       where t.holder_id = 0 and ($1::bigint is null or t.id = $1) and ($2::text is null or t.kind = $2)
         and t.seq < $3::bigint order by t.seq desc limit $4`,
    // Said of the first page too, as of a holder's entries.
    [id, kind, beforeSeq ?? Number.MAX_SAFE_INTEGER, limit],
  );

/** When the first entry of any holder was posted; null where there is none. */
export const readFirstEntryTime = async (reader: Reader): Promise<Date | null> => {
  const [row] = await reader.query<{ first: Date | null }>(
    'select min(time) as first from ledger.transaction where holder_id > 0',
  );
  return row?.first ?? null;
};
