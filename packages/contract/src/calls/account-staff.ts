import { ACCOUNT_STATES, DISABLE_CAUSES, ENTRIES, FLOW_TYPES, HOLDER_STEPS } from '@fairlead/vocabulary';
import { z } from 'zod';
import { access, defineCall } from '../core';
import { session } from '../shapes/account';
import {
  count,
  counted,
  countedPageOf,
  day,
  idParam,
  madeWithin,
  month,
  pageOf,
  positiveAmountMinor,
  sortedPage,
  staffCause,
  staffReason,
  text,
} from '../shapes/basics';
import { holderDetail, holderRow, proposal } from '../shapes/console';
import { flowRecord } from '../shapes/wallet';

export const list = /* @__PURE__ */ defineCall('consoleHolder.list', {
  access: access.staff(),
  summary: 'Account holders',
  description: 'By the beginning of the username, or by operation ID, e-mail or phone; newest first.',
  request: z.strictObject({
    query: text(0, 100).optional(),
    state: z.enum(ACCOUNT_STATES).optional(),
    entry: z.enum(ENTRIES).optional(),
    ...madeWithin,
    ...counted,
    reached: z.enum(HOLDER_STEPS).optional().describe('took this step at least once'),
    week: day.optional().describe('registered in the seven days from this one on (UTC)'),
    ...sortedPage('created_at', 'username'),
  }),
  response: countedPageOf(holderRow),
});

export const detail = /* @__PURE__ */ defineCall('consoleHolder.detail', {
  access: access.staff(),
  summary: 'One account holder',
  description: 'Wallet, plans, flow, cases, coupons, score. Reading it is itself on record.',
  request: z.strictObject({ id: idParam }),
  response: holderDetail,
  reasons: ['no_such_data'],
});

export const disable = /* @__PURE__ */ defineCall('consoleHolder.disable', {
  access: access.staff('admin'),
  summary: 'Disable an account',
  description:
    'Code 403 from now on; the right to withdraw one’s cash stays. The holder sees reason and note.',
  request: z.strictObject({ id: idParam, ...staffCause(DISABLE_CAUSES) }),
  response: holderDetail,
  reasons: ['no_such_data', 'wrong_state'],
});

export const enable = /* @__PURE__ */ defineCall('consoleHolder.enable', {
  access: access.staff('admin'),
  summary: 'Enable or activate an account',
  description: 'After 402 or 403.',
  request: z.strictObject({ id: idParam, reason: staffReason }),
  response: holderDetail,
  reasons: ['no_such_data', 'wrong_state'],
});

export const flow = /* @__PURE__ */ defineCall('consoleHolder.flow', {
  access: access.staff(),
  summary: 'Flow records of one holder',
  description: 'The same records that the holder sees, newest first.',
  request: z.strictObject({
    id: idParam,
    record_id: idParam.optional().describe('that one alone'),
    type: z.enum(FLOW_TYPES).optional(),
    month: month.optional(),
    ...sortedPage('time'),
  }),
  response: pageOf(flowRecord),
  reasons: ['no_such_data'],
});

export const sessions = /* @__PURE__ */ defineCall('consoleHolder.sessions', {
  access: access.staff('support', 'admin', 'auditor'),
  summary: 'Where a holder is signed in',
  description: 'Newest use first.',
  request: z.strictObject({ id: idParam, ...sortedPage('created_at', 'last_seen_at') }),
  response: pageOf(session),
  reasons: ['no_such_data'],
});

export const revokeSessions = /* @__PURE__ */ defineCall('consoleHolder.revokeSessions', {
  access: access.staff('support', 'admin'),
  summary: 'Sign a holder out everywhere',
  description:
    'After a lost phone, for instance; once an hour at most. Where nobody is signed in nothing is done.',
  request: z.strictObject({ id: idParam, reason: staffReason }),
  response: z.object({ revoked: count }),
  reasons: ['no_such_data', 'signed_out_lately'],
});

export const proposeStartUp = /* @__PURE__ */ defineCall('consoleHolder.proposeStartUp', {
  access: access.staff('finance_maker'),
  summary: 'Propose to offer start-up funds',
  description:
    'House money for first plans, lent when its holder accepts within 7 days: house → start_up. Never below zero, never out of deposits.',
  request: z.strictObject({ id: idParam, amount: positiveAmountMinor, reason: staffReason }),
  response: proposal,
  reasons: ['no_such_data', 'house_not_funded', 'proposal_pending'],
});

export const proposeScore = /* @__PURE__ */ defineCall('consoleHolder.proposeScore', {
  access: access.staff('support', 'admin'),
  summary: 'Propose the score event of a forged document',
  description: 'The one event by which people take points of the credit score, and always two.',
  request: z.strictObject({ id: idParam, reason: staffReason }),
  response: proposal,
  reasons: ['no_such_data', 'proposal_pending'],
});

export const verifyContact = /* @__PURE__ */ defineCall('consoleHolder.verifyContact', {
  access: access.staff('support', 'admin'),
  summary: 'Say that an e-mail address or phone number was verified',
  description: 'After it was reached. Gives points of the credit score, each once; no money is touched.',
  request: z.strictObject({ id: idParam, contact: z.enum(['email', 'phone']), reason: staffReason }),
  response: holderDetail,
  reasons: ['no_such_data', 'wrong_state'],
});

export const allowLead = /* @__PURE__ */ defineCall('consoleHolder.allowLead', {
  access: access.staff('delivery', 'admin'),
  summary: 'Allow a holder to publish plans to followers',
  description: 'A lead earns nothing from followers.',
  request: z.strictObject({ id: idParam, reason: staffReason }),
  response: holderDetail,
  reasons: ['no_such_data', 'wrong_state'],
});

export const forbidLead = /* @__PURE__ */ defineCall('consoleHolder.forbidLead', {
  access: access.staff('delivery', 'admin'),
  summary: 'No longer allow a holder to publish plans',
  description: 'Open offers to followers expire; what was put runs on.',
  request: z.strictObject({ id: idParam, reason: staffReason }),
  response: holderDetail,
  reasons: ['no_such_data', 'not_a_lead'],
});
