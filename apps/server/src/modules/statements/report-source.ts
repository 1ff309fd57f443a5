import type { Reader } from '@fairlead/db';
import { type PageStart, pageOf } from '../../http/page';
import {
  type ReportColumn,
  type ReportShare,
  readReportShares,
  type SharingReport,
  signedIn,
  type WhichReports,
} from '../plans';
import type { BareRow, FigureSource } from './figures';

const rowShape = (row: SharingReport): BareRow => ({
  value: row.value,
  ledger: null,
  report: {
    id: String(row.id),
    order_id: String(row.order_id),
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
    demo: row.source === 'demo',
    signed: signedIn(row.raw),
  },
});

const sourceOf = async (
  reader: Reader,
  share: ReportShare,
  which: WhichReports,
  start: PageStart,
): Promise<FigureSource> => {
  const { value, asOf, rows } = await readReportShares(reader, share, which, start);
  return {
    value,
    parts: [],
    ...(asOf === null ? {} : { as_of: asOf.toISOString() }),
    ...pageOf(rows, start.limit, (row) => row.id, rowShape),
  };
};

/** A sum over reports, newest first. */
export const readReportSource = (
  reader: Reader,
  column: ReportColumn,
  which: WhichReports,
  start: PageStart,
): Promise<FigureSource> => sourceOf(reader, column, which, start);

/** The progress of an order in basis points, by what each report adds to it. */
export const readProgressSource = (
  reader: Reader,
  budgetMinor: number,
  which: WhichReports,
  start: PageStart,
): Promise<FigureSource> => sourceOf(reader, { progressOfMinor: budgetMinor }, which, start);
