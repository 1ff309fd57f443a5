import { z } from 'zod';
import { access, defineCall } from '../core';
import { idParam, pageOf, sortedPage, text, time } from '../shapes/basics';
import { auditRow } from '../shapes/console';

export const list = /* @__PURE__ */ defineCall('consoleAudit.list', {
  access: access.staff('auditor', 'admin'),
  summary: 'The audit log',
  description: 'Append-only and hash-chained, newest first.',
  request: z.strictObject({
    actor: text(1, 64).optional(),
    act: text(1, 100).optional(),
    acts: text(1, 6000).optional().describe('any of these, with commas'),
    what: z
      .enum(['acts', 'reads', 'refused'])
      .optional()
      .describe('what was done, what was only looked at or saved as a file, what was refused'),
    from: time.optional(),
    until: time.optional(),
    holder_id: idParam.optional(),
    holder: text(1, 64).optional().describe('the same by username or operation ID'),
    subject_type: z
      .string()
      .max(40)
      .regex(/^[a-z_]+$/)
      .optional()
      .describe('with `subject_id`: what it was about, also by way of a proposal'),
    subject_id: idParam.optional(),
    ...sortedPage('time'),
  }),
  response: pageOf(auditRow),
});

export const exportList = /* @__PURE__ */ defineCall('consoleAudit.exportList', {
  access: access.staff(),
  summary: 'A list as a file',
  description:
    'A table for a spreadsheet (UTF-8 CSV): the columns are the fields of the list’s rows, amounts are decimal with their currency beside them, times are in UTC. Sent as it is read, at most 50,000 rows. Who takes which list with which filters is on record before the first row.',
  request: z.strictObject({
    list: z
      .string()
      .max(60)
      .regex(/^console[A-Za-z]+\.[A-Za-z]+$/)
      .describe('id of the call'),
    filters: z
      .record(z.string().max(60), z.union([z.string().max(6000), z.int(), z.boolean()]))
      .describe('the request of that call, without its page'),
  }),
  response: z.string(),
  reasons: ['no_such_data', 'role_missing'],
});
