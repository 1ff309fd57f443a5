import { z } from 'zod';
import { access, defineCall } from '../core';
import { LIMITS } from '../limits';
import { token } from '../shapes/account';
import {
  code,
  email,
  fieldIssue,
  language,
  newPassword,
  noRequest,
  noResponse,
  phone,
  text,
  time,
  username,
} from '../shapes/basics';
import { keyAssertion, keyRequest, secondStep } from '../shapes/keys';
import { acceptedTerms } from '../shapes/legal';

const ticket = text(1, LIMITS.ticketMax).describe('shell ticket (a JWT of the host app), or a continuation');

export const register = /* @__PURE__ */ defineCall('auth.register', {
  access: access.public,
  summary: 'Register with a license key',
  description:
    'Makes an account holder, opens the ad account and signs in. A key marked "staff activate" leaves the account not activated (402) until staff have looked at it.',
  request: z
    .strictObject({
      username: username.describe('letters, digits and underscore; unique without regard to case'),
      nickname: text(1, LIMITS.nicknameMax).optional().describe('the username where absent'),
      password: newPassword,
      confirm_password: newPassword.describe('equal to password'),
      email,
      phone,
      license_key: code,
      accepted_terms: acceptedTerms,
    })
    .refine(
      (value) => value.confirm_password === value.password,
      fieldIssue('passwords_do_not_match', 'confirm_password'),
    ),
  response: token,
  reasons: ['license_key_invalid', 'terms_outdated', 'username_exists'],
});

export const login = /* @__PURE__ */ defineCall('auth.login', {
  access: access.public,
  summary: 'Sign in with username and password',
  description:
    'One answer for an unknown name and a wrong password, in the same time. Where one-time codes are on, the right password alone is refused with what may come with it; a recovery code stands in for a code once.',
  request: z.strictObject({
    username: text(1, LIMITS.usernameMax),
    password: text(1, LIMITS.passwordMax),
    totp: secondStep.totp,
    recovery_code: secondStep.recovery_code,
  }),
  response: token,
  reasons: ['wrong_credentials', 'second_step_needed', 'second_step_wrong'],
});

export const passkeyOptions = /* @__PURE__ */ defineCall('auth.passkeyOptions', {
  access: access.public,
  summary: 'Begin to sign in with a passkey',
  description:
    'What a passkey of this installation is to sign; good once, for five minutes. Tells of no account.',
  request: noRequest,
  response: keyRequest,
});

export const passkeyLogin = /* @__PURE__ */ defineCall('auth.passkeyLogin', {
  access: access.public,
  summary: 'Sign in with a passkey',
  description:
    'By what it signed alone: its device has looked who holds it, so no code is asked for. One answer for whatever is wrong with it.',
  request: z.strictObject({ key: keyAssertion }),
  response: token,
  reasons: ['passkey_refused'],
});

export const registerV2 = /* @__PURE__ */ defineCall('auth.registerV2', {
  access: access.public,
  summary: 'Make the user of a shell identity',
  description: 'After an authorization code was bound to the identity by POST /opening_store.',
  request: z.strictObject({ ticket, accepted_terms: acceptedTerms }),
  response: token,
  reasons: ['shell_ticket_invalid', 'authorization_code_not_found', 'terms_outdated', 'username_exists'],
});

export const loginV2 = /* @__PURE__ */ defineCall('auth.loginV2', {
  access: access.public,
  summary: 'Sign in with a shell ticket',
  description:
    'Uses the ticket up. An unknown identity gets code 401 with data.lang and data.continuation, a stand-in for the ticket that lives 30 minutes.',
  request: z.strictObject({ ticket }),
  response: token,
  reasons: ['unknown_shell_identity', 'shell_ticket_invalid'],
});

export const lang = /* @__PURE__ */ defineCall('auth.lang', {
  access: access.public,
  summary: 'Language of a shell identity',
  description: 'Read from the ticket; does not use it up.',
  request: z.strictObject({ ticket }),
  response: z.object({ lang: language }),
  reasons: ['shell_ticket_invalid'],
});

export const openStore = /* @__PURE__ */ defineCall('auth.openStore', {
  access: access.public,
  summary: 'Open the ad account with an authorization code',
  description: 'Binds the single-use code to the identity behind the ticket or continuation.',
  request: z.strictObject({ authorization_code: code, ticket }),
  response: z.object({ opened_at: time }),
  reasons: ['authorization_code_not_found', 'shell_ticket_invalid'],
});

export const logout = /* @__PURE__ */ defineCall('auth.logout', {
  access: access.holderOrBlocked,
  summary: 'Sign out',
  description: 'Revokes the token that was sent.',
  request: noRequest,
  response: noResponse,
});
