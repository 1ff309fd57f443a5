import { z } from 'zod';
import { access, defineCall } from '../core';
import { LIMITS } from '../limits';
import { id, idParam, text } from '../shapes/basics';

export const send = /* @__PURE__ */ defineCall('feedback.send', {
  access: access.holder,
  summary: 'Send feedback',
  description: 'The answer comes as a notification.',
  request: z.strictObject({
    subject: text(1, LIMITS.feedbackSubjectMax),
    content: text(1, LIMITS.feedbackContentMax),
    file_ids: z.array(idParam).max(6).optional().describe('images from POST /files/upload'),
  }),
  response: z.object({ id }),
  reasons: ['no_such_data'],
});
