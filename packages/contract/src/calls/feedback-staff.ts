import { z } from 'zod';
import { access, defineCall } from '../core';
import { LIMITS } from '../limits';
import { counted, countedPageOf, id, idParam, madeWithin, sortedPage, text, time } from '../shapes/basics';
import { holderRef } from '../shapes/console';

const feedback = z.object({
  id,
  holder: holderRef,
  subject: z.string(),
  content: z.string(),
  file_urls: z.array(z.string()),
  answer: z.string().nullable(),
  answered_by: z.string().nullable(),
  created_at: time,
  answered_at: time.nullable(),
});

export const list = /* @__PURE__ */ defineCall('consoleFeedback.list', {
  access: access.staff('support', 'admin', 'auditor'),
  summary: 'Feedback',
  description: 'Oldest unanswered first.',
  request: z.strictObject({
    id: idParam.optional().describe('that one alone'),
    state: z.enum(['open', 'answered']).optional(),
    holder_id: idParam.optional(),
    ...madeWithin,
    ...counted,
    ...sortedPage('created_at'),
  }),
  response: countedPageOf(feedback),
});

export const answer = /* @__PURE__ */ defineCall('consoleFeedback.answer', {
  access: access.staff('support', 'admin'),
  summary: 'Answer feedback',
  description: 'Reaches the person as a notification.',
  request: z.strictObject({ id: idParam, answer: text(1, LIMITS.feedbackContentMax) }),
  response: feedback,
  reasons: ['no_such_data', 'already_decided'],
});
