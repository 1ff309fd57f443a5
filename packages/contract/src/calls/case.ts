import { HOLDER_TAGS, TIMELINE_KINDS } from '@fairlead/vocabulary';
import { z } from 'zod';
import { access, defineCall } from '../core';
import { LIMITS } from '../limits';
import { idParam, page, pageOf, text } from '../shapes/basics';
import { caseFacts, timelineEvent } from '../shapes/case';
import { coupon } from '../shapes/coupons';
import { flowRecord, property } from '../shapes/wallet';
import { withdrawal } from '../shapes/withdrawals';
import { list as noticeList } from './notifications';
import { list as planList } from './plans';

const workers = access.staff('support', 'delivery', 'finance_maker', 'finance_checker', 'admin');

export const timeline = /* @__PURE__ */ defineCall('consoleCase.timeline', {
  access: access.staff(),
  summary: 'Everything that happened on an account',
  description:
    'Newest first, of the kinds whose lists the caller may read. Readings of staff are left out unless asked for by their kind; entries of reports stand in the flow alone.',
  request: z.strictObject({ id: idParam, kind: z.enum(TIMELINE_KINDS).optional(), ...page }),
  response: pageOf(timelineEvent),
  reasons: ['no_such_data'],
});

export const facts = /* @__PURE__ */ defineCall('consoleCase.facts', {
  access: access.staff(),
  summary: 'What stands beside the figures of a case',
  description:
    'Where the holder is and was paid, linked accounts, tags and notes. A link or a tag does nothing by itself.',
  request: z.strictObject({ id: idParam }),
  response: caseFacts,
  reasons: ['no_such_data'],
});

export const addNote = /* @__PURE__ */ defineCall('consoleCase.addNote', {
  access: workers,
  summary: 'Write a note on a case',
  description:
    'For staff only, with the name of who wrote it; never changed. The holder reads that one was written.',
  request: z.strictObject({ id: idParam, text: text(1, LIMITS.remarkMax) }),
  response: caseFacts,
  reasons: ['no_such_data'],
});

export const setTag = /* @__PURE__ */ defineCall('consoleCase.setTag', {
  access: workers,
  summary: 'Set a tag of a case, or take it off',
  description: 'A tag does nothing by itself. Who set it and who took it off stays among the notes.',
  request: z.strictObject({ id: idParam, tag: z.enum(HOLDER_TAGS), set: z.boolean() }),
  response: caseFacts,
  reasons: ['no_such_data', 'wrong_state'],
});

export const seeAs = /* @__PURE__ */ defineCall('consoleCase.seeAs', {
  access: access.staff('support', 'auditor', 'admin'),
  summary: 'See what a holder sees',
  description:
    'Wallet, newest plans, activity, notices and withdrawals, and unused coupons as the portal answers them to the holder. Each time is on the record that the holder reads; nothing can be done from here.',
  request: z.strictObject({ id: idParam }),
  response: z.object({
    wallet: property,
    await_put: z.int().min(0),
    plans: planList.response.shape.items,
    flow: z.array(flowRecord),
    notices: noticeList.response.shape.items,
    unread: noticeList.response.shape.unread_total,
    withdrawals: z.array(withdrawal),
    coupons: z.array(coupon),
  }),
  reasons: ['no_such_data'],
});
