import { z } from 'zod';
import { access, defineCall } from '../core';
import { LIMITS } from '../limits';
import { positiveAmountMinor, text } from '../shapes/basics';
import { proposal } from '../shapes/console';

export const proposeFunding = /* @__PURE__ */ defineCall('consoleHouse.proposeFunding', {
  access: access.staff('finance_maker'),
  summary: 'Propose to record house money',
  description: 'The programme’s own money that came in: bank → house. Gifts are paid from it alone.',
  request: z.strictObject({
    amount: positiveAmountMinor,
    receipt_number: text(1, LIMITS.referenceMax),
    remark: text(0, LIMITS.remarkMax).optional(),
  }),
  response: proposal,
  reasons: ['receipt_already_recorded'],
});
