import type { FlowType, HolderAccount } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import { type PageStart, pageOf } from '../../http/page';
import { FLOW_COLUMNS, FLOW_TABLES } from '../wallet';
import type { FigureSource } from './figures';
import { type LedgerSourceRow, ledgerRow, type Whose } from './ledger-source';
import { MOVES_JSON } from './moves';

/** Kinds most of whose transactions touch the account: looked through by kind, newest first, as far as a page needs. */
const MOSTLY: { readonly [Name in HolderAccount]?: readonly FlowType[] } = {
  available: ['ad_serving'],
  escrow: ['ad_serving', 'ad_billing'],
  settling: ['profit_sharing'],
};

/** Every other way of money has an index by where it came from and by where it went; the indexes say the same. */
const SELDOM = `(m.from_kind, m.to_kind) not in (('available', 'escrow'), ('escrow', 'available'), ('escrow', 'media'),
  ('network_receivable', 'settling'))`;

/** The newest transactions below $4 that put something into the account `a` or took it out, by the seldom ways. */
const seldom = (end: 'from' | 'to', other: 'from' | 'to'): string => `
  (select distinct m.seq from ledger.move m
    where m.holder_id = $1 and m.${end}_kind = a and m.${other}_kind <> all($2) and ${SELDOM} and m.seq < $4
    order by m.seq desc limit $5)`;

/** The newest transactions below $4 that change the sum of the accounts $2, found without going through any others. */
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
  select ${FLOW_COLUMNS}, v.value, encode(t.hash, 'hex') as hash, ${MOVES_JSON} as moves
    from (${TOUCHED}) touched, ${FLOW_TABLES}, lateral (
      select sum(case when m.to_kind = any($2) then m.amount_minor else 0 end
          - case when m.from_kind = any($2) then m.amount_minor else 0 end)::bigint as value
        from ledger.move m where m.holder_id = $1 and m.seq = t.seq
    ) v
    where t.holder_id = $1 and t.seq = touched.seq
    order by t.seq desc`;

const LARGEST = Number.MAX_SAFE_INTEGER;

/**
 * What accounts hold, from the wallet's own row, or of one order from its parts: the ledger keeps both with every
 * transaction, and the books check holds them against the moves. @param accounts of the ledger, never from a request
 */
export const readBalance = async (
  reader: Reader,
  accounts: readonly HolderAccount[],
  { holderId, orderId }: Whose,
): Promise<number> => {
  const [row] =
    orderId === null
      ? await reader.query<{ value: number }>(
          `select ${accounts.join(' + ')} as value from ledger.wallet where holder_id = $1`,
          [holderId],
        )
      : await reader.query<{ value: number }>(
          `select coalesce(sum(balance_minor), 0)::bigint as value from ledger.sub_account
            where holder_id = $1 and kind = any($2) and ref = $3`,
          [holderId, accounts, orderId],
        );
  return row?.value ?? 0;
};

/** A balance: every transaction that changed it, newest first. */
export const readBalanceSource = async (
  reader: Reader,
  accounts: readonly HolderAccount[],
  whose: Whose,
  start: PageStart,
): Promise<FigureSource> => {
  const kinds = [...new Set(accounts.flatMap((account) => MOSTLY[account] ?? []))];
  const value = await readBalance(reader, accounts, whose);
  const rows = await reader.query<LedgerSourceRow>(PAGE, [
    ...[whose.holderId, accounts, kinds, start.below ?? LARGEST, start.limit + 1],
  ]);
  return { value, parts: [], ...pageOf(rows, start.limit, (row) => row.seq, ledgerRow) };
};
