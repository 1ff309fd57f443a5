import { ACCEPTANCE_STATES, ACCEPTOR_TYPES } from '@fairlead/vocabulary';
import { z } from 'zod';
import { access, defineCall } from '../core';
import { acceptance as holderAcceptance } from '../shapes/acceptors';
import {
  basisPoints,
  counted,
  countedPageOf,
  id,
  idParam,
  madeWithin,
  ofAmount,
  positiveAmountMinor,
  sortedPage,
  staffReason,
  text,
  time,
} from '../shapes/basics';
import { differenceReason, holderRef, proposal, receiptNumber } from '../shapes/console';

const acceptance = holderAcceptance.extend({
  holder: holderRef,
  proof_urls: z.array(z.string()),
  payee: z.string().describe('its name in the registry: where the money must arrive'),
  proposal_id: id.nullable(),
});

export const list = /* @__PURE__ */ defineCall('consoleAcceptor.list', {
  access: access.staff('support', 'finance_maker', 'finance_checker', 'auditor', 'admin'),
  summary: 'Acceptances',
  description: 'Oldest first.',
  request: z.strictObject({
    id: idParam.optional().describe('that one alone'),
    state: z.enum(ACCEPTANCE_STATES).optional(),
    type: z.enum(ACCEPTOR_TYPES).optional(),
    holder_id: idParam.optional(),
    ...madeWithin,
    ...ofAmount,
    ...counted,
    ...sortedPage('created_at', 'amount', 'expires_at'),
  }),
  response: countedPageOf(acceptance),
});

export const issue = /* @__PURE__ */ defineCall('consoleAcceptor.issue', {
  access: access.staff('finance_maker'),
  summary: 'Propose to issue an acceptance',
  description:
    'For one holder; its code is shown once, kept as a hash, and opens nothing before a checker agrees. Instructions come from the registry. The fee is at most 10 %, the rate within 10 % of the stored reference.',
  request: z.strictObject({
    holder_id: idParam,
    type: z.enum(ACCEPTOR_TYPES),
    legal_name: text(1, 200),
    payee_id: idParam,
    pair: z.string().regex(/^[A-Z]{3}\/[A-Z]{3}$/),
    rate: z.string().regex(/^\d{1,9}(\.\d{1,8})?$/),
    fee_bp: basisPoints.min(0).max(1_000),
    min_amount: positiveAmountMinor,
    max_amount: positiveAmountMinor,
    amount: positiveAmountMinor,
    expires_at: time,
  }),
  response: z.object({ proposal, code: z.string().describe('shown this once') }),
  reasons: ['no_such_data', 'payee_not_approved', 'acceptor_personal_off', 'proposal_pending'],
});

export const proposeConfirmation = /* @__PURE__ */ defineCall('consoleAcceptor.proposeConfirmation', {
  access: access.staff('finance_maker'),
  summary: 'Propose to confirm what was claimed',
  description: 'A checker posts it as a top-up: bank → available.',
  request: z.strictObject({
    acceptance_id: idParam,
    amount: positiveAmountMinor.describe('what arrived, which may differ from what was claimed'),
    receipt_number: receiptNumber,
    difference_reason: differenceReason,
  }),
  response: proposal,
  reasons: ['no_such_data', 'wrong_state', 'proposal_pending', 'receipt_already_recorded'],
});

export const refuse = /* @__PURE__ */ defineCall('consoleAcceptor.refuse', {
  access: access.staff('finance_maker'),
  summary: 'Refuse what was claimed',
  description:
    'Nothing arrived. The holder sees the reason and can object. Not while a line of the bank answers it.',
  request: z.strictObject({ acceptance_id: idParam, reason: staffReason }),
  response: acceptance,
  reasons: ['no_such_data', 'wrong_state', 'proposal_pending', 'same_person', 'bank_line_answers'],
});
