import { ApiError } from '@fairlead/contract/client';
import type { FieldReason, Reason } from '@fairlead/vocabulary';
import { CODE } from '@fairlead/vocabulary';
import type { Unanswered } from '../api/idempotency';

/** Codes of an account that may not be used. */
export type BlockedCode = 402 | 403 | 404;

/** What a person is told, in the order in which it is looked for: phrase, server's words, general phrase. */
export interface Told {
  readonly reason?: Reason;
  readonly fieldReason?: FieldReason;
  readonly serverText?: string;
  readonly fallback:
    | 'api.code.400'
    | 'api.code.500'
    | 'api.code.503'
    | 'api.code.4001'
    | 'api.network'
    | 'api.other'
    | Unanswered['fallback'];
  /** When a lock lifts, ISO 8601 UTC. */
  readonly until?: string;
  readonly triesLeft?: number;
}

/** What happens on the screen when a call failed. */
export type Presentation =
  | { readonly kind: 'toast'; readonly told: Told }
  | {
      readonly kind: 'blocked';
      readonly code: BlockedCode;
      readonly language: string | undefined;
      readonly remark: string | undefined;
    }
  | { readonly kind: 'welcome'; readonly language: string | undefined }
  | { readonly kind: 'signed-out'; readonly told: Told; readonly signOut: boolean };

export interface Where {
  /** `/entry` and `/ad-welcome`. */
  readonly onEntryRoute: boolean;
  /** How the stored person came in. */
  readonly entry: string | undefined;
}

const isBlocked = (code: number): code is BlockedCode =>
  code === CODE.accountNotActivated || code === CODE.accountDisabled || code === CODE.accountDeleted;

/** Whether a call was refused for the state of the account. */
export const isAccountRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'code' && isBlocked(error.code);

/** By what it brings: the login has no use for the class, nor for its words. */
const isUnanswered = (error: ApiError): error is Unanswered => 'fallback' in error;

const fallbackOf = (error: ApiError): Told['fallback'] => {
  if (isUnanswered(error)) return error.fallback;
  if (error.kind === 'network') return 'api.network';
  if (error.code === CODE.invalid) return 'api.code.400';
  if (error.code >= 500 && error.code < 600) return 'api.code.500';
  return 'api.other';
};

const toldOf = (error: ApiError): Told => {
  const { reason, fields, until, tries_left: triesLeft } = error.data;
  // One refused field says more than "check the fields".
  const fieldReason = reason === 'invalid_fields' ? Object.values(fields ?? {})[0] : undefined;
  return {
    fallback: fallbackOf(error),
    ...(fieldReason ? { fieldReason } : {}),
    ...(reason && !fieldReason ? { reason } : {}),
    // The text of a bare HTTP status is a proxy's, in English.
    ...(error.message && error.kind === 'code' ? { serverText: error.message } : {}),
    ...(until ? { until } : {}),
    ...(triesLeft === undefined ? {} : { triesLeft }),
  };
};

/**
 * What a failed call does to the screen (docs/domain/errors.md#what-the-app-does). Knows nothing of how it is
 * shown.
 */
export const presentError = (error: unknown, where: Where): Presentation => {
  if (!(error instanceof ApiError)) return { kind: 'toast', told: { fallback: 'api.other' } };
  // Account and session codes count in an envelope only; as HTTP statuses they mean something else.
  if (error.kind !== 'code') return { kind: 'toast', told: toldOf(error) };
  if (isBlocked(error.code)) {
    const { lang: language, remark } = error.data;
    return { kind: 'blocked', code: error.code, language, remark };
  }
  if (error.code === CODE.unauthenticated) {
    if (where.onEntryRoute) return { kind: 'welcome', language: error.data.lang };
    return { kind: 'signed-out', told: { fallback: 'api.code.503' }, signOut: true };
  }
  if (error.code === CODE.tokenExpired) {
    const told: Told = { fallback: 'api.code.503' };
    return { kind: 'signed-out', told, signOut: where.entry !== 'shell' };
  }
  if (error.code === CODE.userExists) return { kind: 'toast', told: { fallback: 'api.code.4001' } };
  return { kind: 'toast', told: toldOf(error) };
};
