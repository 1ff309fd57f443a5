import { STAFF_ROLES } from '@fairlead/vocabulary';
import { z } from 'zod';
import { access, defineCall } from '../core';
import {
  id,
  idParam,
  noResponse,
  pageOf,
  sortedPage,
  staffReason,
  text,
  time,
  username,
} from '../shapes/basics';

const roles = z.array(z.enum(STAFF_ROLES)).min(1).max(STAFF_ROLES.length);

const member = z.object({
  id,
  username: z.string(),
  roles,
  state: z.enum(['active', 'disabled']),
  totp: z.boolean(),
  created_at: time,
  last_seen_at: time.nullable(),
});

export const list = /* @__PURE__ */ defineCall('consoleStaff.list', {
  access: access.staff('admin', 'auditor'),
  summary: 'Members of staff',
  description: 'By username.',
  request: z.strictObject({
    state: member.shape.state.optional(),
    role: z.enum(STAFF_ROLES).optional(),
    ...sortedPage('username', 'created_at'),
  }),
  response: pageOf(member),
});

export const create = /* @__PURE__ */ defineCall('consoleStaff.create', {
  access: access.staff('admin'),
  summary: 'Add a member of staff',
  description: 'The first password is shown once and must be changed.',
  request: z.strictObject({ username, roles, reason: staffReason }),
  response: z.object({ member, first_password: text(1, 128) }),
  reasons: ['username_exists'],
});

export const setRoles = /* @__PURE__ */ defineCall('consoleStaff.setRoles', {
  access: access.staff('admin'),
  summary: 'Change the roles of a member of staff',
  description: 'Never one’s own. Who made a proposal can never decide it, whatever the roles become.',
  request: z.strictObject({ id: idParam, roles, reason: staffReason }),
  response: z.object({ member }),
  reasons: ['no_such_data', 'same_person', 'last_admin'],
});

export const disable = /* @__PURE__ */ defineCall('consoleStaff.disable', {
  access: access.staff('admin'),
  summary: 'Disable a member of staff',
  description: 'Revokes every token of theirs; what they did stays on record.',
  request: z.strictObject({ id: idParam, reason: staffReason }),
  response: z.object({ member }),
  reasons: ['no_such_data', 'same_person', 'last_admin'],
});

export const resetTotp = /* @__PURE__ */ defineCall('consoleStaff.resetTotp', {
  access: access.staff('admin'),
  summary: 'Let a member of staff enrol one-time codes anew',
  description: 'After a lost phone. Never one’s own.',
  request: z.strictObject({ id: idParam, reason: staffReason }),
  response: noResponse,
  reasons: ['no_such_data', 'same_person'],
});
