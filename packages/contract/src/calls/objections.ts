import { OBJECTION_STATES, OBJECTION_SUBJECTS } from '@fairlead/vocabulary';
import { z } from 'zod';
import { access, defineCall } from '../core';
import { LIMITS } from '../limits';
import { fieldIssue, idParam, page, pageOf, text } from '../shapes/basics';
import { objection } from '../shapes/objections';

export const make = /* @__PURE__ */ defineCall('objection.make', {
  access: access.holderOrBlocked,
  summary: 'Object',
  description:
    'To a hold, an order’s result, a flow record, a withdrawal, a refused top-up or claim, or the state of the account.',
  request: z
    .strictObject({
      subject_type: z.enum(OBJECTION_SUBJECTS),
      subject_id: idParam.optional(),
      text: text(1, LIMITS.feedbackContentMax),
      file_ids: z.array(idParam).max(6).optional(),
    })
    .refine(
      (value) =>
        value.subject_id !== undefined || value.subject_type === 'account' || value.subject_type === 'other',
      fieldIssue('required', 'subject_id'),
    ),
  response: objection,
  reasons: ['no_such_data', 'objection_open', 'objection_window_over'],
});

export const list = /* @__PURE__ */ defineCall('objection.list', {
  access: access.holderOrBlocked,
  summary: 'Objections of the person',
  description: 'Newest first.',
  request: z.strictObject({ state: z.enum(OBJECTION_STATES).optional(), ...page }),
  response: pageOf(objection),
});
