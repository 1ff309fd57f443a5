import { PROPOSAL_KINDS, PROPOSAL_STATES } from '@fairlead/vocabulary';
import { z } from 'zod';
import { access, defineCall } from '../core';
import {
  counted,
  countedPageOf,
  id,
  idParam,
  madeWithin,
  ofAmount,
  sortedPage,
  staffReason,
} from '../shapes/basics';
import { proposal, proposalDetail } from '../shapes/console';

const readers = access.staff('support', 'delivery', 'finance_maker', 'finance_checker', 'auditor', 'admin');
const deciders = access.staff('finance_checker', 'admin');

export const list = /* @__PURE__ */ defineCall('consoleProposal.list', {
  access: readers,
  summary: 'Proposals',
  description: 'Pending ones first, the soonest to expire before the others; then the newest decided.',
  request: z.strictObject({
    state: z.enum(PROPOSAL_STATES).optional(),
    kind: z.enum(PROPOSAL_KINDS).optional(),
    holder_id: idParam.optional(),
    maker: z.enum(['me', 'others']).optional().describe('who made it: the one who asks, or somebody else'),
    ...madeWithin,
    ...ofAmount,
    ...counted,
    ...sortedPage('created_at'),
  }),
  response: countedPageOf(proposal),
});

export const place = /* @__PURE__ */ defineCall('consoleProposal.place', {
  access: deciders,
  summary: 'Where a proposal stands among those that wait for the one who asks',
  description:
    'The soonest to expire first: what others made, of the kinds that the one who asks decides, without what they agreed to already. After the last comes the first again.',
  request: z.strictObject({ id: idParam.optional(), kind: z.enum(PROPOSAL_KINDS).optional() }),
  response: z.object({
    waiting: z.number().int().describe('how many wait'),
    place: z.number().int().nullable().describe('from 1; null where this one does not wait for them'),
    previous: id.nullable(),
    next: id.nullable(),
  }),
});

export const detail = /* @__PURE__ */ defineCall('consoleProposal.detail', {
  access: readers,
  summary: 'One proposal',
  description: 'With the ledger moves that approval would post.',
  request: z.strictObject({ id: idParam }),
  response: proposalDetail,
  reasons: ['no_such_data'],
});

export const approve = /* @__PURE__ */ defineCall('consoleProposal.approve', {
  access: deciders,
  summary: 'Approve a proposal',
  description:
    'Posts its moves in the same transaction. Never by the person who made it, nor by whose account was made or changed within 72 hours. An admin decides about accounts of staff, a finance checker about everything else. Of one that takes three people the first who agrees posts nothing: it stays pending, and another person agrees.',
  request: z.strictObject({
    id: idParam,
    acknowledged: z
      .array(z.string().max(80))
      .max(100)
      .optional()
      .describe('the keys of all its flags; one that is missing, or came up since, refuses the approval'),
  }),
  response: proposalDetail.extend({
    shown_once: z
      .string()
      .nullable()
      .describe('for whoever approved alone: the second half of a first password'),
  }),
  reasons: [
    'flags_not_acknowledged',
    'no_such_data',
    'same_person',
    'decides_later',
    'username_exists',
    'last_admin',
    'already_decided',
    'proposal_expired',
    'wrong_state',
    'withdrawal_overdue',
    'payee_not_approved',
    'payout_cooling',
    'insufficient_balance',
    'settlement_not_original',
    'amount_above_original',
    'amount_above_owed',
    'receipt_already_recorded',
    'house_not_funded',
    'hold_days_used',
    'proposal_pending',
    'money_writes_stopped',
    'wallet_frozen',
  ],
});

export const refuse = /* @__PURE__ */ defineCall('consoleProposal.refuse', {
  access: deciders,
  summary: 'Refuse a proposal',
  description: 'Nothing is posted; the reason stays on record.',
  request: z.strictObject({ id: idParam, reason: staffReason }),
  response: proposalDetail,
  reasons: ['no_such_data', 'same_person', 'decides_later', 'already_decided', 'proposal_expired'],
});

export const withdraw = /* @__PURE__ */ defineCall('consoleProposal.withdraw', {
  access: access.staff('support', 'delivery', 'finance_maker', 'admin'),
  summary: 'Take back a proposal',
  description: 'By the person who made it, while nobody has decided. Nothing is posted; it stays on record.',
  request: z.strictObject({ id: idParam }),
  response: proposalDetail,
  reasons: ['no_such_data', 'not_your_proposal', 'already_decided', 'proposal_expired'],
});
