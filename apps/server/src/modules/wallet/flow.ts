import { type CallOf, FLOW_TYPES, type FlowRecord, type ParsedOf, type ResponseOf } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import { MOVEMENTS } from '@fairlead/vocabulary';
import { type Answer, done } from '../../http/answer';
import { isRefusal, pageOf, pageStart } from '../../http/page';
import { monthRange, readMonthSummary } from './month-summary';

/** A flow record as `FLOW_COLUMNS` of `FLOW_TABLES` give it. */
export interface FlowRow {
  readonly seq: number;
  readonly id: number;
  readonly kind: FlowRecord['type'];
  readonly time: Date;
  readonly available_delta: number;
  readonly total_delta: number;
  readonly available_after: number;
  readonly total_after: number;
  readonly remark: string;
  readonly link_kind: string;
  readonly link_id: number;
  readonly report_order_id: number | null;
  readonly report_by_hand: boolean | null;
  readonly original_id: number | null;
}

/** What `flowShape` needs, of `FLOW_TABLES`. */
export const FLOW_COLUMNS = `t.seq, t.id, t.kind, t.time, t.available_delta, t.total_delta, t.available_after,
  t.total_after, t.remark, t.link_kind, t.link_id, r.order_id as report_order_id, r.entered_by_hand as report_by_hand,
  case when t.link_kind = 'hold' then (select h.link_id from ledger.hold h
    where h.holder_id = t.holder_id and h.id = t.link_id and h.reason = 'chargeback') end as original_id`;

/** Flow records `t` with what they are linked to. */
export const FLOW_TABLES = `ledger.transaction t
    left join delivery_report r on t.link_kind = 'report' and r.id = t.link_id`;

const FLOW = `
  select ${FLOW_COLUMNS} from ${FLOW_TABLES}
  where t.holder_id = $1 and t.seq < coalesce($2::bigint, 9223372036854775807)
    and ($3::timestamptz is null or (t.time >= $3 and t.time < $4))`;

/** All kinds that are shown to holders, or one: each reads no further than its page, by an index of its own. */
const FLOW_OF = {
  all: `${FLOW} and t.kind = any($5) order by t.seq desc limit $6`,
  one: `${FLOW} and t.kind = $5 order by t.seq desc limit $6`,
};

const linked = (row: FlowRow, kind: string): string | null =>
  row.link_kind === kind ? String(row.link_id) : null;

const textOf = (id: number | null): string | null => (id === null ? null : String(id));

/** A flow record as its holder sees it. */
export const flowShape = (row: FlowRow): FlowRecord => ({
  id: String(row.id),
  time: row.time.toISOString(),
  type: row.kind,
  amount: row.available_delta === 0 ? row.total_delta : row.available_delta,
  available_delta: row.available_delta,
  total_delta: row.total_delta,
  available_after: row.available_after,
  total_after: row.total_after,
  remark: row.remark,
  order_id: linked(row, 'order') ?? textOf(row.report_order_id),
  withdrawal_id: linked(row, 'withdrawal'),
  topup_id: linked(row, 'top_up'),
  report_id: linked(row, 'report'),
  corrects_id: linked(row, 'transaction') ?? textOf(row.original_id),
  entered_by_hand: row.report_by_hand ?? MOVEMENTS[row.kind].flow === 'by_hand',
});

/**
 * A holder's flow records, newest first, straight from the ledger (docs/domain/wallet.md#activity). With a
 * month, only that month's in the reader's zone, and its summary.
 */
export const listFlow = async (
  reader: Reader,
  holderId: number,
  request: ParsedOf<CallOf<'wallet.flow'>>,
  timeZone: string,
): Promise<Answer<ResponseOf<CallOf<'wallet.flow'>>>> => {
  const start = pageStart(request);
  if (isRefusal(start)) return start;
  const range = request.month === undefined ? null : await monthRange(reader, request.month, timeZone);
  const which = request.type === undefined ? 'all' : 'one';
  const place = [holderId, start.below, range?.from ?? null, range?.to ?? null];
  const values = [...place, request.type ?? FLOW_TYPES, start.limit + 1];
  // Planned anew each time: a plan that is kept knows neither the place nor how short a page is, and reads it all.
  const rows = await reader.query<FlowRow>(FLOW_OF[which], values);
  return done({
    ...pageOf(rows, start.limit, (row) => row.seq, flowShape),
    month_summary: range === null ? null : await readMonthSummary(reader, holderId, range),
  });
};
