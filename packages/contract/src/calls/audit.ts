import { z } from 'zod';
import { access, defineCall } from '../core';
import { idParam, pageOf, sortedPage, text } from '../shapes/basics';
import { auditRow } from '../shapes/console';

export const list = /* @__PURE__ */ defineCall('consoleAudit.list', {
  access: access.staff('auditor', 'admin'),
  summary: 'The audit log',
  description: 'Append-only and hash-chained, newest first.',
  request: z.strictObject({
    actor: text(1, 64).optional(),
    act: text(1, 100).optional(),
    holder_id: idParam.optional(),
    ...sortedPage('time'),
  }),
  response: pageOf(auditRow),
});
