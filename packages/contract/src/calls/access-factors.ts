import { z } from 'zod';
import { access, defineCall } from '../core';
import { LIMITS } from '../limits';
import { count, id, idParam, noRequest, noResponse, text, time } from '../shapes/basics';
import { keyAttestation, keyCreation, secondStep } from '../shapes/keys';

const passkey = z.object({
  id,
  name: z.string(),
  created_at: time,
  last_used_at: time.nullable(),
});

/**
 * What comes with a change of one's own factors: one that is on, or what stands for the person without one. A session
 * alone, left open or stolen, changes nothing.
 */
const proof = {
  ...secondStep,
  login_password: text(1, LIMITS.passwordMax).optional(),
  by_sign_in: z
    .literal(true)
    .optional()
    .describe('for people of a host app, who have no login password: a sign-in by a fresh ticket'),
};

const PROOF_REASONS = [
  ...(['second_step_needed', 'second_step_wrong'] as const),
  ...(['wrong_login_password', 'sign_in_not_fresh'] as const),
];

/** Told once, where the first factor was turned on. */
const firstCodes = z
  .array(z.string())
  .nullable()
  .describe('recovery codes, shown this once, where this is the first factor; else null');

const NAME_MAX = 60;
const name = text(1, NAME_MAX);

export const list = /* @__PURE__ */ defineCall('factor.list', {
  access: access.holderOrBlocked,
  summary: 'What secures the person’s sign-in',
  description: 'Passkeys, newest first, one-time codes, and how many recovery codes are left.',
  request: noRequest,
  response: z.object({
    passkeys: z.array(passkey),
    totp_since: time.nullable().describe('null: no one-time codes are asked for'),
    recovery_codes_left: count,
    recovery_codes_made_at: time.nullable(),
  }),
});

export const beginPasskey = /* @__PURE__ */ defineCall('factor.beginPasskey', {
  access: access.holderOrBlocked,
  summary: 'Begin to add a passkey',
  description:
    'What the browser makes a credential of; good once, for five minutes. Where a factor is on, it or a recovery code comes with it; else the login password.',
  request: z.strictObject(proof),
  response: keyCreation,
  reasons: [...PROOF_REASONS, 'wrong_state'],
});

export const addPasskey = /* @__PURE__ */ defineCall('factor.addPasskey', {
  access: access.holderOrBlocked,
  summary: 'Add a passkey',
  description: 'It signs in from now on, and is asked for where the payout account is changed.',
  request: z.strictObject({ name, credential: keyAttestation }),
  response: z.object({ passkey, recovery_codes: firstCodes }),
  reasons: ['passkey_refused'],
});

export const renamePasskey = /* @__PURE__ */ defineCall('factor.renamePasskey', {
  access: access.holderOrBlocked,
  summary: 'Rename a passkey',
  description: 'Its name is for the person alone.',
  request: z.strictObject({ id: idParam, name }),
  response: z.object({ passkey }),
  reasons: ['no_such_data'],
});

export const removePasskey = /* @__PURE__ */ defineCall('factor.removePasskey', {
  access: access.holderOrBlocked,
  summary: 'Remove a passkey',
  description: 'Told in a notice; payouts wait 24 hours, so that a thief gains nothing by it.',
  request: z.strictObject({ id: idParam, ...proof }),
  response: noResponse,
  reasons: [...PROOF_REASONS, 'no_such_data'],
});

export const beginTotp = /* @__PURE__ */ defineCall('factor.beginTotp', {
  access: access.holderOrBlocked,
  summary: 'Begin to use one-time codes',
  description:
    'The secret is shown once and counts after its first code. Where a factor is on, it or a recovery code comes with it; else the login password.',
  request: z.strictObject(proof),
  response: z.object({
    secret: z.string(),
    uri: z.string().describe('otpauth address for an authenticator app'),
  }),
  reasons: [...PROOF_REASONS, 'wrong_state'],
});

export const confirmTotp = /* @__PURE__ */ defineCall('factor.confirmTotp', {
  access: access.holderOrBlocked,
  summary: 'Confirm one-time codes with the first',
  description: 'From now on a sign-in by password asks for one.',
  request: z.strictObject({ totp: z.string().regex(/^\d{6}$/) }),
  response: z.object({ recovery_codes: firstCodes }),
  reasons: ['second_step_wrong', 'wrong_state'],
});

export const endTotp = /* @__PURE__ */ defineCall('factor.endTotp', {
  access: access.holderOrBlocked,
  summary: 'Turn one-time codes off',
  description: 'Told in a notice; payouts wait 24 hours, so that a thief gains nothing by it.',
  request: z.strictObject(proof),
  response: noResponse,
  reasons: [...PROOF_REASONS, 'wrong_state'],
});

export const makeRecoveryCodes = /* @__PURE__ */ defineCall('factor.makeRecoveryCodes', {
  access: access.holderOrBlocked,
  summary: 'Make recovery codes',
  description:
    'Ten, shown this once; each stands in for a factor once. Those made before count no more. Needs a factor that is on.',
  request: z.strictObject(proof),
  response: z.object({ codes: z.array(z.string()) }),
  reasons: [...PROOF_REASONS, 'wrong_state'],
});
