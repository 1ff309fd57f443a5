import { GUEST_TOPICS } from '@fairlead/vocabulary';
import { z } from 'zod';
import { access, defineCall } from '../core';
import { LIMITS } from '../limits';
import { email, language, text, username } from '../shapes/basics';
import { message, needsContent, openingHours, outgoing, range, saysSomething } from '../shapes/support';

/** What a guest was given when the case was opened; never in an address. */
const key = { case_number: text(1, 32), secret: text(1, 128) };

export const open = /* @__PURE__ */ defineCall('guest.open', {
  access: access.public,
  summary: 'Open a case without signing in',
  description: 'For guests and the blocked: number and secret are the way back to it.',
  request: z.strictObject({
    name: text(1, LIMITS.nicknameMax),
    email: email.optional(),
    username: username.optional().describe('of the account it is about; proves nothing'),
    topic: z.enum(GUEST_TOPICS).optional().describe('what it is about; for staff'),
    lang: language.optional(),
    text: text(1, LIMITS.feedbackContentMax),
  }),
  response: z.object({ ...key, opening_hours: openingHours }),
});

export const messages = /* @__PURE__ */ defineCall('guest.messages', {
  access: access.guest,
  summary: 'Messages of a guest’s case',
  description: 'A POST, so that the secret is in no address.',
  request: z.strictObject({ ...key, ...range }),
  response: z.object({ items: z.array(message), more: z.boolean(), opening_hours: openingHours }),
  reasons: ['guest_case_unknown'],
});

export const send = /* @__PURE__ */ defineCall('guest.send', {
  access: access.guest,
  summary: 'Send a message in a guest’s case',
  description: 'Text only.',
  request: z
    .strictObject({ ...key, client_id: outgoing.client_id, text: outgoing.text })
    .refine(saysSomething, needsContent),
  response: z.object({ message }),
  reasons: ['guest_case_unknown'],
});

export const object = /* @__PURE__ */ defineCall('guest.object', {
  access: access.guest,
  summary: 'Object to the state of an account, without signing in',
  description: 'Staff check who writes before they act on it; the answer comes in the case.',
  request: z.strictObject({ ...key, username, text: text(1, LIMITS.feedbackContentMax) }),
  response: z.object({ message }),
  reasons: ['guest_case_unknown', 'objection_open'],
});
