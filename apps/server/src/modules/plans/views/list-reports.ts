import type { CallOf, ParsedOf, ResponseOf } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import { type Answer, done } from '../../../http/answer';
import { boundsSql, boundValues, newest } from '../../../http/bounds';
import { countQuery } from '../../../http/counting';
import { isRefusal } from '../../../http/page';
import { pageSql, sortedPageOf, sortedStart } from '../../../http/sorted';
import { DEMO_NETWORK } from '../../products';

type ListedReport = ResponseOf<CallOf<'consoleReport.list'>>['items'][number];

interface ReportRow {
  readonly id: number;
  readonly order_id: number;
  readonly order_number: string;
  readonly source: string;
  readonly bucket: Date;
  readonly version: number;
  readonly impressions: number;
  readonly clicks: number;
  readonly conversions: number;
  readonly spend_minor: number;
  readonly revenue_minor: number;
  readonly received_at: Date;
  readonly hash: string;
  readonly entered_by_hand: boolean;
  readonly shown_state: ListedReport['state'];
  readonly quarantine_reason: ListedReport['fault'];
}

/** Decided ones stand as what was decided; a bucket that a higher version settled leaves the lower ones superseded. */
const REPORTS = `
  from (
    select r.*, encode(r.raw_hash, 'hex') as hash, case
        when r.current then 'accepted'
        when d.accepted = false then 'rejected'
        when d.accepted or r.state = 'accepted' or b.version > r.version then 'superseded'
        else 'quarantined'
      end as shown_state
    from delivery_report r left join report_decision d on d.report_id = r.id
      left join delivery_report b on b.holder_id = r.holder_id and b.order_id = r.order_id and b.source = r.source
        and b.bucket = r.bucket and b.current
  ) listed
  where ($1::text is null or shown_state = $1) and ($1 is null or $1 not in ('quarantined', 'rejected') or state = 'quarantined') and ($2::bigint is null or order_id = $2)
    and ($3::text is null or source = $3) and ${boundsSql('received_at', 'spend_minor', 4)}
    and ($8::bigint is null or id = $8)`;

/** Read of the rows of a page alone. */
const ORDER_NUMBER = `
  (select number from put_order o where o.holder_id = listed.holder_id and o.id = listed.order_id) as order_number`;

const KEYS = {
  received_at: { by: 'id', type: 'bigint', of: (row: ReportRow) => row.id },
  spend: { by: 'spend_minor', type: 'bigint', of: (row: ReportRow) => row.spend_minor },
} as const;
const BY_TIME = { by: 'received_at', type: 'timestamptz', of: (row: ReportRow) => row.received_at } as const;

const shapeOf = (row: ReportRow): ListedReport => ({
  id: String(row.id),
  order_id: String(row.order_id),
  order_number: row.order_number,
  network: row.source,
  bucket: row.bucket.toISOString(),
  version: row.version,
  impressions: row.impressions,
  clicks: row.clicks,
  conversions: row.conversions,
  spend: row.spend_minor,
  revenue: row.revenue_minor,
  received_at: row.received_at.toISOString(),
  hash: row.hash,
  entered_by_hand: row.entered_by_hand,
  demo: row.source === DEMO_NETWORK,
  state: row.shown_state,
  fault: row.quarantine_reason,
});

/** Delivery reports of everyone, newest first; those in quarantine with what stands against them. */
export const listReports = async (
  reader: Reader,
  request: ParsedOf<CallOf<'consoleReport.list'>>,
): Promise<Answer<ResponseOf<CallOf<'consoleReport.list'>>>> => {
  const received = newest(request, KEYS.received_at, BY_TIME);
  const start = sortedStart(request, { ...KEYS, received_at: received }, { ...received, descending: true });
  if (isRefusal(start)) return start;
  const { state = null, order_id: orderId = null, network = null, total_up_to: upTo } = request;
  const asked = [state, orderId, network, ...boundValues(request), request.id ?? null];
  const page = pageSql(start, 'id', asked.length + 1);
  const values = [...asked, ...page.values];
  const rows = await reader.query<ReportRow>(
    `select listed.*, ${ORDER_NUMBER} ${REPORTS} and ${page.where} ${page.order}`,
    values,
  );
  const total = await countQuery(reader, upTo, `select spend_minor as amount ${REPORTS}`, asked);
  return done({ ...sortedPageOf(start, rows, (row) => row.id, shapeOf), ...total });
};
