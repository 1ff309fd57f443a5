import { FLOW_TYPES } from '@fairlead/vocabulary';
import { z } from 'zod';
import { access, defineCall } from '../core';
import { LIMITS } from '../limits';
import {
  amountMinor,
  idParam,
  month,
  noRequest,
  noResponse,
  page,
  pageOf,
  passwordDigest,
  positiveAmountMinor,
  text,
  time,
} from '../shapes/basics';
import { flowDay, flowEvent, flowRecord, monthSummary, property as propertyShape } from '../shapes/wallet';

export const property = /* @__PURE__ */ defineCall('wallet.property', {
  access: access.holderOrBlocked,
  summary: 'The wallet',
  description: 'Balances from the ledger; the parts add up to total_assets.',
  request: noRequest,
  response: propertyShape,
});

export const flow = /* @__PURE__ */ defineCall('wallet.flow', {
  access: access.holderOrBlocked,
  summary: 'Funding details',
  description: 'One record per ledger transaction that touches the person, newest first.',
  request: z.strictObject({
    type: z.enum(FLOW_TYPES).optional(),
    month: month.optional().describe('in the zone of X-TZ; adds month_summary'),
    ...page,
  }),
  response: pageOf(flowRecord).extend({
    month_summary: monthSummary.nullable().describe('null unless a month was asked for'),
  }),
});

export const events = /* @__PURE__ */ defineCall('wallet.events', {
  access: access.holderOrBlocked,
  summary: 'Activity',
  description:
    'What happened, newest first: the records of wallet.flow, folded. Type, dates and plan choose the records, and what is left is folded, so that the sums of all events are those of these records; text and amount choose among the events. A page may hold fewer events than were asked for, and none, before the last.',
  request: z.strictObject({
    type: z.enum(FLOW_TYPES).optional(),
    from: time.optional().describe('records of that moment or later'),
    until: time.optional().describe('records before that moment'),
    order_id: idParam.optional(),
    text: text(1, 100)
      .optional()
      .describe('in plan number, product title, payment reference, remark; or the number of a record'),
    amount: positiveAmountMinor
      .optional()
      .describe('with text: also what is of this amount, whatever its sign'),
    ...page,
  }),
  response: pageOf(flowEvent).extend({ days: z.array(flowDay).describe('those of the items') }),
});

export const eventRecords = /* @__PURE__ */ defineCall('wallet.eventRecords', {
  access: access.holderOrBlocked,
  summary: 'Records of one event',
  description: 'The flow records that an event is folded from, newest first.',
  request: z.strictObject({ event: text(1, 100), type: z.enum(FLOW_TYPES).optional(), ...page }),
  response: pageOf(flowRecord),
});

export const setPassword = /* @__PURE__ */ defineCall('wallet.setPassword', {
  access: access.holderOrBlocked,
  summary: 'Set or change the transaction password',
  description:
    'The first needs nothing else. A new one needs the old one, or the login password and then payouts wait 24 h; a person of the shell, who has no login password, says that they have just signed in by a ticket.',
  request: z.strictObject({
    password: passwordDigest,
    old_password: passwordDigest.optional(),
    login_password: text(1, LIMITS.passwordMax).optional(),
    by_sign_in: z
      .literal(true)
      .optional()
      .describe('the session of this call was opened by a shell ticket in the last 10 minutes'),
  }),
  response: noResponse,
  reasons: [
    'wrong_old_password',
    'wrong_login_password',
    'transaction_password_locked',
    'sign_in_not_fresh',
    'recovery_runs',
    'wrong_state',
  ],
});

export const checkPassword = /* @__PURE__ */ defineCall('wallet.checkPassword', {
  access: access.holderOrBlocked,
  summary: 'Check the transaction password',
  description:
    'Five wrong in a row lock checks for 15 minutes, doubling to 24 hours; the answer says until when.',
  request: z.strictObject({ password: passwordDigest }),
  response: noResponse,
  reasons: ['wrong_transaction_password', 'transaction_password_locked', 'transaction_password_not_set'],
});

export const returnStartUp = /* @__PURE__ */ defineCall('wallet.returnStartUp', {
  access: access.holderOrBlocked,
  summary: 'Return start-up funds',
  description:
    'Unspent ones go back at once, what runs goes back as it is freed. Never touches cash, costs nothing.',
  request: noRequest,
  response: z.object({ returned: amountMinor, running: amountMinor.describe('goes back as it is freed') }),
  reasons: ['money_writes_stopped', 'wallet_frozen'],
});

export const answerStartUp = /* @__PURE__ */ defineCall('wallet.answerStartUp', {
  access: access.holder,
  summary: 'Accept or decline an offer of start-up funds',
  description: 'Nothing is lent before it is accepted: house → start_up.',
  request: z.strictObject({ offer_id: idParam, accept: z.boolean() }),
  response: z.object({ lent: amountMinor.describe('0 where it was declined') }),
  reasons: ['no_such_data', 'wrong_state', 'house_not_funded', 'money_writes_stopped', 'wallet_frozen'],
});
