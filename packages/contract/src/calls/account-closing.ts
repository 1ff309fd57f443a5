import { z } from 'zod';
import { access, defineCall } from '../core';
import { LIMITS } from '../limits';
import { amountMinor, id, noRequest, passwordDigest, text, time } from '../shapes/basics';
import { withdrawal } from '../shapes/withdrawals';

/** What ends by itself and brings money back, and by when all of it is paid. */
const rest = {
  still_to_come: amountMinor.describe('in orders and on hold'),
  order_ids: z.array(id).describe('orders that must end first'),
  done_by: time
    .nullable()
    .describe('by then all of it is paid, if every window is used up; null with nothing under way'),
};

export const closing = /* @__PURE__ */ defineCall('account.closing', {
  access: access.holderOrBlocked,
  summary: 'How far the closing of the account has come',
  description:
    'Where the money is: under way, still to come, paid out, or left in the account because a payout was refused or came back. Moves nothing.',
  request: noRequest,
  response: z.object({
    state: z.enum(['open', 'closing', 'closed']),
    since: time.nullable().describe('null while nobody closes the account'),
    available: amountMinor.describe('in the account and not under way'),
    under_way: amountMinor.describe('asked for and not yet paid'),
    paid_out: amountMinor.describe('paid since the closing began'),
    ...rest,
    withdrawals: z
      .array(withdrawal)
      .describe('made or ended since the closing began, or still under way; newest first, at most 20'),
  }),
});

export const close = /* @__PURE__ */ defineCall('account.close', {
  access: access.holderOrBlocked,
  summary: 'Close the account and get all cash back',
  description:
    'Cancels and stops what runs, withdraws what is available at once and what is freed later as it comes. Code 404 from the end on; the right to the rest stays.',
  request: z.strictObject({
    password: passwordDigest,
    reason: text(0, LIMITS.remarkMax).optional(),
  }),
  response: z.object({
    state: z.enum(['closing', 'closed']),
    withdrawal: withdrawal.nullable().describe('of what is available now; null with nothing there'),
    ...rest,
  }),
  reasons: [
    'transaction_password_not_set',
    'wrong_transaction_password',
    'transaction_password_locked',
    'payout_not_set',
    'payout_cooling',
    'money_writes_stopped',
    'wallet_frozen',
  ],
});
