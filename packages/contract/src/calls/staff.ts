import {
  MONEY_ROLES,
  OWN_STAFF_CHANGES,
  SERVICE_SCOPES,
  STAFF_CHANGES,
  STAFF_ROLES,
  type StaffRole,
} from '@fairlead/vocabulary';
import { z } from 'zod';
import { access, defineCall } from '../core';
import {
  count,
  counted,
  countedPageOf,
  fieldIssue,
  id,
  idParam,
  madeWithin,
  noResponse,
  pageOf,
  sortedPage,
  staffReason,
  text,
  time,
  username,
} from '../shapes/basics';
import { proposal } from '../shapes/console';

const roles = z.array(z.enum(STAFF_ROLES)).min(1).max(STAFF_ROLES.length);

/** One account never both proposes what moves money and decides it. */
const oneHalf = (asked: { readonly roles: readonly StaffRole[] }): boolean =>
  !(asked.roles.includes('finance_maker') && asked.roles.includes('finance_checker'));
const bothHalves = fieldIssue('maker_and_checker', 'roles');

const scopes = z.array(z.enum(SERVICE_SCOPES)).min(1).max(SERVICE_SCOPES.length);

const service = z.object({
  scopes: z.array(z.enum(SERVICE_SCOPES)),
  key_begins: z.string().describe('the first characters of its key, to tell it by'),
  expires_at: time,
});

const member = z.object({
  id: id.describe('their lasting number, which holders read too: never changed, never given twice'),
  username: z.string(),
  roles: z.array(z.enum(STAFF_ROLES)),
  withheld_roles: z
    .array(z.enum(STAFF_ROLES))
    .describe('agreed by two admins, and not given by the OpenID provider at the last sign-in'),
  connected: z.boolean().describe('with an identity at the OpenID provider'),
  state: z.enum(['active', 'disabled']),
  totp: z.boolean().describe('signs in with one-time codes'),
  keys: count.describe('security keys that sign in'),
  created_at: time,
  last_seen_at: time.nullable(),
  decides_from: time.describe('decides nothing before: 72 hours after the account was made, raised or reset'),
  proposal_id: id.nullable().describe('a change of this account that waits for another admin'),
  service: service.nullable().describe('null: a person'),
});

/** What one admin proposes and another accepts. */
const proposed = z.object({ proposal });
const withHalf = proposed.extend({
  first_half: text(1, 128).describe(
    'of the first password, shown this once to whoever proposed; whoever accepts is shown the other, and the account opens with both',
  ),
});

export const list = /* @__PURE__ */ defineCall('consoleStaff.list', {
  access: access.staff('admin', 'auditor'),
  summary: 'Members of staff',
  description: 'By username.',
  request: z.strictObject({
    id: idParam.optional().describe('that one alone'),
    state: member.shape.state.optional(),
    role: z.enum(STAFF_ROLES).optional(),
    ...sortedPage('username', 'created_at'),
  }),
  response: pageOf(member),
});

export const create = /* @__PURE__ */ defineCall('consoleStaff.create', {
  access: access.staff('admin'),
  summary: 'Propose a member of staff',
  description:
    'Another admin accepts it. Each of the two is shown one half of the first password; nobody has both but the new person.',
  request: z.strictObject({ username, roles, reason: staffReason }).refine(oneHalf, bothHalves),
  response: withHalf,
  reasons: ['username_exists'],
});

export const createService = /* @__PURE__ */ defineCall('consoleStaff.createService', {
  access: access.staff('admin'),
  summary: 'Propose a service account',
  description:
    'A program that reads, by a key in place of a session token. Another admin accepts it; until then the key opens nothing.',
  request: z.strictObject({ username, scopes, valid_days: z.int().min(1).max(366), reason: staffReason }),
  response: proposed.extend({ key: z.string().describe('shown this once to whoever proposed') }),
  reasons: ['username_exists'],
});

export const setRoles = /* @__PURE__ */ defineCall('consoleStaff.setRoles', {
  access: access.staff('admin'),
  summary: 'Propose other roles for a member of staff',
  description:
    'Another admin accepts it. Never one’s own. Who gains a role decides nothing for 72 hours; who made a proposal can never decide it.',
  request: z.strictObject({ id: idParam, roles, reason: staffReason }).refine(oneHalf, bothHalves),
  response: proposed,
  reasons: ['no_such_data', 'same_person', 'last_admin', 'proposal_pending', 'wrong_state'],
});

export const resetPassword = /* @__PURE__ */ defineCall('consoleStaff.resetPassword', {
  access: access.staff('admin'),
  summary: 'Propose a new first password for a member of staff',
  description: 'Another admin accepts it, and each is shown one half. Never one’s own.',
  request: z.strictObject({ id: idParam, reason: staffReason }),
  response: withHalf,
  reasons: ['no_such_data', 'same_person', 'proposal_pending', 'wrong_state'],
});

export const resetTotp = /* @__PURE__ */ defineCall('consoleStaff.resetTotp', {
  access: access.staff('admin'),
  summary: 'Propose that the second step of a member of staff ends',
  description:
    'Another admin accepts it. One-time codes, security keys and recovery codes count no more, as after a lost phone. Never one’s own.',
  request: z.strictObject({ id: idParam, reason: staffReason }),
  response: proposed,
  reasons: ['no_such_data', 'same_person', 'proposal_pending', 'wrong_state'],
});

export const disable = /* @__PURE__ */ defineCall('consoleStaff.disable', {
  access: access.staff('admin'),
  summary: 'Disable a member of staff',
  description:
    'By one admin, at once and for good. Revokes every token of theirs; what they did stays on record. Two admins, a maker and a checker always remain.',
  request: z.strictObject({ id: idParam, reason: staffReason }),
  response: z.object({ member }),
  reasons: ['no_such_data', 'same_person', 'last_admin'],
});

export const changes = /* @__PURE__ */ defineCall('consoleStaff.changes', {
  access: access.staff(...MONEY_ROLES, 'auditor'),
  summary: 'What became of the accounts of staff',
  description: 'Newest first: what was proposed and what was done, with who did it.',
  request: z.strictObject({
    change: z.enum([...STAFF_CHANGES, ...OWN_STAFF_CHANGES]).optional(),
    query: text(1, 64)
      .optional()
      .describe('how the username begins: of the account, or of who proposed or accepted it'),
    ...madeWithin,
    ...counted,
    ...sortedPage('time'),
  }),
  response: countedPageOf(
    z.object({
      id,
      time,
      stage: z.enum(['proposed', 'done']),
      change: z.enum([...STAFF_CHANGES, ...OWN_STAFF_CHANGES]),
      username: z.string(),
      number: id.nullable().describe('null before the account is there'),
      roles: z.array(z.enum(STAFF_ROLES)).describe('as they are afterwards'),
      maker: z.string().nullable().describe('null: the command line'),
      checker: z.string().nullable().describe('null while nobody accepted it, and for what one person does'),
      proposal_id: id.nullable(),
      seen: z.boolean().describe('the one who asks has confirmed to have read it'),
    }),
  ),
});

export const confirmChanges = /* @__PURE__ */ defineCall('consoleStaff.confirmChanges', {
  access: access.staff(...MONEY_ROLES, 'auditor'),
  summary: 'Confirm to have read what became of the accounts of staff',
  description: 'Up to the one that is named.',
  request: z.strictObject({ id: idParam }),
  response: noResponse,
});
