import { OUTBOX_KINDS } from '@fairlead/vocabulary';
import { z } from 'zod';
import { access, defineCall } from '../core';
import { REPORTS_PER_FILE_MAX } from '../csv';
import {
  count,
  counted,
  countedPageOf,
  id,
  idParam,
  madeWithin,
  networkName,
  noRequest,
  ofAmount,
  sha256,
  sortedPage,
  staffReason,
  text,
  time,
} from '../shapes/basics';
import { proposal } from '../shapes/console';
import { FILE_FAULTS, reportIn, staffReport } from '../shapes/report';

const outboxItem = z.object({
  id,
  kind: z.enum(OUTBOX_KINDS),
  order_id: id,
  order_number: z.string().describe('of the plan, as people know it'),
  target: z.string(),
  state: z.enum(['waiting', 'sent', 'failed']),
  attempts: count,
  last_error: z.string().nullable(),
  created_at: time,
  next_at: time.nullable(),
});

/** A report in a list over all plans: with the plan as people know it. */
const listedReport = staffReport.extend({ order_number: z.string() });

const readers = access.staff('delivery', 'finance_maker', 'finance_checker', 'auditor', 'admin');

export const list = /* @__PURE__ */ defineCall('consoleReport.list', {
  access: readers,
  summary: 'Delivery reports',
  description:
    'Newest first; quarantined ones with their fault. Times are those of receipt, amounts those of the spend.',
  request: z.strictObject({
    id: idParam.optional().describe('that one alone'),
    state: staffReport.shape.state.optional(),
    order_id: idParam.optional(),
    network: networkName.optional().describe('that sent it'),
    ...madeWithin,
    ...ofAmount,
    ...counted,
    ...sortedPage('received_at', 'spend'),
  }),
  response: countedPageOf(listedReport),
});

export const uploadCsv = /* @__PURE__ */ defineCall('consoleReport.uploadCsv', {
  access: access.staff('delivery'),
  summary: 'Upload reports of a network without an interface',
  description: `Multipart field \`file\`, CSV with the columns of a report, at most ${REPORTS_PER_FILE_MAX} of them. Counts nothing: the file is kept for a proposal where every report of it can count, and the faults are named where one cannot.`,
  request: noRequest,
  response: z.object({
    file_id: id.nullable().describe('null where a report cannot count: nothing is kept then'),
    hash: sha256,
    reports: count,
    faults: z.array(
      z.object({ place: count.describe('of the report in the file, from 0'), fault: z.enum(FILE_FAULTS) }),
    ),
  }),
  reasons: ['file_type_refused'],
});

const evidenceFileIds = z.array(idParam).min(1).max(6);

export const proposeFile = /* @__PURE__ */ defineCall('consoleReport.proposeFile', {
  access: access.staff('delivery'),
  summary: 'Propose to count an uploaded file of reports',
  description:
    'With evidence. Another person approves all of its reports or none; they are badged "entered by hand" for good.',
  request: z.strictObject({
    file_id: idParam,
    name: text(1, 120).describe('of the file, as whoever checks it reads it'),
    evidence_file_ids: evidenceFileIds,
    reason: staffReason,
  }),
  response: proposal,
  reasons: ['no_such_data', 'wrong_state', 'proposal_pending'],
});

export const proposeManual = /* @__PURE__ */ defineCall('consoleReport.proposeManual', {
  access: access.staff('delivery'),
  summary: 'Propose a report entered by hand',
  description: 'With evidence, passed by another person, badged "entered by hand" for good.',
  request: z.strictObject({
    report: reportIn,
    evidence_file_ids: evidenceFileIds,
    reason: staffReason,
  }),
  response: proposal,
  reasons: ['no_such_data', 'wrong_state', 'proposal_pending'],
});

export const decideQuarantined = /* @__PURE__ */ defineCall('consoleReport.decideQuarantined', {
  access: access.staff('delivery'),
  summary: 'Propose what becomes of a quarantined report',
  description: 'Accepting or rejecting it moves money, so another person decides.',
  request: z.strictObject({ id: idParam, accept: z.boolean(), reason: staffReason }),
  response: proposal,
  reasons: ['no_such_data', 'wrong_state', 'proposal_pending'],
});

export const outbox = /* @__PURE__ */ defineCall('consoleReport.outbox', {
  access: readers,
  summary: 'What is to leave the system',
  description: 'Failed first, the oldest of them first; then the newest. What was sent stays for 30 days.',
  request: z.strictObject({
    state: outboxItem.shape.state.optional(),
    network: networkName.optional().describe('that it is for'),
    ...madeWithin,
    ...counted,
    ...sortedPage('created_at', 'attempts'),
  }),
  response: countedPageOf(outboxItem),
});

export const retryOutbox = /* @__PURE__ */ defineCall('consoleReport.retryOutbox', {
  access: access.staff('delivery', 'admin'),
  summary: 'Try a failed item again',
  description: 'Receivers know repeats by their key.',
  request: z.strictObject({ id: idParam }),
  response: outboxItem,
  reasons: ['no_such_data', 'wrong_state'],
});
