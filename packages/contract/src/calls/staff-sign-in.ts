import { STAFF_ROLES } from '@fairlead/vocabulary';
import { z } from 'zod';
import { access, defineCall } from '../core';
import { session } from '../shapes/account';
import {
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

const staff = z.object({
  id,
  username: z.string(),
  roles: z.array(z.enum(STAFF_ROLES)),
});

const totpCode = z.string().regex(/^\d{6}$/);

export const login = /* @__PURE__ */ defineCall('consoleAuth.login', {
  access: access.public,
  summary: 'Sign in as staff',
  description: 'With a one-time code (TOTP) outside the sandbox. A holder’s token is never accepted here.',
  request: z.strictObject({
    username: text(1, 64),
    password: text(1, 128),
    totp: totpCode.optional(),
  }),
  response: z.object({ token: z.string(), expires_at: time, staff }),
  reasons: ['wrong_credentials', 'totp_required'],
});

export const logout = /* @__PURE__ */ defineCall('consoleAuth.logout', {
  access: access.staff(),
  summary: 'Sign out',
  description: 'Revokes the token that was sent.',
  request: noRequest,
  response: noResponse,
});

export const me = /* @__PURE__ */ defineCall('consoleAuth.me', {
  access: access.staff(),
  summary: 'Who is signed in',
  description: 'With the roles that decide what is shown, and what the account still needs.',
  request: noRequest,
  response: staff.extend({
    totp: z.boolean().describe('signs in with one-time codes'),
    totp_demanded: z.boolean().describe('nothing else is open until one-time codes are in use'),
    password_ends_at: time.nullable().describe('a first password opens nothing from then on'),
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
  description: 'The secret is shown once and counts after the first code.',
  request: z.strictObject({ password: text(1, 128) }),
  response: z.object({
    secret: z.string(),
    uri: z.string().describe('otpauth address for an authenticator'),
  }),
  reasons: ['wrong_credentials', 'wrong_state'],
});

export const confirmTotp = /* @__PURE__ */ defineCall('consoleAuth.confirmTotp', {
  access: access.staff(),
  summary: 'Confirm one-time codes with the first',
  description: 'From now on sign-in asks for one.',
  request: z.strictObject({ totp: totpCode }),
  response: noResponse,
  reasons: ['wrong_credentials', 'wrong_state'],
});
