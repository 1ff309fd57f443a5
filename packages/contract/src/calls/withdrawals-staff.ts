import {
  PAYOUT_METHODS,
  PAYOUT_RUN_STATES,
  WITHDRAWAL_REFUSALS,
  WITHDRAWAL_STATES,
} from '@fairlead/vocabulary';
import { z } from 'zod';
import { access, defineCall } from '../core';
import { LIMITS } from '../limits';
import {
  counted,
  countedPageOf,
  day,
  id,
  idParam,
  madeWithin,
  ofAmount,
  sortedPage,
  staffCause,
  staffReason,
  text,
  time,
} from '../shapes/basics';
import { proposal } from '../shapes/console';
import { holderRef } from '../shapes/holder-ref';
import { withdrawal } from '../shapes/withdrawals';

const target = z.strictObject({ withdrawal_id: idParam });

/** A withdrawal as staff see it. */
const staffWithdrawal = withdrawal.extend({
  holder: holderRef,
  beneficiary: z.string(),
  destination: z.string().describe('the whole account number or address: finance pays by it'),
  usable_from: time.describe('a changed destination waits until then'),
  proposal_id: id.nullable().describe('a pending proposal on it; of the one who asks, where there is one'),
  proposal_is_own: z.boolean().describe('another maker may propose beside one that is not'),
  payment_id: z
    .string()
    .describe('the end-to-end ID of a payment that is typed into the bank: its line is found by it'),
  paid_line: z
    .object({ id, booked_on: day })
    .nullable()
    .describe(
      'of one that is approved, for finance: the line of a bank with that ID, exactly the amount, and no other payee; null where there is none, or a doubt',
    ),
  payout_run: z
    .object({ id, name: z.string(), state: z.enum(PAYOUT_RUN_STATES) })
    .nullable()
    .describe(
      'in which it waits, or with which it was sent to the bank: then it is not paid by hand as well',
    ),
});

export const list = /* @__PURE__ */ defineCall('consoleWithdrawal.list', {
  access: access.staff('support', 'finance_maker', 'finance_checker', 'auditor', 'admin'),
  summary: 'Withdrawals',
  description: 'Newest first; the queue has those that wait, the longest first.',
  request: z.strictObject({
    id: idParam.optional().describe('that one alone'),
    state: z
      .enum(['open', ...WITHDRAWAL_STATES])
      .optional()
      .describe('open: those that wait, whichever step is next'),
    method: z.enum(PAYOUT_METHODS).optional(),
    holder_id: idParam.optional(),
    due_until: time.optional().describe('to be paid or refused before that moment'),
    due_on: z
      .string()
      .regex(/^(?:late|\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))$/)
      .optional()
      .describe('with a deadline on this day (UTC), or with one that has passed (late)'),
    ...madeWithin,
    ...ofAmount,
    ...counted,
    ...sortedPage('created_at', 'amount', 'due_at'),
  }),
  response: countedPageOf(staffWithdrawal),
});

export const proposeApproval = /* @__PURE__ */ defineCall('consoleWithdrawal.proposeApproval', {
  access: access.staff('finance_maker'),
  summary: 'Propose to approve a withdrawal',
  description:
    'Once a checker agrees the holder can no longer take it back before its deadline. Posts nothing.',
  request: target,
  response: proposal,
  reasons: ['no_such_data', 'wrong_state', 'withdrawal_overdue', 'proposal_pending', 'payout_cooling'],
});

export const proposePayment = /* @__PURE__ */ defineCall('consoleWithdrawal.proposePayment', {
  access: access.staff('finance_maker'),
  summary: 'Propose to mark a withdrawal paid',
  description: 'With the reference of the payment: withdrawing → bank.',
  request: target.extend({ reference: text(1, LIMITS.referenceMax) }),
  response: proposal,
  reasons: [
    'no_such_data',
    'wrong_state',
    'withdrawal_overdue',
    'proposal_pending',
    'receipt_already_recorded',
  ],
});

export const proposeRefusal = /* @__PURE__ */ defineCall('consoleWithdrawal.proposeRefusal', {
  access: access.staff('finance_maker'),
  summary: 'Propose to refuse a withdrawal',
  description: 'All of it goes back to available; the holder sees reason and note.',
  request: target.extend(staffCause(WITHDRAWAL_REFUSALS)),
  response: proposal,
  reasons: ['no_such_data', 'wrong_state', 'withdrawal_overdue', 'proposal_pending'],
});

export const proposeBounce = /* @__PURE__ */ defineCall('consoleWithdrawal.proposeBounce', {
  access: access.staff('finance_maker'),
  summary: 'Propose to record that a payment came back',
  description: 'After it was paid: bank → available; the holder sees the reason.',
  request: target.extend({ reason: staffReason, receipt_number: text(1, LIMITS.referenceMax) }),
  response: proposal,
  reasons: ['no_such_data', 'wrong_state', 'proposal_pending', 'receipt_already_recorded'],
});
