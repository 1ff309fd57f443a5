import { done } from '../../../http/answer';
import { boundsSql, boundValues } from '../../../http/bounds';
import { countQuery } from '../../../http/counting';
import { isRefusal } from '../../../http/page';
import type { StaffUseCase } from '../../../http/route';
import { pageSql, sortedPageOf, sortedStart } from '../../../http/sorted';
import { DEMO_NETWORK } from '../../products';
import { readCounted } from '../../proposals';
import { remittanceReceipt } from './propose-remittance';

interface RemittanceRow {
  readonly id: number;
  readonly network: string;
  readonly amount_minor: number;
  readonly receipt_number: string;
  readonly received_at: Date;
  readonly transaction_id: number;
  readonly orders_settled: number;
}

const FITTING = `
  from remittance r
  where ($1::text is null or r.network = $1) and ${boundsSql('r.received_at', 'r.amount_minor', 2)}`;

const REMITTANCES = `
  select r.*, (
      select count(*) from remittance_line l join put_order o on o.holder_id = l.holder_id and o.id = l.order_id
        where l.remittance_id = r.id and o.status = 'settlement_successful'
    ) as orders_settled
  ${FITTING}`;

const KEYS = {
  received_at: { by: 'r.id', type: 'bigint', of: (row: RemittanceRow) => row.id },
  amount: { by: 'r.amount_minor', type: 'bigint', of: (row: RemittanceRow) => row.amount_minor },
} as const;
const DEFAULT_ORDER = { ...KEYS.received_at, descending: true };

interface BalanceRow {
  readonly network: string;
  readonly owed: number;
  readonly oldest_due_at: Date | null;
  readonly media_owed: number;
}

/**
 * What each network owes for its orders, since when, and what it is owed
 * (docs/domain/settlement.md#network-balance).
 */
const BALANCES = `
  select network, owed_minor as owed, oldest_due_at, media_owed_minor as media_owed from network_balance
    where ($1::text is null or network = $1) order by network`;

/** What networks paid, newest first, and what they owe. */
export const listRemittances: StaffUseCase<'consoleRemittance.list'> = async (
  { database: reader },
  _caller,
  request,
) => {
  const start = sortedStart(request, KEYS, DEFAULT_ORDER);
  if (isRefusal(start)) return start;
  const network = request.network ?? null;
  const asked = [network, ...boundValues(request)];
  const wanted = pageSql(start, 'r.id', asked.length + 1);
  const rows = await reader.query<RemittanceRow>(`${REMITTANCES} and ${wanted.where} ${wanted.order}`, [
    ...asked,
    ...wanted.values,
  ]);
  const counting = `select r.amount_minor as amount ${FITTING}`;
  const total = await countQuery(reader, request.total_up_to, counting, asked);
  const balances = await reader.query<BalanceRow>(BALANCES, [network]);
  const receiptOf = (row: RemittanceRow) => remittanceReceipt(row.network, row.receipt_number);
  const proposalOf = await readCounted(reader, rows.map(receiptOf));
  const page = sortedPageOf(
    start,
    rows,
    (row) => row.id,
    (row) => ({
      id: String(row.id),
      network: row.network,
      amount: row.amount_minor,
      receipt_number: row.receipt_number,
      received_at: row.received_at.toISOString(),
      transaction_id: String(row.transaction_id),
      orders_settled: row.orders_settled,
      proposal_id: proposalOf(receiptOf(row))?.toString() ?? null,
      demo: row.network === DEMO_NETWORK,
    }),
  );
  return done({
    ...page,
    ...total,
    balances: balances.map((row) => ({ ...row, oldest_due_at: row.oldest_due_at?.toISOString() ?? null })),
  });
};
