import { z } from 'zod';
import { access, defineCall } from '../core';
import { LIMITS } from '../limits';
import {
  counted,
  countedPageOf,
  madeWithin,
  ofAmount,
  positiveAmountMinor,
  sortedPage,
  text,
} from '../shapes/basics';
import { networkBalance, proposal, remittance } from '../shapes/console';

export const list = /* @__PURE__ */ defineCall('consoleRemittance.list', {
  access: access.staff('delivery', 'finance_maker', 'finance_checker', 'auditor', 'admin'),
  summary: 'What networks paid, and what they owe',
  description: 'Newest first.',
  request: z.strictObject({
    network: text(1, 64).optional(),
    ...madeWithin,
    ...ofAmount,
    ...counted,
    ...sortedPage('received_at', 'amount'),
  }),
  response: countedPageOf(remittance).extend({ balances: z.array(networkBalance) }),
});

export const propose = /* @__PURE__ */ defineCall('consoleRemittance.propose', {
  access: access.staff('finance_maker'),
  summary: 'Propose to record a remittance',
  description:
    'Money of a network that came in: bank → network_receivable. Revenue is settled only after it.',
  request: z.strictObject({
    network: text(1, 64),
    amount: positiveAmountMinor,
    receipt_number: text(1, LIMITS.referenceMax),
  }),
  response: proposal,
  reasons: ['no_such_data', 'receipt_already_recorded'],
});

export const proposeMediaPayment = /* @__PURE__ */ defineCall('consoleRemittance.proposeMediaPayment', {
  access: access.staff('finance_maker'),
  summary: 'Propose to record a payment to a network',
  description: 'For delivery that was billed: media → bank.',
  request: z.strictObject({
    network: text(1, 64),
    amount: positiveAmountMinor,
    reference: text(1, LIMITS.referenceMax),
  }),
  response: proposal,
  reasons: ['no_such_data', 'receipt_already_recorded', 'amount_above_owed'],
});
