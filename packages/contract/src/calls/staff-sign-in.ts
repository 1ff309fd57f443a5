import { STAFF_ROLES } from '@fairlead/vocabulary';
import { z } from 'zod';
import { access, defineCall } from '../core';
import { session } from '../shapes/account';
import {
  count,
  fieldIssue,
  id,
  idParam,
  noRequest,
  noResponse,
  pageOf,
  sortedPage,
  text,
  time,
} from '../shapes/basics';
import { keyAttestation, keyCreation, secondStep } from '../shapes/keys';

const staff = z.object({
  id,
  username: z.string(),
  roles: z.array(z.enum(STAFF_ROLES)),
});

const totpCode = z.string().regex(/^\d{6}$/);

export const login = /* @__PURE__ */ defineCall('consoleAuth.login', {
  access: access.public,
  summary: 'Sign in as staff',
  description:
    'With a second step where one is in use: a one-time code, a security key, or a recovery code in its place. Where it is missing the refusal says which there are, with what a key is to sign. A holder’s token is never accepted here.',
  request: z.strictObject({
    username: text(1, 64),
    password: text(1, 128),
    ...secondStep,
  }),
  response: z.object({ token: z.string(), expires_at: time, staff }),
  reasons: ['wrong_credentials', 'totp_required', 'provider_demanded'],
});

/** Of the provider. */
const address = z.string().regex(/^https?:\/\/\S+$/);
/** 32 random bytes, base64url. */
const randomText = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

/** Begun at the browser that ends it: what names it there, and where the browser goes. */
const providerSignIn = z.object({
  flow: randomText.describe('kept by the browser; ends what was begun, once, within ten minutes'),
  url: address.describe('page of the OpenID provider'),
});

/** What the provider sent the browser back with, and the browser’s own half. */
const returned = {
  flow: randomText,
  code: z
    .string()
    .max(4_000)
    .regex(/^[\x21-\x7e]*$/)
    .describe('empty where the provider sent none'),
  state: randomText,
  iss: address.max(500).optional(),
};

export const beginProvider = /* @__PURE__ */ defineCall('consoleAuth.beginProvider', {
  access: access.public,
  summary: 'Begin to sign in by the OpenID provider',
  description:
    'Authorization code with PKCE, state and nonce. The provider sends the browser back to the console.',
  request: noRequest,
  response: providerSignIn,
  reasons: ['wrong_state', 'provider_unreachable'],
});

export const loginByProvider = /* @__PURE__ */ defineCall('consoleAuth.loginByProvider', {
  access: access.public,
  summary: 'Sign in by the OpenID provider',
  description:
    'In the place of the password alone: a second step of this product comes with it where one is in use, whatever the provider asked for. Sent again with the second step as it was sent first. The identity must be connected with an account, by issuer and subject.',
  request: z.strictObject({ ...returned, ...secondStep }),
  response: login.response,
  reasons: [
    ...['wrong_credentials', 'totp_required', 'sign_in_lapsed'],
    ...['identity_unknown', 'provider_unreachable'],
  ] as const,
});

export const logout = /* @__PURE__ */ defineCall('consoleAuth.logout', {
  access: access.staff(),
  summary: 'Sign out',
  description: 'Revokes the token that was sent.',
  request: noRequest,
  response: z.object({
    provider_url: address
      .nullable()
      .describe('where the session of the OpenID provider that opened this one is ended'),
  }),
});

export const me = /* @__PURE__ */ defineCall('consoleAuth.me', {
  access: access.staff(),
  summary: 'Who is signed in',
  description: 'With the roles that decide what is shown, and what the account still needs.',
  request: noRequest,
  response: staff.extend({
    totp: z.boolean().describe('signs in with one-time codes'),
    keys: count.describe('security keys that sign in'),
    totp_demanded: z
      .boolean()
      .describe('nothing else is open until one-time codes or a security key are in use'),
    password_ends_at: time
      .nullable()
      .describe(
        'not null: a first password, which opens nothing but its change, and from then on nothing at all',
      ),
    decides_from: time.describe('decides nothing before, whatever the roles'),
    changes_unseen: count.describe('of accounts of staff, by others, since the last confirmation'),
    provider: z
      .object({
        label: z.string(),
        connected_at: time.nullable(),
        demanded: z.boolean().describe('nothing else is open until the account is connected'),
      })
      .nullable()
      .describe('the OpenID provider by which staff sign in, where there is one'),
    withheld_roles: z
      .array(z.enum(STAFF_ROLES))
      .describe('agreed by two admins, and not given by the provider at the last sign-in'),
  }),
});

export const sessions = /* @__PURE__ */ defineCall('consoleAuth.sessions', {
  access: access.staff(),
  summary: 'Where the person is signed in',
  description: 'Newest first.',
  request: z.strictObject(sortedPage('created_at', 'last_seen_at')),
  response: pageOf(session),
});

export const revokeSession = /* @__PURE__ */ defineCall('consoleAuth.revokeSession', {
  access: access.staff(),
  summary: 'Sign out elsewhere',
  description: 'One of the person’s own.',
  request: z.strictObject({ session_id: idParam }),
  response: noResponse,
  reasons: ['no_such_data'],
});

