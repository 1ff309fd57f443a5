import { TOPUP_METHODS, TOPUP_REFUSALS, TOPUP_STATES } from '@fairlead/vocabulary';
import { z } from 'zod';
import { access, defineCall } from '../core';
import { LIMITS } from '../limits';
import {
  counted,
  countedPageOf,
  idParam,
  madeWithin,
  ofAmount,
  positiveAmountMinor,
  sortedPage,
  staffCause,
  text,
} from '../shapes/basics';
import { differenceReason, proposal, receiptNumber, staffTopup } from '../shapes/console';

export const list = /* @__PURE__ */ defineCall('consoleTopup.list', {
  access: access.staff('support', 'finance_maker', 'finance_checker', 'auditor', 'admin'),
  summary: 'Top-up cases',
  description: 'Newest first; the queue has those that wait, the longest first.',
  request: z.strictObject({
    id: idParam.optional().describe('that one alone'),
    state: z
      .enum(['open', ...TOPUP_STATES])
      .optional()
      .describe('open: those that wait, whichever step is next'),
    method: z.enum(TOPUP_METHODS).optional().describe('as its holder asked for'),
    holder_id: idParam.optional(),
    ...madeWithin,
    ...ofAmount,
    ...counted,
    ...sortedPage('created_at', 'amount'),
  }),
  response: countedPageOf(staffTopup),
});

export const propose = /* @__PURE__ */ defineCall('consoleTopup.propose', {
  access: access.staff('finance_maker'),
  summary: 'Propose to post a top-up',
  description: 'What arrived, with its receipt. A checker who is another person posts it: bank → available.',
  request: z.strictObject({
    topup_id: idParam,
    amount: positiveAmountMinor.describe('what arrived, which may differ from what was asked'),
    receipt_number: receiptNumber,
    payee_id: idParam.describe('approved payee of the registry that received it'),
    method: z.enum(TOPUP_METHODS),
    difference_reason: differenceReason,
    remark: text(0, LIMITS.remarkMax).optional().describe('shown to the holder'),
  }),
  response: proposal,
  reasons: ['no_such_data', 'wrong_state', 'proposal_pending', 'receipt_already_recorded'],
});

export const sendCard = /* @__PURE__ */ defineCall('consoleTopup.sendCard', {
  access: access.staff('support', 'finance_maker'),
  summary: 'Send the payment card of a case',
  description: 'A card of the payee registry, which two people approved, into the person’s recharge chat.',
  request: z.strictObject({ topup_id: idParam, payee_id: idParam }),
  response: staffTopup,
  reasons: ['no_such_data', 'wrong_state', 'payee_not_approved'],
});

export const refuse = /* @__PURE__ */ defineCall('consoleTopup.refuse', {
  access: access.staff('support', 'finance_maker'),
  summary: 'Refuse a case',
  description:
    'Nothing arrived or nothing may. The holder sees the reason and can object. Not while a line of the bank answers it.',
  request: z.strictObject({ topup_id: idParam, ...staffCause(TOPUP_REFUSALS) }),
  response: staffTopup,
  reasons: ['no_such_data', 'wrong_state', 'proposal_pending', 'same_person', 'bank_line_answers'],
});
