import { HOLD_REASONS, HOLD_STATES } from '@fairlead/vocabulary';
import { z } from 'zod';
import { access, defineCall } from '../core';
import {
  counted,
  countedPageOf,
  idParam,
  madeWithin,
  ofAmount,
  positiveAmountMinor,
  sortedPage,
  staffReason,
} from '../shapes/basics';
import { holderRef, proposal } from '../shapes/console';
import { hold as holderHold } from '../shapes/wallet';

const hold = holderHold.extend({ holder: holderRef, state: z.enum(HOLD_STATES) });

const maker = access.staff('finance_maker');

export const list = /* @__PURE__ */ defineCall('consoleHold.list', {
  access: access.staff('support', 'finance_maker', 'finance_checker', 'auditor', 'admin'),
  summary: 'Holds',
  description: 'Open ones first, soonest to end first.',
  request: z.strictObject({
    id: idParam.optional().describe('that one alone'),
    holder_id: idParam.optional(),
    state: hold.shape.state.optional(),
    ...madeWithin,
    ...ofAmount,
    ...counted,
    ...sortedPage('opened_at', 'expires_at', 'amount'),
  }),
  response: countedPageOf(hold),
});

export const proposeChargeback = /* @__PURE__ */ defineCall('consoleHold.proposeChargeback', {
  access: maker,
  summary: 'Propose a chargeback',
  description:
    'Names the flow record that brought the money in, at most its amount less what was taken back before. What of it is there is held for 14 days, fewer after other holds and 7 at least, with the right to object, then posted; revenue that is not settled yet is held out of what is to be settled, never out of available funds.',
  request: z.strictObject({ record_id: idParam, amount: positiveAmountMinor, reason: staffReason }),
  response: proposal,
  reasons: [
    'no_such_data',
    'settlement_not_original',
    'amount_above_original',
    'insufficient_balance',
    'proposal_pending',
  ],
});

export const proposeHold = /* @__PURE__ */ defineCall('consoleHold.proposeHold', {
  access: maker,
  summary: 'Propose to hold an amount',
  description:
    'With a reason of the closed list; lifts by itself after 7 days. Staff hold money of one person at most 14 days in any 90, whatever the reasons.',
  request: z.strictObject({
    holder_id: idParam,
    amount: positiveAmountMinor.optional().describe('half of what is available where none is stated'),
    reason: z.enum(HOLD_REASONS).exclude(['chargeback']),
    remark: staffReason.describe('shown to the holder'),
  }),
  response: proposal,
  reasons: ['no_such_data', 'insufficient_balance', 'hold_days_used', 'proposal_pending'],
});

export const proposeRenewal = /* @__PURE__ */ defineCall('consoleHold.proposeRenewal', {
  access: maker,
  summary: 'Propose to renew a hold',
  description: 'Once, for 7 days. Whoever proposed the hold neither proposes nor decides it.',
  request: z.strictObject({ id: idParam, reason: staffReason }),
  response: proposal,
  reasons: ['no_such_data', 'wrong_state', 'same_person', 'hold_days_used', 'proposal_pending'],
});

export const release = /* @__PURE__ */ defineCall('consoleHold.release', {
  access: access.staff('finance_maker', 'finance_checker'),
  summary: 'Release a hold',
  description:
    'In the holder’s favour: one person is enough. The money goes back to where it came from. Not a chargeback’s: two people let it go, by upholding its holder’s objection.',
  request: z.strictObject({ id: idParam, reason: staffReason }),
  response: hold,
  reasons: ['no_such_data', 'wrong_state', 'same_person'],
});