export const updatePassword = /* @__PURE__ */ defineCall('consoleAuth.updatePassword', {
  access: access.staff(),
  summary: 'Change one’s password',
  description: 'Revokes every token of the person.',
  request: z
    .strictObject({ old_password: text(1, 128), new_password: text(12, 128) })
    .refine((value) => value.new_password !== value.old_password, fieldIssue('same_as_old', 'new_password')),
  response: noResponse,
  reasons: ['wrong_old_password'],
});

export const enrolTotp = /* @__PURE__ */ defineCall('consoleAuth.enrolTotp', {
  access: access.staff(),
  summary: 'Begin to use one-time codes',
  description:
    'The secret is shown once and counts after the first code. Where a key is in use, it or a recovery code comes with it.',
  request: z.strictObject({ password: text(1, 128), ...secondStep }),
  response: z.object({
    secret: z.string(),
    uri: z.string().describe('otpauth address for an authenticator'),
  }),
  reasons: ['wrong_credentials', 'totp_required', 'wrong_state'],
});

export const confirmTotp = /* @__PURE__ */ defineCall('consoleAuth.confirmTotp', {
  access: access.staff(),
  summary: 'Confirm one-time codes with the first',
  description: 'From now on sign-in asks for one.',
  request: z.strictObject({ totp: totpCode }),
  response: noResponse,
  reasons: ['wrong_credentials', 'wrong_state'],
});

const key = z.object({
  id,
  name: z.string(),
  created_at: time,
  last_used_at: time.nullable(),
  removed_at: time.nullable().describe('signs nobody in any more'),
});

/** What comes with an act on one’s own second step: the password, and a fresh second step where one is in use. */
const proof = { password: text(1, 128), ...secondStep };

export const secondSteps = /* @__PURE__ */ defineCall('consoleAuth.secondSteps', {
  access: access.staff(),
  summary: 'One’s own second steps',
  description:
    'Security keys, newest first, also those that were removed; and how many recovery codes are left.',
  request: noRequest,
  response: z.object({
    keys: z.array(key),
    totp: z.boolean(),
    recovery_codes_left: count,
    recovery_codes_made_at: time.nullable(),
    recovery_code_used_at: time.nullable().describe('the last of the codes that count now'),
  }),
});

export const beginKey = /* @__PURE__ */ defineCall('consoleAuth.beginKey', {
  access: access.staff(),
  summary: 'Begin to use a security key',
  description: 'What the browser makes a credential of; good once, for five minutes.',
  request: z.strictObject(proof),
  response: keyCreation,
  reasons: ['wrong_credentials', 'totp_required'],
});

export const addKey = /* @__PURE__ */ defineCall('consoleAuth.addKey', {
  access: access.staff(),
  summary: 'Add a security key',
  description: 'It signs in from now on; all who handle money are told.',
  request: z.strictObject({ name: text(1, 60), credential: keyAttestation }),
  response: z.object({ key }),
  reasons: ['wrong_credentials', 'wrong_state'],
});

export const removeKey = /* @__PURE__ */ defineCall('consoleAuth.removeKey', {
  access: access.staff(),
  summary: 'Remove a security key',
  description:
    'With a second step. Never the last second step: that is reset by two admins. All who handle money are told.',
  request: z.strictObject({ id: idParam, ...proof }),
  response: noResponse,
  reasons: ['wrong_credentials', 'totp_required', 'no_such_data', 'wrong_state'],
});

export const makeRecoveryCodes = /* @__PURE__ */ defineCall('consoleAuth.makeRecoveryCodes', {
  access: access.staff(),
  summary: 'Make recovery codes',
  description:
    'Ten, shown this once; each stands in for the second step once. Those made before count no more.',
  request: z.strictObject(proof),
  response: z.object({ codes: z.array(z.string()) }),
  reasons: ['wrong_credentials', 'totp_required', 'wrong_state'],
});

export const beginIdentity = /* @__PURE__ */ defineCall('consoleAuth.beginIdentity', {
  access: access.staff(),
  summary: 'Begin to connect one’s identity at the OpenID provider',
  description:
    'With the password, and a second step where one is in use. The provider asks who is there anew.',
  request: z.strictObject(proof),
  response: providerSignIn,
  reasons: ['wrong_credentials', 'totp_required', 'wrong_state', 'provider_unreachable'],
});

export const connectIdentity = /* @__PURE__ */ defineCall('consoleAuth.connectIdentity', {
  access: access.staff(),
  summary: 'Connect one’s identity at the OpenID provider',
  description:
    'It signs in from now on. An identity is connected with one account, an account with one identity. All who handle money are told.',
  request: z.strictObject(returned),
  response: noResponse,
  reasons: ['sign_in_lapsed', 'wrong_state', 'provider_unreachable'],
});

export const disconnectIdentity = /* @__PURE__ */ defineCall('consoleAuth.disconnectIdentity', {
  access: access.staff(),
  summary: 'Disconnect one’s identity at the OpenID provider',
  description:
    'It signs nobody in any more, and other sessions that it opened end. All who handle money are told.',
  request: z.strictObject(proof),
  response: noResponse,
  reasons: ['wrong_credentials', 'totp_required', 'wrong_state'],
});
