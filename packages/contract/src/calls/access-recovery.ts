import { z } from 'zod';
import { access, defineCall } from '../core';
import { LIMITS } from '../limits';
import { fieldIssue, newPassword, noRequest, noResponse, text, time } from '../shapes/basics';

/** What was in the link; never in an address that reaches a server. */
const token = text(20, 128);
const caseKey = { case_number: text(1, 32), secret: text(1, 128) };
const passwords = {
  new_password: newPassword,
  confirm_password: newPassword.describe('equal to new_password'),
};

const agree = (value: { new_password: string; confirm_password: string }): boolean =>
  value.confirm_password === value.new_password;
const differ = fieldIssue('passwords_do_not_match', 'confirm_password');

const isSet = z.object({
  payouts_wait_until: time.describe('the delay after a password was set anew without the old one'),
});

export const ask = /* @__PURE__ */ defineCall('recovery.ask', {
  access: access.public,
  summary: 'Ask for a link to set a forgotten login password anew',
  description:
    'One answer, in the same time, whether there is such an account or not; a link goes to an e-mail address that its holder verified, and nowhere else.',
  request: z.strictObject({ account: text(1, LIMITS.emailMax).describe('username, or e-mail address') }),
  response: z.object({
    by_email: z.boolean().describe('false where this installation sends no e-mails; nothing is sent then'),
    link_minutes: z.int().describe('for which a link is good'),
  }),
});

export const setPassword = /* @__PURE__ */ defineCall('recovery.setPassword', {
  access: access.public,
  summary: 'Set a new login password with the link',
  description:
    'A link is used once, and the newest alone counts. Ends every session of the person; payouts wait for 24 hours.',
  request: z.strictObject({ token, ...passwords }).refine(agree, differ),
  response: isSet,
  reasons: ['recovery_link_invalid'],
});

export const caseState = /* @__PURE__ */ defineCall('recovery.caseState', {
  access: access.guest,
  summary: 'Whether a new login password can be set in a guest’s case',
  description:
    'Two members of staff agreed to it after a check of who writes. A POST, as the secret is in no address.',
  request: z.strictObject(caseKey),
  response: z.object({
    open_until: time.nullable().describe('null where nothing can be set'),
    username: z.string().nullable().describe('the login that it is for'),
  }),
  reasons: ['guest_case_unknown'],
});

export const setPasswordInCase = /* @__PURE__ */ defineCall('recovery.setPasswordInCase', {
  access: access.guest,
  summary: 'Set a new login password in a guest’s case',
  description:
    'Once, within 24 hours of the agreement. Ends every session of the person; payouts wait for 24 hours.',
  request: z.strictObject({ ...caseKey, ...passwords }).refine(agree, differ),
  response: isSet,
  reasons: ['guest_case_unknown', 'recovery_not_open'],
});

export const veto = /* @__PURE__ */ defineCall('recovery.veto', {
  access: access.holderOrBlocked,
  summary: 'Stop a request to set the login password anew',
  description:
    'By whoever is signed in, as long as no new password is set. Needs no staff, and ends links too.',
  request: noRequest,
  response: noResponse,
});
