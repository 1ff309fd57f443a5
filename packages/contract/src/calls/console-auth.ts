import { z } from 'zod';
import { access, defineCall, STAFF_ROLES } from '../core';
import { id, noRequest, noResponse, text, time } from '../shapes/basics';

const staff = z.object({
  id,
  username: z.string(),
  roles: z.array(z.enum(STAFF_ROLES)),
});

export const login = /* @__PURE__ */ defineCall('consoleAuth.login', {
  access: access.public,
  summary: 'Sign in as staff',
  description: 'With a one-time code (TOTP) outside the sandbox. A holder’s token is never accepted here.',
  request: z.strictObject({
    username: text(1, 64),
    password: text(1, 128),
    totp: z
      .string()
      .regex(/^\d{6}$/)
      .optional(),
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
  description: 'With the roles that decide what is shown.',
  request: noRequest,
  response: staff,
});
