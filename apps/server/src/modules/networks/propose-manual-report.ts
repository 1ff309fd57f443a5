import type { Reader } from '@fairlead/db';
import { z } from 'zod';
import { done, refuse } from '../../http/answer';
import { claimFiles, STAFF_FILES } from '../files';
import { type Entered, enterReports, findNamedOrder, planEntered, windowsAt } from '../plans';
import { defineKind, type ProposalDraft } from '../proposals';
import { readReportSums } from './report-sums';
import { isStated } from './stated-buckets';

const payload = z.object({
  amountMinor: z.number(),
  orderNumber: z.string(),
  bucket: z.string(),
  version: z.number(),
  impressions: z.number(),
  clicks: z.number(),
  conversions: z.number(),
  /** Numbers of images that prove it, parted by commas. */
  evidenceFileIds: z.string(),
  reason: z.string(),
});
type Payload = z.output<typeof payload>;

/**
 * The report as it would be stored: of the order's own network, so that the bucket stays one; marked for
 * good.
 */
const readEntered = async (reader: Reader, stated: Payload): Promise<Entered | undefined> => {
  const order = await findNamedOrder(reader, stated.orderNumber);
  if (order === undefined) return undefined;
  const { amountMinor: spendMinor, bucket, version, impressions, clicks, conversions } = stated;
  const figures = { version, impressions, clicks, conversions, spendMinor };
  const raw = JSON.stringify(stated);
  const named = { source: order.network, orderId: order.id, bucket: new Date(bucket) };
  return { holderId: order.holderId, place: 0, report: { ...named, ...figures, raw, enteredByHand: true } };
};

/**
 * A report that people state in a network's place, counted when a second person has seen the evidence
 * (docs/domain/reports.md#reports-by-hand).
 */
export const manualReportKind = defineKind<Payload>({
  payload,
  plan: async (reader, _row, stated, now) => {
    const entered = await readEntered(reader, stated);
    if (entered === undefined) return [];
    return (await planEntered(reader, [entered], now)).postings;
  },
  approve: async (tx, _row, stated, now, { sandboxSpeed }) => {
    const entered = await readEntered(tx, stated);
    if (entered === undefined) return refuse('no_such_data');
    return enterReports(tx, [entered], { now, windows: windowsAt(sandboxSpeed) }, stated.reason);
  },
  parts: async (reader, row) => {
    const entered = await readEntered(reader, payload.parse(row.payload));
    return entered === undefined ? {} : { report_sums: await readReportSums(reader, [entered]) };
  },
});

/** States a report by hand. What cannot be true, or says nothing newer of its bucket, is refused at once. */
export const draftManualReport: ProposalDraft<'consoleReport.proposeManual'> = async (
  tx,
  { report, evidence_file_ids: fileIds, reason },
  { now },
) => {
  const { order_number: orderNumber, version, impressions, clicks, conversions, spend } = report;
  const stated: Payload = {
    ...{ amountMinor: spend, orderNumber, bucket: new Date(report.bucket).toISOString(), version },
    ...{ impressions, clicks, conversions, evidenceFileIds: fileIds.join(','), reason },
  };
  const entered = await readEntered(tx, stated);
  if (entered === undefined) return refuse('no_such_data');
  if (await isStated(tx, [report])) return refuse('proposal_pending');
  const { faults } = await planEntered(tx, [entered], now);
  if (faults.length > 0) return refuse('wrong_state');
  if (!(await claimFiles(tx, STAFF_FILES, fileIds, 'manual_report'))) return refuse('no_such_data');
  return done({
    kind: 'manual_report',
    holderId: entered.holderId,
    subjectType: 'order',
    subjectId: entered.report.orderId,
    payload: stated,
  });
};
