import { z } from 'zod';
import { count, id, text, time } from './basics';
import { deliveryReport } from './statements';

/** A delivery report as a network states it (docs/domain/reports.md#a-report). */
export const reportIn = z.strictObject({
  order_number: text(1, 64),
  bucket: time.describe('start of a 15-minute bucket in UTC'),
  version: z.int().min(1).max(1_000_000).describe('a higher one restates the bucket'),
  impressions: count,
  clicks: count,
  conversions: count.describe('validated ones'),
  spend: count.describe('minor units'),
});

/** The same with the network's own signature, which is kept for the holder (docs/networks.md). */
export const signedReportIn = reportIn.extend({
  signature: z
    .string()
    .regex(/^[A-Za-z0-9+/]{86}==$/)
    .optional()
    .describe('Ed25519 in base64, with the network’s own key; required of a network that has one'),
});

/** Why a report cannot be true. */
const REPORT_FAULTS = [
  'unknown_order',
  'not_running',
  'bucket_invalid',
  'outside_run',
  'while_paused',
  'clicks_above_impressions',
  'conversions_above_clicks',
  'above_rate',
  'over_budget',
  'above_daily_cap',
  'above_history',
  'after_settlement',
  'house_not_funded',
] as const;

/** Why a report of an uploaded file cannot count; `not_newer`: its bucket has this version or a higher one. */
export const FILE_FAULTS = [...REPORT_FAULTS, 'not_newer'] as const;

/** What became of one report. */
export const reportOutcome = z.object({
  order_number: z.string(),
  bucket: time,
  version: z.int(),
  outcome: z.enum(['accepted', 'known', 'superseded', 'quarantined']),
  fault: z.enum(REPORT_FAULTS).nullable().describe('why it was quarantined'),
  report_id: id.nullable(),
});

export const staffReport = deliveryReport.extend({
  state: z.enum(['accepted', 'superseded', 'quarantined', 'rejected']),
  fault: z.enum(REPORT_FAULTS).nullable(),
});
