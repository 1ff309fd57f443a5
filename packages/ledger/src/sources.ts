import type { Reader } from '@fairlead/db';
import type { HolderAccount, MovementKind } from '@fairlead/vocabulary';
import { PROVEN, type ProvenEntry } from './entries';

/** An entry with what it adds to a figure. */
export type SharingEntry = ProvenEntry & { readonly value: number };

/** A figure with a page of the entries that it is the sum of, newest first and one more than the page holds. */
export interface EntryShares {
  readonly value: number;
  readonly rows: SharingEntry[];
}

/** Where a page of entries begins, below the number of an entry, and how long it is. */
export interface EntriesBelow {
  readonly below: number | null;
  readonly limit: number;
}

/** Kinds most of whose entries touch the account: looked through by kind, newest first, as far as a page needs. */
const MOSTLY: { readonly [A in HolderAccount]?: readonly MovementKind[] } = {
  available: ['ad_serving'],
  escrow: ['ad_serving', 'ad_billing'],
  settling: ['profit_sharing'],
};

/** Every other way of money has an index by where it came from and by where it went; the indexes say the same. */
const SELDOM = `(m.from_kind, m.to_kind) not in (('available', 'escrow'), ('escrow', 'available'), ('escrow', 'media'),
  ('network_receivable', 'settling'))`;

/** The newest entries below $4 that put something into the account `a` or took it out, by the seldom ways. */
const seldom = (end: 'from' | 'to', other: 'from' | 'to'): string => `
  (select distinct m.seq from ledger.move m
    where m.holder_id = $1 and m.${end}_kind = a and m.${other}_kind <> all($2) and ${SELDOM} and m.seq < $4
    order by m.seq desc limit $5)`;

/** The newest entries below $4 that change the sum of the accounts $2, found without going through any others. */
const TOUCHED = `
  select distinct seq from (
    select p.seq from unnest($2::text[]) a, lateral (${seldom('from', 'to')} union all ${seldom('to', 'from')}) p
    union all
    select p.seq from unnest($3::text[]) k, lateral (
      select t.seq from ledger.transaction t where t.holder_id = $1 and t.kind = k and t.seq < $4 and exists (
          select from ledger.move m where m.holder_id = $1 and m.seq = t.seq
            and (m.from_kind = any($2)) <> (m.to_kind = any($2)))
        order by t.seq desc limit $5) p
  ) found order by seq desc limit $5`;

const PAGE = `
  select ${PROVEN}, v.value
    from (${TOUCHED}) touched, ledger.transaction t, lateral (
      select sum(case when m.to_kind = any($2) then m.amount_minor else 0 end
          - case when m.from_kind = any($2) then m.amount_minor else 0 end)::bigint as value
        from ledger.move m where m.holder_id = $1 and m.seq = t.seq
    ) v
    where t.holder_id = $1 and t.seq = touched.seq
    order by t.seq desc`;

/** What some accounts of a holder contain, from the wallet's own row; the books check compares it with the moves. */
export const readBalance = async (
  reader: Reader,
  holderId: number,
  accounts: readonly HolderAccount[],
): Promise<number> => {
  const [row] = await reader.query<{ value: number }>(
    `select ${accounts.join(' + ')} as value from ledger.wallet where holder_id = $1`,
    [holderId],
  );
  return row?.value ?? 0;
};

/** The parts of some accounts of a holder that belong to one order. */
export const readOrderBalance = async (
  reader: Reader,
  holderId: number,
  accounts: readonly HolderAccount[],
  orderId: number,
): Promise<number> => {
  const [row] = await reader.query<{ value: number }>(
    `select coalesce(sum(balance_minor), 0)::bigint as value from ledger.sub_account
       where holder_id = $1 and kind = any($2) and ref = $3`,
    [holderId, accounts, orderId],
  );
  return row?.value ?? 0;
};

/** A balance with every entry that changed it. */
export const readBalanceShares = async (
  reader: Reader,
  holderId: number,
  accounts: readonly HolderAccount[],
  { below, limit }: EntriesBelow,
): Promise<EntryShares> => {
  const kinds = [...new Set(accounts.flatMap((account) => MOSTLY[account] ?? []))];
  const value = await readBalance(reader, holderId, accounts);
  const values = [holderId, accounts, kinds, below ?? Number.MAX_SAFE_INTEGER, limit + 1];
  return { value, rows: await reader.query<SharingEntry>(PAGE, values) };
};
