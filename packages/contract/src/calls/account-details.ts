import { z } from 'zod';
import { access, defineCall } from '../core';
import { LIMITS } from '../limits';
import { session, userInfo } from '../shapes/account';
import {
  email,
  fieldIssue,
  idParam,
  language,
  newPassword,
  noRequest,
  noResponse,
  page,
  pageOf,
  passwordDigest,
  phone,
  text,
} from '../shapes/basics';
import { secondStep } from '../shapes/keys';

export const info = /* @__PURE__ */ defineCall('user.info', {
  access: access.holderOrBlocked,
  summary: 'The signed-in person',
  description: 'Also for an account that is not activated, disabled or deleted.',
  request: noRequest,
  response: userInfo,
});

export const edit = /* @__PURE__ */ defineCall('user.edit', {
  access: access.holder,
  summary: 'Change nickname, e-mail, phone, picture or language',
  description: 'Fields that are absent stay as they are.',
  request: z.strictObject({
    nickname: text(1, LIMITS.nicknameMax).optional(),
    email: email.optional(),
    phone: phone.optional(),
    avatar_file_id: idParam.optional().describe('from POST /files/upload'),
    lang: language.optional().describe('in which the person is written to'),
  }),
  response: userInfo,
  reasons: ['no_such_data'],
});

export const sessions = /* @__PURE__ */ defineCall('user.sessions', {
  access: access.holderOrBlocked,
  summary: 'Where the person is signed in',
  description: 'Newest use first.',
  request: z.strictObject(page),
  response: pageOf(session),
});

export const revokeSession = /* @__PURE__ */ defineCall('user.revokeSession', {
  access: access.holderOrBlocked,
  summary: 'Sign out elsewhere',
  description: 'The token of that place answers 503 from now on.',
  request: z.strictObject({ session_id: idParam }),
  response: noResponse,
  reasons: ['no_such_data'],
});

export const ownData = /* @__PURE__ */ defineCall('user.ownData', {
  access: access.holderOrBlocked,
  summary: 'All own data as a file',
  description:
    'A ZIP: `data.json` with every row about the person, by matter and table, and the images and files that they sent. Nothing of other people, no secret, no hash of one. Where a transaction password is set, it is needed; where a passkey or one-time codes are on, one of them besides.',
  request: z.strictObject({
    password: passwordDigest
      .optional()
      .describe('needed once a transaction password is set: an open session alone does not take all of it'),
    ...secondStep,
  }),
  response: z.string().describe('a ZIP file'),
  reasons: [
    ...([
      'wrong_transaction_password',
      'transaction_password_locked',
      'transaction_password_not_set',
    ] as const),
    ...(['second_step_needed', 'second_step_wrong'] as const),
  ],
});

export const updatePassword = /* @__PURE__ */ defineCall('user.updatePassword', {
  access: access.holder,
  summary: 'Change the login password',
  description: 'Revokes every token of the person: they must sign in again.',
  request: z
    .strictObject({
      old_password: text(1, LIMITS.passwordMax),
      new_password: newPassword.describe('different from the old one'),
      confirm_password: newPassword.describe('equal to new_password'),
    })
    .refine(
      (value) => value.confirm_password === value.new_password,
      fieldIssue('passwords_do_not_match', 'confirm_password'),
    )
    .refine((value) => value.new_password !== value.old_password, fieldIssue('same_as_old', 'new_password')),
  response: noResponse,
  reasons: ['wrong_old_password'],
});
