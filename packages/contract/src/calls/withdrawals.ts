import { WITHDRAWAL_STATES } from '@fairlead/vocabulary';
import { z } from 'zod';
import { access, defineCall } from '../core';
import { idParam, page, pageOf, passwordDigest, positiveAmountMinor } from '../shapes/basics';
import { eligibility as eligibilityShape, withdrawal } from '../shapes/withdrawals';

export const request = /* @__PURE__ */ defineCall('withdrawal.request', {
  access: access.holderOrBlocked,
  summary: 'Withdraw',
  description:
    'Checks the digest again and every rule of `eligibility`; available funds go to "withdrawals in progress".',
  request: z.strictObject({ amount: positiveAmountMinor, password: passwordDigest }),
  response: withdrawal,
  reasons: [
    'transaction_password_not_set',
    'wrong_transaction_password',
    'transaction_password_locked',
    'payout_not_set',
    'payout_cooling',
    'withdrawal_amount_out_of_range',
    'insufficient_balance',
    'start_up_not_returned',
    'open_hold',
    'money_writes_stopped',
    'wallet_frozen',
  ],
});

export const list = /* @__PURE__ */ defineCall('withdrawal.list', {
  access: access.holderOrBlocked,
  summary: 'Withdrawals of the person',
  description: 'Newest first.',
  request: z.strictObject({ state: z.enum(WITHDRAWAL_STATES).optional(), ...page }),
  response: pageOf(withdrawal),
});

export const eligibility = /* @__PURE__ */ defineCall('withdrawal.eligibility', {
  access: access.holderOrBlocked,
  summary: 'May the person withdraw, rule by rule',
  description: 'The same rule set that guards the withdrawal. No rule is ever cleared by paying.',
  request: z.strictObject({
    amount: positiveAmountMinor.optional().describe('the smallest possible where absent'),
  }),
  response: eligibilityShape,
});

export const cancel = /* @__PURE__ */ defineCall('withdrawal.cancel', {
  access: access.holderOrBlocked,
  summary: 'Take a withdrawal back',
  description:
    'Until it is approved, and again once its deadline is over, whatever is proposed about it; the money is available again at once.',
  request: z.strictObject({ withdrawal_id: idParam }),
  response: withdrawal,
  reasons: ['no_such_data', 'wrong_state', 'money_writes_stopped', 'wallet_frozen'],
});

export const reportArrival = /* @__PURE__ */ defineCall('withdrawal.reportArrival', {
  access: access.holderOrBlocked,
  summary: 'Say whether a payment arrived',
  description:
    'Of a paid withdrawal. "Did not arrive" is an objection with its deadline; "arrived" withdraws one that is open.',
  request: z.strictObject({
    withdrawal_id: idParam,
    arrived: z.boolean(),
    password: passwordDigest
      .optional()
      .describe('needed to say that it arrived, once a transaction password is set'),
  }),
  response: withdrawal,
  reasons: [
    'no_such_data',
    'wrong_state',
    'objection_open',
    'wrong_transaction_password',
    'transaction_password_locked',
    'transaction_password_not_set',
  ],
});
