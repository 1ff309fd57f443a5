import { OBJECTION_STATES } from '@fairlead/vocabulary';
import { z } from 'zod';
import { access, defineCall } from '../core';
import { idParam, pageOf, sortedPage, staffReason } from '../shapes/basics';
import { holderRef } from '../shapes/console';
import { objection as holderObjection } from '../shapes/objections';

const objection = holderObjection.extend({ holder: holderRef, file_urls: z.array(z.string()) });

export const list = /* @__PURE__ */ defineCall('consoleObjection.list', {
  access: access.staff(),
  summary: 'Objections',
  description: 'Soonest due first.',
  request: z.strictObject({
    state: z.enum(OBJECTION_STATES).optional(),
    holder_id: idParam.optional(),
    ...sortedPage('created_at', 'due_at'),
  }),
  response: pageOf(objection),
});

export const decide = /* @__PURE__ */ defineCall('consoleObjection.decide', {
  access: access.staff('support', 'delivery', 'admin'),
  summary: 'Answer an objection',
  description: 'Never by who did what it is about. The answer reaches the holder as a notification.',
  request: z.strictObject({ id: idParam, upheld: z.boolean(), answer: staffReason }),
  response: objection,
  reasons: ['no_such_data', 'already_decided', 'same_person'],
});
