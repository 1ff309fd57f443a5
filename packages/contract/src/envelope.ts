import { FIELD_REASONS, LANGUAGE_CODES, REASONS, SECOND_STEPS } from '@fairlead/vocabulary';
import { z } from 'zod';
import { keyRequest } from './shapes/keys';

/**
 * `data` of an answer that is not 200 (docs/domain/errors.md#reasons): why, in a stable code, and what helps
 * to go on.
 */
export const failureData = z.object({
  reason: z.enum(REASONS),
  fields: z
    .record(z.string(), z.enum(FIELD_REASONS))
    .optional()
    .describe('invalid_fields: each field that was refused, nested ones with dots'),
  until: z.iso.datetime().optional().describe('locked, cooling or throttled until then'),
  tries_left: z.int().optional().describe('before checks of the transaction password lock'),
  lang: z
    .enum(LANGUAGE_CODES)
    .optional()
    .describe('language of the person behind a blocked or unknown account'),
  continuation: z.string().optional().describe('stand-in for the shell ticket, 30 minutes'),
  remark: z.string().optional().describe('what staff wrote, for a disabled account'),
  second_steps: z
    .array(z.enum(SECOND_STEPS))
    .optional()
    .describe('totp_required, second_step_needed: what may come with what was asked'),
  key_request: keyRequest.optional().describe('the same: what a security key or a passkey is to sign'),
  minimum: z.int().optional().describe('minor units'),
  maximum: z.int().optional().describe('minor units'),
  available: z.int().optional().describe('minor units'),
});
export type FailureData = z.output<typeof failureData>;

/** What every answer is wrapped in (docs/domain/README.md#envelope). */
export interface Envelope<Data> {
  readonly code: number;
  readonly msg: string;
  readonly data: Data;
}
