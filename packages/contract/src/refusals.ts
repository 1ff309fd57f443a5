import type { Reason } from '@fairlead/vocabulary';
import { CODE, type Code } from '@fairlead/vocabulary';
import type { Call } from './core';
import type { Surface } from './routes';

/** Reasons whose envelope code is not 405, "data error" (docs/domain/errors.md#codes). */
const CODES: { readonly [R in Reason]?: Code } = {
  malformed_body: CODE.invalid,
  unsupported_media_type: CODE.invalid,
  too_large: CODE.invalid,
  throttled: CODE.invalid,
  not_ready: CODE.serverError,
  server_error: CODE.serverError,
  money_writes_stopped: CODE.serverError,
  wallet_frozen: CODE.serverError,
  not_authorized: CODE.unauthenticated,
  unknown_shell_identity: CODE.unauthenticated,
  shell_ticket_invalid: CODE.unauthenticated,
  signature_invalid: CODE.unauthenticated,
  totp_required: CODE.unauthenticated,
  token_expired: CODE.tokenExpired,
  account_not_activated: CODE.accountNotActivated,
  account_disabled: CODE.accountDisabled,
  account_deleted: CODE.accountDeleted,
  idempotency_key_missing: CODE.invalid,
  idempotency_key_reused: CODE.invalid,
  invalid_fields: CODE.invalid,
  wrong_credentials: CODE.invalid,
  username_exists: CODE.userExists,
  license_key_invalid: CODE.invalid,
  authorization_code_not_found: CODE.invalid,
  wrong_old_password: CODE.invalid,
  wrong_login_password: CODE.invalid,
  sign_in_not_fresh: CODE.invalid,
  second_step_needed: CODE.invalid,
  second_step_wrong: CODE.invalid,
  passkey_refused: CODE.invalid,
  wrong_transaction_password: CODE.invalid,
  transaction_password_locked: CODE.invalid,
  withdrawal_amount_out_of_range: CODE.invalid,
  put_amount_out_of_range: CODE.invalid,
  put_amount_invalid: CODE.invalid,
  operation_id_invalid: CODE.invalid,
  acceptance_code_wrong: CODE.invalid,
  image_too_large: CODE.invalid,
  not_an_image: CODE.invalid,
  file_type_refused: CODE.invalid,
  file_acts: CODE.invalid,
  file_unreadable: CODE.invalid,
  guest_case_unknown: CODE.invalid,
  recovery_link_invalid: CODE.invalid,
};

/** The envelope's code for a refusal of an app call. */
export const codeOf = (reason: Reason): Code => CODES[reason] ?? CODE.dataError;

/** HTTP statuses where there is no call, the same on every surface (docs/domain/errors.md#http-statuses). */
const WITHOUT_CALL: { readonly [R in Reason]?: number } = {
  not_found: 404,
  too_large: 413,
  file_lost: 410,
  throttled: 429,
  not_ready: 503,
};

/** Staff calls answer with ordinary HTTP statuses; what is not named here is a conflict with the present state. */
const STAFF_STATUS: { readonly [R in Reason]?: number } = {
  no_such_data: 404,
  role_missing: 403,
  same_person: 403,
  decides_later: 403,
  first_password: 403,
  provider_demanded: 403,
  identity_demanded: 403,
  identity_unknown: 403,
  wrong_credentials: 401,
  token_expired: 401,
  unsupported_media_type: 415,
};

const ordinaryStatus = (reason: Reason): number => {
  const named = WITHOUT_CALL[reason] ?? STAFF_STATUS[reason];
  if (named !== undefined) return named;
  const code = codeOf(reason);
  return code === CODE.dataError || code === CODE.userExists ? 409 : code;
};

/** HTTP status and envelope code of a refusal: app calls answer 200, staff's and networks' by HTTP. */
export const statusOf = (
  surface: Surface,
  reason: Reason,
): { readonly http: number; readonly code: number } => {
  if (surface === 'app') return { http: WITHOUT_CALL[reason] ?? 200, code: codeOf(reason) };
  const http = ordinaryStatus(reason);
  return { http, code: http };
};

const BY_ACCESS: { readonly [Kind in Call['access']['kind']]: readonly Reason[] } = {
  public: [],
  guest: [],
  network: [],
  holder: ['not_authorized', 'token_expired', 'account_not_activated', 'account_disabled', 'account_deleted'],
  holder_or_blocked: ['not_authorized', 'token_expired'],
  staff: [
    'not_authorized',
    'token_expired',
    'role_missing',
    'first_password',
    'totp_required',
    'identity_demanded',
  ],
};

/** Every refusal that a call can answer: its own, and those that its access, method and transport bring. */
export const refusalsOf = (call: Call): readonly Reason[] => {
  const body: readonly Reason[] =
    call.method === 'POST' ? ['malformed_body', 'unsupported_media_type', 'too_large'] : [];
  const key: readonly Reason[] = call.idempotent ? ['idempotency_key_missing', 'idempotency_key_reused'] : [];
  const closing: readonly Reason[] =
    call.idempotent && call.access.kind === 'holder' ? ['account_closing'] : [];
  const common: readonly Reason[] = ['invalid_fields', 'throttled', 'not_ready', 'server_error'];
  return [
    ...new Set([...call.reasons, ...key, ...closing, ...BY_ACCESS[call.access.kind], ...body, ...common]),
  ];
};
