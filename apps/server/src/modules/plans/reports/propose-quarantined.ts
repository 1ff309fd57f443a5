import { z } from 'zod';
import { done, refuse } from '../../../http/answer';
import { defineKind, type ProposalDraft } from '../../proposals';
import { windowsAt } from '../order/windows';
import { decideQuarantined, findQuarantined, isCountable, planCount } from './decide-quarantined';

const payload = z.object({
  amountMinor: z.number(),
  accept: z.boolean(),
  fault: z.string(),
  orderNumber: z.string(),
  bucket: z.string(),
  version: z.number(),
  impressions: z.number(),
  clicks: z.number(),
  conversions: z.number(),
  reason: z.string(),
});

/**
 * What becomes of a report that was held back, when a second person agrees
 * (docs/domain/reports.md#quarantine).
 */
export const quarantinedReportKind = defineKind<z.output<typeof payload>>({
  payload,
  plan: async (reader, row, { accept }, now) => {
    const found = accept ? await findQuarantined(reader, Number(row.subjectId)) : refuse('wrong_state');
    return found.ok ? planCount(reader, found.data, now) : [];
  },
  approve: (tx, row, { accept, reason }, now, { sandboxSpeed }) => {
    const decision = { reportId: Number(row.subjectId), accept, proposalId: row.id, reason };
    return decideQuarantined(tx, decision, { now, windows: windowsAt(sandboxSpeed) });
  },
});

/** Proposes to count a report that was held back, or to set it aside for good. The amount is what the report bills. */
export const draftQuarantinedReport: ProposalDraft<'consoleReport.decideQuarantined'> = async (
  tx,
  { id, accept, reason },
) => {
  const found = await findQuarantined(tx, id);
  if (!found.ok) return found;
  const { order, report } = found.data;
  if (accept && !(await isCountable(tx, found.data))) return refuse('wrong_state');
  return done({
    kind: 'quarantined_report',
    holderId: order.holderId,
    subjectType: 'report',
    subjectId: report.id,
    payload: {
      amountMinor: report.spendMinor,
      accept,
      fault: report.quarantineReason ?? '',
      orderNumber: order.number,
      bucket: report.bucket.toISOString(),
      version: report.version,
      impressions: report.impressions,
      clicks: report.clicks,
      conversions: report.conversions,
      reason,
    },
  });
};
