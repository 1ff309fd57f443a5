import { z } from 'zod';
import { access, defineCall } from '../core';
import { count, id, noRequest, pageOf, sortedPage, staffReason, time } from '../shapes/basics';
import { proposal } from '../shapes/console';
import { reportIn, reportOutcome, staffReport } from '../shapes/report';

const outboxItem = z.object({
  id,
  kind: z.string().describe('what it carries, for instance "order to network"'),
  target: z.string(),
  state: z.enum(['waiting', 'sent', 'failed']),
  attempts: count,
  last_error: z.string().nullable(),
  created_at: time,
  next_at: time.nullable(),
});

const readers = access.staff('delivery', 'finance_maker', 'finance_checker', 'auditor', 'admin');

export const list = /* @__PURE__ */ defineCall('consoleReport.list', {
  access: readers,
  summary: 'Delivery reports',
  description: 'Newest first; quarantined ones with their fault.',
  request: z.strictObject({
    state: staffReport.shape.state.optional(),
    order_id: id.optional(),
    ...sortedPage('received_at', 'spend'),
  }),
  response: pageOf(staffReport),
});

export const uploadCsv = /* @__PURE__ */ defineCall('consoleReport.uploadCsv', {
  access: access.staff('delivery'),
  summary: 'Upload reports of a network without an interface',
  description: 'Multipart field `file`, CSV with the columns of a report. Same rules as signed ones; badged.',
  request: noRequest,
  response: z.object({ results: z.array(reportOutcome) }),
  reasons: ['file_type_refused'],
});

export const proposeManual = /* @__PURE__ */ defineCall('consoleReport.proposeManual', {
  access: access.staff('delivery'),
  summary: 'Propose a report entered by hand',
  description: 'With evidence, passed by another person, badged "entered by hand" for good (H3).',
  request: z.strictObject({
    report: reportIn,
    evidence_file_ids: z.array(id).min(1).max(6),
    reason: staffReason,
  }),
  response: proposal,
  reasons: ['no_such_data', 'wrong_state', 'proposal_pending'],
});

export const decideQuarantined = /* @__PURE__ */ defineCall('consoleReport.decideQuarantined', {
  access: access.staff('delivery'),
  summary: 'Propose what becomes of a quarantined report',
  description: 'Accepting or rejecting it moves money, so another person decides.',
  request: z.strictObject({ id, accept: z.boolean(), reason: staffReason }),
  response: proposal,
  reasons: ['no_such_data', 'wrong_state', 'proposal_pending'],
});

export const outbox = /* @__PURE__ */ defineCall('consoleReport.outbox', {
  access: readers,
  summary: 'What is to leave the system',
  description: 'Failed first, the oldest of them first; then the newest.',
  request: z.strictObject({
    state: outboxItem.shape.state.optional(),
    ...sortedPage('created_at', 'attempts'),
  }),
  response: pageOf(outboxItem),
});

export const retryOutbox = /* @__PURE__ */ defineCall('consoleReport.retryOutbox', {
  access: access.staff('delivery', 'admin'),
  summary: 'Try a failed item again',
  description: 'Receivers know repeats by their key.',
  request: z.strictObject({ id }),
  response: outboxItem,
  reasons: ['no_such_data', 'wrong_state'],
});
