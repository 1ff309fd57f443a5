import { z } from 'zod';
import { access, defineCall } from '../core';
import {
  count,
  counted,
  countedPageOf,
  id,
  idParam,
  madeWithin,
  sortedPage,
  staffReason,
  text,
  time,
} from '../shapes/basics';
import { holderRef } from '../shapes/holder-ref';

const licenseKey = z.object({
  id,
  hint: z.string().describe('first characters; the key itself is kept as a hash'),
  uses_left: count,
  used: count,
  staff_activate: z.boolean().describe('accounts wait at 402 until staff activate them'),
  remark: z.string(),
  created_at: time,
  expires_at: time.nullable(),
  revoked_at: time.nullable(),
});

const authorizationCode = z.object({
  id,
  hint: z.string(),
  used_by: id.nullable().describe('account holder'),
  holder: holderRef.nullable().describe('the same by name; null where nobody used it, or has no account yet'),
  remark: z.string(),
  created_at: time,
  expires_at: time.nullable(),
  revoked_at: time.nullable(),
});

const batch = {
  number: z.int().min(1).max(500),
  expires_at: time.optional(),
  remark: text(0, 200).optional(),
};

const shownOnce = z.object({ codes: z.array(z.string()).describe('shown this once') });
/** Where several are true, the first of them. */
const state = z.enum(['revoked', 'used_up', 'ended', 'valid']);

/** What keys and codes are narrowed by alike. */
const narrowed = {
  state: state.optional(),
  query: text(1, 100).optional().describe('a part of the remark, or how it begins'),
  ...madeWithin,
  ...counted,
};

const issuers = access.staff('support', 'admin');
const readers = access.staff('support', 'admin', 'auditor');

export const licenseKeys = /* @__PURE__ */ defineCall('consoleKey.licenseKeys', {
  access: readers,
  summary: 'License keys',
  description: 'Newest first.',
  request: z.strictObject({
    id: idParam.optional().describe('that one alone'),
    ...narrowed,
    ...sortedPage('created_at', 'uses_left'),
  }),
  response: countedPageOf(licenseKey),
});

export const issueLicenseKeys = /* @__PURE__ */ defineCall('consoleKey.issueLicenseKeys', {
  access: issuers,
  summary: 'Issue license keys',
  description: 'A batch, shown once, stored as hashes.',
  request: z.strictObject({
    ...batch,
    uses: z.int().min(1).max(10_000).describe('of each'),
    staff_activate: z.boolean().optional(),
  }),
  response: shownOnce,
});

export const revokeLicenseKey = /* @__PURE__ */ defineCall('consoleKey.revokeLicenseKey', {
  access: issuers,
  summary: 'Revoke a license key',
  description: 'Accounts made with it stay.',
  request: z.strictObject({ id: idParam, reason: staffReason }),
  response: licenseKey,
  reasons: ['no_such_data', 'wrong_state'],
});

export const authorizationCodes = /* @__PURE__ */ defineCall('consoleKey.authorizationCodes', {
  access: readers,
  summary: 'Authorization codes',
  description: 'Newest first.',
  request: z.strictObject({
    id: idParam.optional().describe('that one alone'),
    ...narrowed,
    ...sortedPage('created_at'),
  }),
  response: countedPageOf(authorizationCode),
});

export const issueAuthorizationCodes = /* @__PURE__ */ defineCall('consoleKey.issueAuthorizationCodes', {
  access: issuers,
  summary: 'Issue authorization codes',
  description: 'A batch of single-use codes, shown once, stored as hashes.',
  request: z.strictObject(batch),
  response: shownOnce,
});

export const revokeAuthorizationCode = /* @__PURE__ */ defineCall('consoleKey.revokeAuthorizationCode', {
  access: issuers,
  summary: 'Revoke an authorization code',
  description: 'Only while it is unused.',
  request: z.strictObject({ id: idParam, reason: staffReason }),
  response: authorizationCode,
  reasons: ['no_such_data', 'wrong_state'],
});
