import { z } from 'zod';
import { access, defineCall } from '../core';
import { idParam, noResponse, pageOf, sortedPage, text, time } from '../shapes/basics';
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

export const recordExport = /* @__PURE__ */ defineCall('consoleAudit.recordExport', {
  access: access.staff(),
  summary: 'Say that a list is saved as a file',
  description:
    'The console says so before it reads the list page by page: who, when, from where, which list and with which filters.',
  request: z.strictObject({
    list: z
      .string()
      .max(60)
      .regex(/^console[A-Za-z]+\.[A-Za-z]+$/)
      .describe('id of the call'),
    filters: z
      .string()
      .max(500)
      .regex(/^[A-Za-z0-9_=&%.+*-]*$/)
      .describe('as they are on show, written as in an address'),
  }),
  response: noResponse,
  reasons: ['no_such_data', 'role_missing'],
});
