import { z } from 'zod';
import { access, defineCall } from '../core';
import { LIMITS } from '../limits';
import { amountMinor, id, passwordDigest, text, time } from '../shapes/basics';
import { withdrawal } from '../shapes/wallet';

export const close = /* @__PURE__ */ defineCall('account.close', {
  access: access.holderOrBlocked,
  summary: 'Close the account and get all cash back',
  description:
    'Cancels and stops what runs, withdraws what is available at once and what is freed later as it comes. Code 404 from the end on; the right to the rest stays (H10).',
  request: z.strictObject({
    password: passwordDigest,
    reason: text(0, LIMITS.remarkMax).optional(),
  }),
  response: z.object({
    state: z.enum(['closing', 'closed']),
    withdrawal: withdrawal.nullable().describe('of what is available now; null with nothing there'),
    still_to_come: amountMinor.describe('in orders and on hold'),
    order_ids: z.array(id).describe('orders that must end first'),
    done_by: time
      .nullable()
      .describe('by then all of it is paid, if every window is used up; null with nothing under way'),
  }),
  reasons: [
    'transaction_password_not_set',
    'wrong_transaction_password',
    'transaction_password_locked',
    'payout_not_set',
    'payout_cooling',
    'money_writes_stopped',
  ],
});
