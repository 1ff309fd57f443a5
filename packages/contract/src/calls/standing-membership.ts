import { z } from 'zod';
import { access, defineCall } from '../core';
import { amountMinor, noRequest, positiveAmountMinor, time } from '../shapes/basics';

export const open = /* @__PURE__ */ defineCall('membership.open', {
  access: access.holder,
  summary: 'Open the membership',
  description: 'Quicker support and review for 30 days, nothing else. available → revenue.',
  request: z.strictObject({
    price: positiveAmountMinor.describe('as it was shown; refused if it is another now'),
  }),
  response: z.object({ ends_at: time, refund_until: time }),
  reasons: [
    'membership_running',
    'terms_changed',
    'insufficient_balance',
    'money_writes_stopped',
    'wallet_frozen',
  ],
});

export const refund = /* @__PURE__ */ defineCall('membership.refund', {
  access: access.holder,
  summary: 'End the membership and get the rest back',
  description: 'Pro rata, within 14 days.',
  request: noRequest,
  response: z.object({ refunded: amountMinor }),
  reasons: ['wrong_state', 'membership_refund_over', 'money_writes_stopped', 'wallet_frozen'],
});
